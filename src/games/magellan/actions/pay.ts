import type { Seat } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { ActionOf } from '../action.ts';
import { bump, takeFromHand } from '../cards.ts';
import { findShip } from '../flow.ts';
import { cheapestPayment } from '../payment.ts';
import { refuse } from '../refuse.ts';
import { cardsOf, currentField, inHand, type State } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

type Pay = ActionOf<'pay'>;

/** M2.7 the buyer pays; under Magellan B one of the cards goes under the stack (M5.3). */
export const pay: Rule<'pay'> = {
  refusal(state, seat, action) {
    return (
      notAsked(state, seat, 'pay') ??
      notHeld(state, seat, action.cards) ??
      wrongSum(state, action.cards) ??
      wrongTuck(state, action)
    );
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'pay')) return [];
    const hand = cardsOf(state.hands, seat);
    const cards = { kind: 'some', of: hand, least: 1, most: hand.length } as const;
    const proposed = cheapestPayment(state.hands.slice(seat * 9, seat * 9 + 9), state.highBid);
    if (!tucksFromPayment(state))
      return [{ form: 'pay', slots: { cards }, price: state.highBid, proposal: { type: 'pay', cards: proposed } }];
    const tuck = { kind: 'one', of: [...new Set(hand)] } as const;
    return [
      {
        form: 'pay',
        slots: { cards, tuck },
        price: state.highBid,
        proposal: { type: 'pay', cards: proposed, tuck: proposed[0]! },
      },
    ];
  },

  play(state, seat, { cards, tuck }, random, emit) {
    let left = tuck;
    for (const card of cards) {
      takeFromHand(state, seat, card);
      if (card === left) left = undefined;
      else bump(state.discard, card - 1, 1);
    }
    emit?.({ type: 'paid', seat, cards, price: state.highBid, reveals: true });
    state.payTuck = tuck ?? 0;
    findShip(state, random, emit);
  },
};

/** M5.3 B whether a card of the payment goes under the stack. */
export function tucksFromPayment(state: State): boolean {
  return currentField(state, state.card).action === 'tuckFromPayment';
}

function notHeld(state: State, seat: Seat, cards: readonly number[]): Refusal | undefined {
  for (const card of cards)
    if (cards.filter((other) => other === card).length > inHand(state, seat, card))
      return refuse('M2.7', 'cardNotHeld', { card });
  return undefined;
}

function wrongSum(state: State, cards: readonly number[]): Refusal | undefined {
  const sum = cards.reduce((total, card) => total + card, 0);
  if (sum < state.highBid) return refuse('M2.7', 'paysTooLittle', { sum, price: state.highBid });
  const lowest = Math.min(...cards);
  return sum - lowest >= state.highBid ? refuse('M2.7', 'superfluousCard', { card: lowest, price: state.highBid }) : undefined;
}

function wrongTuck(state: State, { cards, tuck }: Pay): Refusal | undefined {
  if (!tucksFromPayment(state)) return tuck === undefined ? undefined : refuse('M5.3', 'nothingToTuck', {});
  return tuck !== undefined && cards.includes(tuck) ? undefined : refuse('M5.3', 'tuckFromPayment', {});
}
