import { endPizarro } from '../ending.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** M5.2 B the sum so far counts. */
export const stop: Rule<'stop'> = {
  refusal: (state, seat) => notAsked(state, seat, 'pizarro'),
  choices: (state, seat) =>
    isAsked(state, seat, 'pizarro')
      ? [{ action: { type: 'stop' }, effect: { points: state.turned.reduce((sum, value) => sum + value, 0) } }]
      : [],
  play(state, _seat, _action, random, emit) {
    endPizarro(state, random, emit);
  },
};
