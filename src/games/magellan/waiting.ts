import type { Seat } from '../../core/game.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import type { Stage, State } from './state.ts';

/** Who must decide now. */
export function waiting(state: State): readonly Seat[] {
  return state.stage === 'over' ? [] : [state.seat];
}

/** Why a seat has no say in this stage; the first look of every action. */
export function notAsked(state: State, seat: Seat, stage: Stage): Refusal | undefined {
  if (state.stage === 'over') return houseRefusal('over', {});
  return isAsked(state, seat, stage) ? undefined : houseRefusal('notAsked', {});
}

export function isAsked(state: State, seat: Seat, stage: Stage): boolean {
  return state.stage === stage && state.seat === seat;
}
