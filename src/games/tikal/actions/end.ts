/** T2.1: a turn ends only when its player says so. */

import { endTurn } from '../flow.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const end: Rule<'end'> = {
  refusal: (state, seat) => notAsked(state, seat, 'act'),

  choices(state, seat) {
    if (!isAsked(state, seat, 'act')) return [];
    return [state.ap > 0 ? { action: { type: 'end' }, warning: 'unspent' } : { action: { type: 'end' } }];
  },

  play(state, _seat, _action, _random, emit) {
    endTurn(state, emit);
  },
};
