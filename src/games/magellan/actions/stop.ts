import type { ActionRule } from '../../../core/rules.ts';
import type { ActionOf } from '../action.ts';
import { endPizarro } from '../ending.ts';
import type { MagellanEvent } from '../event.ts';
import type { State } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';

/** M5.2 B the sum so far counts. */
export const stop: ActionRule<State, ActionOf<'stop'>, MagellanEvent> = {
  refusal: (state, seat) => notAsked(state, seat, 'pizarro'),
  choices: (state, seat) =>
    isAsked(state, seat, 'pizarro')
      ? [{ action: { type: 'stop' }, effect: { points: state.turned.reduce((sum, value) => sum + value, 0) } }]
      : [],
  play(state, _seat, _action, random, emit) {
    endPizarro(state, random, emit);
  },
};
