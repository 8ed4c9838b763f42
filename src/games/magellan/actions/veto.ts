import type { ActionRule } from '../../../core/rules.ts';
import type { ActionOf } from '../action.ts';
import { bump } from '../cards.ts';
import type { MagellanEvent } from '../event.ts';
import { turnUp } from '../flow.ts';
import type { State } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';

/** M5.1 the card goes under the stack, the Columbus card is used up, the next card is turned up. */
export const veto: ActionRule<State, ActionOf<'veto'>, MagellanEvent> = {
  refusal: (state, seat) => notAsked(state, seat, 'veto'),
  choices: (state, seat) =>
    isAsked(state, seat, 'veto')
      ? [{ action: { type: 'veto' }, effect: { vetoesLeft: (state.vetoes[seat] as number) - 1 } }]
      : [],
  play(state, seat, _action, random, emit) {
    bump(state.vetoes, seat, -1);
    state.stack.unshift(state.card);
    state.vetoed += 1;
    emit?.({ type: 'vetoed', seat, explorer: state.card });
    turnUp(state, random, emit);
  },
};
