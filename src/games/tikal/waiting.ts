/** Whom the game waits for, and the refusals that come before every rule: over, not asked, another phase. */
import type { Seat } from '../../core/game.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import { refuse } from './refuse.ts';
import type { Phase, TikalState } from './state.ts';

export function waiting(state: TikalState): readonly Seat[] {
  return state.phase === 'over' ? [] : [state.seat];
}

/** Whether the game waits for this seat in this phase. */
export function isAsked(state: TikalState, seat: Seat, phase: Phase): boolean {
  return state.phase === phase && state.seat === seat;
}

export function notAsked(state: TikalState, seat: Seat, phase: Phase): Refusal | undefined {
  if (state.phase === 'over') return houseRefusal('over', {});
  if (state.seat !== seat) return houseRefusal('notAsked', {});
  if (state.phase === phase) return undefined;
  switch (state.phase) {
    case 'place':
      return refuse('T2.1', 'tileFirst', {});
    case 'auction':
      return refuse('T8.2', 'auctionFirst', {});
    case 'choose':
      return refuse('T8.2', 'chooseFirst', {});
    case 'act':
      return refuse('T2.1', 'actionsNow', {});
  }
}
