/** The one standing order: "end my turn for me when there is nothing left to do in it". */
import * as v from 'valibot';
import type { Orders, Seat } from '../../core/game.ts';
import { reader } from '../../core/read.ts';
import type { TalAction } from './action.ts';
import { figuresEach, overseersEach } from './data.ts';
import { siteOf } from './map.ts';
import { canBuild, canSteal, canTakeOver } from './rights.ts';
import { figureAt, hasFreePlace, hasMoved, type State } from './state.ts';
import { mustDecide } from './waiting.ts';

const schema = v.strictObject({ kind: v.literal('finish') });
export type TalOrder = v.InferOutput<typeof schema>;

export const orders: Orders<State, TalAction, TalOrder> = {
  read: reader(schema),
  answer: (state, seat) => (mustDecide(state, seat) && !canDoMore(state, seat) ? { type: 'done' } : undefined),
  lapsed: (state) => state.phase === 'over',
};

function canDoMore(state: State, seat: Seat): boolean {
  switch (state.phase) {
    case 'overseers':
      return canMove(state, seat, 0, overseersEach);
    case 'workers':
      return canMove(state, seat, overseersEach, figuresEach);
    case 'steal':
      return canSteal(state, seat);
    case 'takeOver':
      return canTakeOver(state, seat);
    case 'build':
      return canBuild(state, seat);
    default:
      return true;
  }
}

/** With a point left any figure can at least leave its site or area; with none it can still change places within a frame. */
function canMove(state: State, seat: Seat, from: number, to: number): boolean {
  for (let figure = from; figure < to; figure++) {
    if (hasMoved(state, figure)) continue;
    const site = siteOf(figureAt(state, seat, figure));
    if (state.points > 0 || (site > 0 && hasFreePlace(state, site))) return true;
  }
  return false;
}
