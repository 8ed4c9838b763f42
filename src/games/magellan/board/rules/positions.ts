/** Positions for pictures and for trying: real games by the real rules, played by chance from fixed seeds. */
import type { Config } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import type { Positions, StartPosition } from '../../../../ui/learning.ts';
import { pizarro, vascoDaGama } from '../../data.ts';
import { magellan } from '../../index.ts';
import { sample } from '../../sample/index.ts';
import type { State } from '../../state.ts';

/** How far the game of each position has come. */
const until: Readonly<Record<string, (state: State) => boolean>> = {
  start: () => true,
  auction: (state) => state.stage === 'bid' && state.highBid >= 5,
  paying: (state) => state.stage === 'pay' && state.highBid >= 11,
  ships: (state) =>
    state.phase === 1 && state.stage === 'bid' && state.ships.filter((place) => place >= 0 && place % 3 === 1).length >= 4,
  voyage: (state) => state.phase === 1 && state.stage === 'bid' && [0, 1].every((place) => state.ships.includes(place)),
  /** M5.5: a ship on the left half of I, another on the right half of II. */
  halves: (state) =>
    state.stage === 'bid' &&
    [1, 2].every((half, phase) =>
      state.ships.some((place, ship) => place === vascoDaGama * 3 + phase && state.halves[ship] === half),
    ),
  veto: (state) => state.stage === 'veto',
  exchange: (state) => state.stage === 'exchange',
  explorers: (state) => state.phase === 2 && state.stage === 'bid',
  pizarro: (state) => state.stage === 'pizarro' && state.turned.length === 2,
  lastCard: (state) => state.phase === 2 && state.stack.length === 0 && state.stage === 'bid' && state.card !== pizarro,
  end: (state) => state.stage === 'over',
};

/** On which sides the boards lie, where not on A. */
const sides: Readonly<Record<string, Config['options']>> = {
  explorers: { board1: 'A', board2: 'B' },
  halves: { board1: 'A', board2: 'B' },
  pizarro: { board1: 'B', board2: 'A' },
};

const configOf = (name: string): Config => ({ players: 4, options: sides[name] ?? { board1: 'A', board2: 'A' }, rules: 1 });

export function positionOf(name: string): State {
  const reached = until[name] ?? (() => true);
  for (let seed = 7; ; seed++) {
    const random = fastRandom(seed);
    const state = magellan.setup(configOf(name), random);
    while (!reached(state) && state.stage !== 'over') magellan.play(state, state.seat, sample(state, state.seat, random), random);
    if (reached(state)) return state;
  }
}

/** Whoever is asked there is the learner. */
function toTry(name: string): StartPosition {
  const state = positionOf(name);
  return { config: configOf(name), state, seat: state.seat };
}

const names = ['auction', 'paying', 'veto', 'ships', 'exchange', 'explorers', 'pizarro', 'lastCard'];
export const positions: Positions = Object.fromEntries(names.map((name) => [name, () => toTry(name)]));
