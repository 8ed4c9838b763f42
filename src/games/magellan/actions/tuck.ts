import { bump, takeFromHand } from '../cards.ts';
import { crownsOf } from '../data.ts';
import { endSale } from '../flow.ts';
import { seen } from '../memory.ts';
import { refuse } from '../refuse.ts';
import { tuckUnder } from '../stacks.ts';
import { cardsOf, inHand } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** M5.3 A a card of the hand goes face down under the stack of the ship that moved. */
export const tuck: Rule<'tuck'> = {
  refusal(state, seat, { card }) {
    const refused = notAsked(state, seat, 'tuck');
    if (refused) return refused;
    return inHand(state, seat, card) ? undefined : refuse('M5.3', 'cardNotHeld', { card });
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'tuck')) return [];
    const times = state.phase + 1;
    return [...new Set(cardsOf(state.hands, seat))].map((card) => ({
      action: { type: 'tuck', card },
      piece: `card ${card}`,
      effect: { crowns: crownsOf[card]! * times },
    }));
  },

  play(state, seat, { card }, random, emit) {
    const ship = state.moving % 6;
    if (state.open[seat]) {
      takeFromHand(state, seat, card);
      tuckUnder(state, state.moving, card + seen);
      emit?.({ type: 'tuckedOpen', seat, ship, card });
    } else {
      bump(state.hands, seat * 9 + card - 1, -1);
      tuckUnder(state, state.moving, card);
      emit?.({ type: 'tucked', seat, ship, secret: { to: [seat], card } });
    }
    endSale(state, random, emit);
  },
};
