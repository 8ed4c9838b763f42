/** Positions for the pictures: real games by the real rules, played by chance from a fixed seed. */
import type { Config } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import { magellan } from '../../index.ts';
import type { State } from '../../state.ts';

/** How far each picture's game has come. */
const until: Readonly<Record<string, (state: State) => boolean>> = {
  start: () => true,
  auction: (state) => state.stage === 'bid' && state.highBid >= 5,
  ships: (state) =>
    state.phase === 1 && state.stage === 'bid' && state.ships.filter((place) => place >= 0 && place % 3 === 1).length >= 4,
  explorers: (state) => state.phase === 2 && state.stage === 'bid',
  end: (state) => state.stage === 'over',
};

export function positionOf(picture: string): State {
  const config: Config = { players: 4, options: { board1: 'A', board2: picture === 'explorers' ? 'B' : 'A' }, rules: 1 };
  const random = fastRandom(7);
  const state = magellan.setup(config, random);
  const reached = until[picture] ?? (() => true);
  while (!reached(state) && state.stage !== 'over')
    magellan.play(state, state.seat, magellan.sample(state, state.seat, random), random);
  return state;
}
