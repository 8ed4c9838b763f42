/** T8.2: who passes is out of this auction. */

import { passAuction } from '../auction.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const pass: Rule<'pass'> = {
  refusal: (state, seat) => notAsked(state, seat, 'auction'),

  choices: (state, seat) => (isAsked(state, seat, 'auction') ? [{ action: { type: 'pass' } }] : []),

  play(state, seat, _action, _random, emit) {
    passAuction(state, seat, emit);
  },
};
