import type { Seat } from '../../core/game.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import type { ActionRule } from '../../core/rules.ts';
import type { Action, ActionOf } from './action.ts';
import type { CortezEvent } from './event.ts';
import type { Reasons } from './message-keys.ts';
import type { Phase, Stage, State } from './state.ts';

/** One kind of action of this game. */
export type Rule<T extends Action['type']> = ActionRule<State, ActionOf<T>, CortezEvent>;

/** A refusal of this game, with the paragraph it rests on. */
export function no<K extends keyof Reasons>(rule: string, reason: K, details: Reasons[K]): Refusal {
  return { rule, reason, details: details as Refusal['details'] };
}

/** Refuses everything once the game is over. */
export function whenOver(state: State): Refusal | undefined {
  return state.phase === 'over' ? houseRefusal('over', {}) : undefined;
}

export function notAsked(state: State): Refusal {
  return whenOver(state) ?? houseRefusal('notAsked', {});
}

/** Whether the active player is asked in that phase. */
export function isActiveIn(state: State, seat: Seat, phase: Phase): boolean {
  return state.phase === phase && state.active === seat;
}

/** Whether a fight is at that stage and asks this seat. */
export function isAtStage(state: State, seat: Seat, stage: Stage): boolean {
  const { fight } = state;
  if (state.phase !== 'fight' || fight?.stage !== stage) return false;
  return (fight.side === 0 ? fight.attacker : fight.defender) === seat;
}
