import type { ActionRule } from '../../../core/rules.ts';
import type { ActionOf } from '../action.ts';
import type { MagellanEvent } from '../event.ts';
import { askForVetoes } from '../flow.ts';
import type { State } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';

/** M5.1 the owner of a veto lets the card be sold. */
export const waive: ActionRule<State, ActionOf<'waive'>, MagellanEvent> = {
  refusal: (state, seat) => notAsked(state, seat, 'veto'),
  choices: (state, seat) => (isAsked(state, seat, 'veto') ? [{ action: { type: 'waive' } }] : []),
  play(state, seat, _action, random, emit) {
    state.waived[seat] = 1;
    emit?.({ type: 'waived', seat });
    askForVetoes(state, random, emit);
  },
};
