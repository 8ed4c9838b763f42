/** Positions for pictures and for trying: real games by the real rules, played by chance from fixed seeds. */
import { at } from '../../../../core/at.ts';
import type { Config, Seat } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import type { Positions, StartPosition } from '../../../../ui/learning.ts';
import type { Action } from '../../action.ts';
import { weapon } from '../../data.ts';
import { cortez } from '../../index.ts';
import { isCity } from '../../map.ts';
import { sample } from '../../sample/index.ts';
import { fighterOf, type State, supplyOf, warsOf } from '../../state.ts';

/** How far the game of each position has come. */
const until: Readonly<Record<string, (state: State) => boolean>> = {
  start: () => true,
  turn: (state) => state.phase === 'act' && state.turn > 6,
  move: (state) => state.phase === 'act' && state.turn > 8 && wayFor(state, state.active) !== undefined,
  fight: (state) => state.fight?.stage === 'exchange' && state.fight.weapons.every((count) => count > 0),
  exchange: (state) => {
    const { fight } = state;
    if (fight?.stage !== 'exchange' || fight.passes > 0) return false;
    const seat = fighterOf(fight, fight.side);
    return warsOf(state, seat) > 2 && supplyOf(state, seat, weapon) > 1;
  },
  defence: (state) => state.fight?.stage === 'ready' && state.fight.standIn === 0 && warsOf(state, state.fight.defender) > 3,
  auction: (state) => state.phase === 'auction' && state.bid > 3,
  event: (state) => state.phase === 'bridges' && state.bridges.filter((whole) => !whole).length > 1,
  end: (state) => state.phase === 'over',
};

const config: Config = { players: 4, options: { majority: 'aztec' }, first: 0, rules: 2 };

export function positionOf(name: string): State {
  const reached = until[name] ?? (() => true);
  for (let seed = 1; seed < 60; seed++) {
    const random = fastRandom(seed);
    const state = cortez.setup(config, random);
    while (!reached(state) && state.phase !== 'over') {
      const seat = cortez.waiting(state)[0] ?? 0;
      cortez.play(state, seat, sample(state, seat, random), random);
    }
    if (reached(state)) return state;
  }
  throw new Error(`The position “${name}” never came.`);
}

/** A longer way with a price, to be drawn. */
export function wayFor(state: State, seat: Seat): Action | undefined {
  for (const choice of cortez.choices(state, seat)) {
    if ('form' in choice || choice.action.type !== 'move' || !choice.price || !choice.way) continue;
    if (choice.way.length > 9 && choice.effect?.fight && isCity(choice.action.to)) return choice.action;
  }
  return undefined;
}

/** Whoever is asked there is the learner. */
function toTry(name: string): StartPosition {
  const state = positionOf(name);
  return { config, state, seat: at(cortez.waiting(state), 0) };
}

const names = ['move', 'exchange', 'defence', 'event', 'auction'];
export const positions: Positions = Object.fromEntries(names.map((name) => [name, () => toTry(name)]));
