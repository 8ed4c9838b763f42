import { continueAuction } from '../flow.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** M2.3 who passes is out of this auction. */
export const pass: Rule<'pass'> = {
  refusal: (state, seat) => notAsked(state, seat, 'bid'),
  choices: (state, seat) => (isAsked(state, seat, 'bid') ? [{ action: { type: 'pass' } }] : []),
  play(state, seat, _action, random, emit) {
    state.passed[seat] = 1;
    emit?.({ type: 'passed', seat, explorer: state.card });
    continueAuction(state, random, emit);
  },
};
