/** Whom the game waits for, and the refusals that come before every rule: over, not asked, another phase. */
import type { Seat } from '../../core/game.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import { hasDecided } from './overseers.ts';
import { refuse } from './refuse.ts';
import type { Phase, State } from './state.ts';

const alone: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const none: readonly Seat[] = [];

export function waiting(state: State): readonly Seat[] {
  if (state.phase === 'over') return none;
  if (state.phase !== 'orders') return alone[state.turn]!;
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players; seat++) if (!hasDecided(state, seat)) seats.push(seat);
  return seats;
}

export function mustDecide(state: State, seat: Seat): boolean {
  if (state.phase === 'over') return false;
  return state.phase === 'orders' ? !hasDecided(state, seat) : state.turn === seat;
}

export function isAsked(state: State, seat: Seat, phase: Phase): boolean {
  return state.phase === phase && mustDecide(state, seat);
}

/** Why the seat cannot act in that phase now. */
export function notAsked(state: State, seat: Seat, phase: Phase): Refusal | undefined {
  if (state.phase === 'over') return houseRefusal('over', {});
  if (!mustDecide(state, seat)) return houseRefusal('notAsked', {});
  return state.phase === phase ? undefined : refuse('K1.5', 'otherPhase', { phase: state.phase });
}
