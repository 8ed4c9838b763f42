/** A player has done what he wants in this phase; unused points lapse (K2.2), unused blocks go to the pharaoh (K3.8). */
import { houseRefusal } from '../../../core/refusal.ts';
import type { ActionRule } from '../../../core/rules.ts';
import type { ActionOf } from '../action.ts';
import { figuresEach, overseersEach } from '../data.ts';
import type { TalEvent } from '../event.ts';
import { moveOn } from '../flow.ts';
import type { Warning } from '../message-keys.ts';
import { canBuild } from '../rights.ts';
import type { Phase, State } from '../state.ts';
import { hasMoved } from '../table.ts';
import { isAsked, no } from '../waiting.ts';

type Done = ActionOf<'done'>;

const inSteps: readonly Phase[] = ['overseers', 'workers', 'steal', 'takeOver', 'build'];

export const done: ActionRule<State, Done, TalEvent> = {
  refusal(state, seat) {
    if (state.phase === 'over') return houseRefusal('over', {});
    if (!isAsked(state, seat)) return houseRefusal('notAsked', {});
    return inSteps.includes(state.phase) ? undefined : no('K1.5', 'otherPhase', { phase: state.phase });
  },

  choices(state, seat) {
    if (!isAsked(state, seat) || !inSteps.includes(state.phase)) return [];
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
