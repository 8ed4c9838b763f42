import type { ActionRule } from '../../../core/rules.ts';
import type { ActionOf } from '../action.ts';
import { pizarroLimit } from '../data.ts';
import { turnMoney } from '../ending.ts';
import type { MagellanEvent } from '../event.ts';
import type { State } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';

/** M5.2 B one more card for Pizarro. */
export const turn: ActionRule<State, ActionOf<'turn'>, MagellanEvent> = {
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
