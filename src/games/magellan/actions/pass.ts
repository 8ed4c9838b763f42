import type { ActionRule } from '../../../core/rules.ts';
import type { ActionOf } from '../action.ts';
import type { MagellanEvent } from '../event.ts';
import { continueAuction } from '../flow.ts';
import type { State } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';

/** M2.3 who passes is out of this auction. */
export const pass: ActionRule<State, ActionOf<'pass'>, MagellanEvent> = {
  refusal: (state, seat) => notAsked(state, seat, 'bid'),
  choices: (state, seat) => (isAsked(state, seat, 'bid') ? [{ action: { type: 'pass' } }] : []),
  play(state, seat, _action, random, emit) {
    state.passed[seat] = 1;
    emit?.({ type: 'passed', seat, explorer: state.card });
    continueAuction(state, random, emit);
  },
};
