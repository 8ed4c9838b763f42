import { pizarroLimit } from '../data.ts';
import { turnMoney } from '../ending.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** M5.2 B one more card for Pizarro. */
export const turn: Rule<'turn'> = {
  refusal: (state, seat) => notAsked(state, seat, 'pizarro'),
  choices(state, seat) {
    if (!isAsked(state, seat, 'pizarro')) return [];
    const room = pizarroLimit - state.turned.reduce((sum, value) => sum + value, 0);
    return [{ action: { type: 'turn' }, effect: { room }, ...(room === 0 ? { warning: 'certainBust' } : {}) }];
  },
  play(state, _seat, _action, random, emit) {
    turnMoney(state, random, emit);
  },
};
