import type { Seat } from '../../core/game.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import { question } from './question.ts';
import { refuse } from './refuse.ts';
import type { Stage, State } from './state.ts';

/** Who must decide now. */
export function waiting(state: State): readonly Seat[] {
  return state.stage === 'over' ? [] : [state.seat];
}

/** Why a seat has no say in this stage; the first look of every action. */
export function notAsked(state: State, seat: Seat, stage: Stage): Refusal | undefined {
  if (state.stage === 'over') return houseRefusal('over', {});
  if (state.stage === stage && state.seat === seat) return undefined;
  const asked = question(state, seat);
  if (!asked) return houseRefusal('notAsked', {});
  return refuse(ruleOf[state.stage], 'askedElse', { ...asked.details, asked: asked.kind });
}

/** The paragraph that asks what a stage asks. */
const ruleOf: Readonly<Record<Exclude<Stage, 'over'>, string>> = {
  veto: 'M5.1',
  bid: 'M2.3',
  pay: 'M2.7',
  ship: 'M3.1',
  half: 'M5.5',
  tuck: 'M5.3',
  exchange: 'M5.4',
  pizarro: 'M5.2',
};

export function isAsked(state: State, seat: Seat, stage: Stage): boolean {
  return state.stage === stage && state.seat === seat;
}
