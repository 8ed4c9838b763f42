/** T8.2: who passes is out of this auction. */
import type { Rule } from '../action.ts';
import { passAuction } from '../auction.ts';
import { isAsked, notAsked } from './asked.ts';

export const pass: Rule<'pass'> = {
  refusal: (state, seat) => notAsked(state, seat, 'auction'),

  choices: (state, seat) => (isAsked(state, seat, 'auction') ? [{ action: { type: 'pass' } }] : []),

  play(state, seat, _action, _random, emit) {
    passAuction(state, seat, emit);
  },
};
