import { askForVetoes } from '../flow.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** M5.1 the owner of a veto lets the card be sold. */
export const waive: Rule<'waive'> = {
  refusal: (state, seat) => notAsked(state, seat, 'veto'),
  choices: (state, seat) => (isAsked(state, seat, 'veto') ? [{ action: { type: 'waive' } }] : []),
  play(state, seat, _action, random, emit) {
    state.waived[seat] = 1;
    emit?.({ type: 'waived', seat });
    askForVetoes(state, random, emit);
  },
};
