/** A player has done what he wants in this phase; unused points lapse (K2.2), unused blocks go to the pharaoh (K3.8). */
import { houseRefusal } from '../../../core/refusal.ts';
import { figuresEach, overseersEach } from '../data.ts';
import { moveOn } from '../flow.ts';
import type { Warning } from '../message-keys.ts';
import { refuse } from '../refuse.ts';
import { canBuild } from '../rights.ts';
import { hasMoved, type Phase, type State } from '../state.ts';
import { mustDecide } from '../waiting.ts';
import type { Rule } from './rule.ts';

const inSteps: readonly Phase[] = ['overseers', 'workers', 'steal', 'takeOver', 'build'];

export const done: Rule<'done'> = {
  refusal(state, seat) {
    if (state.phase === 'over') return houseRefusal('over', {});
    if (!mustDecide(state, seat)) return houseRefusal('notAsked', {});
    return inSteps.includes(state.phase) ? undefined : refuse('K1.5', 'otherPhase', { phase: state.phase });
  },

  choices(state, seat) {
    if (!mustDecide(state, seat) || !inSteps.includes(state.phase)) return [];
    const warning = warningOf(state, seat);
    return [warning ? { action: { type: 'done' }, warning } : { action: { type: 'done' } }];
  },

  play(state, seat, _action, random, emit) {
    emit?.({ type: 'done', seat, phase: state.phase });
    moveOn(state, random, emit);
  },
};

function warningOf(state: State, seat: number): Warning | undefined {
  if (state.phase === 'build') return canBuild(state, seat) ? 'blocksLeft' : undefined;
  const [from, to] = state.phase === 'overseers' ? [0, overseersEach] : [overseersEach, figuresEach];
  for (let figure = from; figure < to; figure++) if (state.points > 0 && !hasMoved(state, figure)) return 'pointsLeft';
  return undefined;
}
