import type { Seat } from '../../../core/game.ts';
import { shipsPerPlayer } from '../data.ts';
import { moveShip, placeName } from '../flow.ts';
import { refuse } from '../refuse.ts';
import { comesFrom, type State } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** M3.1 which of several ships moves on. */
export const ship: Rule<'ship'> = {
  refusal(state, seat, action) {
    const refused = notAsked(state, seat, 'ship');
    if (refused) return refused;
    return canMove(state, seat, action.ship) ? undefined : refuse('M3.1', 'shipNotThere', { from: placeName(comesFrom(state)) });
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'ship')) return [];
    const at = placeName(comesFrom(state));
    const own = Array.from({ length: shipsPerPlayer }, (_, number) => number).filter((number) => canMove(state, seat, number));
    return own.map((number) => ({ action: { type: 'ship', ship: number }, at, piece: `ship ${number}` }));
  },

  play(state, seat, action, random, emit) {
    moveShip(state, seat * shipsPerPlayer + action.ship, random, emit);
  },
};

function canMove(state: State, seat: Seat, number: number): boolean {
  return state.ships[seat * shipsPerPlayer + number] === comesFrom(state);
}
