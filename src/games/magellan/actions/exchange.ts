import { discardFromHand, drawCards } from '../cards.ts';
import { mostExchanged } from '../data.ts';
import { endExchange } from '../flow.ts';
import { refuse } from '../refuse.ts';
import { cardsOf, inHand } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** M5.4 A up to three cards of the hand against as many of the pile. */
export const exchange: Rule<'exchange'> = {
  refusal(state, seat, { cards }) {
    const refused = notAsked(state, seat, 'exchange');
    if (refused) return refused;
    if (cards.length > mostExchanged) return refuse('M5.4', 'tooManyExchanged', { most: mostExchanged });
    for (const card of cards)
      if (cards.filter((other) => other === card).length > inHand(state, seat, card))
        return refuse('M5.4', 'cardNotHeld', { card });
    return undefined;
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'exchange')) return [];
    const cards = { kind: 'some', of: cardsOf(state.hands, seat), least: 0, most: mostExchanged } as const;
    return [{ form: 'exchange', slots: { cards }, proposal: { type: 'exchange', cards: [] } }];
  },

  play(state, seat, { cards }, random, emit) {
    for (const card of cards) discardFromHand(state, seat, card);
    emit?.(cards.length ? { type: 'exchanged', seat, cards, reveals: true } : { type: 'exchanged', seat, cards });
    drawCards(state, seat, cards.length, 'exchange', random, emit);
    endExchange(state, random, emit);
  },
};
