import { bump } from '../cards.ts';
import { turnUp } from '../flow.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** M5.1 the card goes under the stack, the Columbus card is used up, the next card is turned up. */
export const veto: Rule<'veto'> = {
  refusal: (state, seat) => notAsked(state, seat, 'veto'),
  choices: (state, seat) =>
    isAsked(state, seat, 'veto') ? [{ action: { type: 'veto' }, effect: { vetoesLeft: state.vetoes[seat]! - 1 } }] : [],
  play(state, seat, _action, random, emit) {
    bump(state.vetoes, seat, -1);
    state.stack.unshift(state.card);
    state.vetoed += 1;
    emit?.({ type: 'vetoed', seat, explorer: state.card });
    turnUp(state, random, emit);
  },
};
