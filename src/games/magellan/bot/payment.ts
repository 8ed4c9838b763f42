/** Which cards to part with, and when to stop: small problems that can be solved outright. */
import type { Seat } from '../../../core/game.ts';
import type { ActionOf } from '../action.ts';
import { tucksFromPayment } from '../actions/pay.ts';
import { crownsOf, mostExchanged, pizarroLimit, values } from '../data.ts';
import { cardsReaching } from '../payment.ts';
import { cardsOf, countOf, type State } from '../state.ts';
import { cardCost, drawnWorth, moneyLater, moneyNow } from './values.ts';
import type { Weights } from './weights.ts';

/**
 * The payment that costs least, counting crowns and what the money could still buy. No card of it is superfluous, or
 * leaving it out would cost less.
 */
function leastPayment(hand: readonly number[], price: number, cost: (value: number) => number): number[] {
  const most = values.reduce((sum, value, i) => sum + value * hand[i]!, 0);
  const best = new Float64Array(most + 1).fill(Number.POSITIVE_INFINITY);
  best[0] = 0;
  const steps: { readonly value: number; readonly reached: Uint8Array }[] = [];
  for (const value of values)
    for (let copy = hand[value - 1]!; copy > 0; copy--) {
      const reached = new Uint8Array(most + 1);
      const own = cost(value);
      for (let sum = most; sum >= value; sum--)
        if (best[sum - value]! + own < best[sum]!) {
          best[sum] = best[sum - value]! + own;
          reached[sum] = 1;
        }
      steps.push({ value, reached });
    }
  let sum = price;
  for (let other = price; other <= most; other++) if (best[other]! < best[sum]!) sum = other;
  return cardsReaching(sum, steps);
}

/** Dear money first, the last card the cheapest that will do: nearly always the same, and many times faster. */
export function roughPayment(state: State, seat: Seat, weights: Weights): ActionOf<'pay'> {
  if (tucksFromPayment(state)) return payment(state, seat, weights);
  const cards: number[] = [];
  let left = state.highBid;
  for (let value = 9; value >= 1 && left > 0; value--) {
    const held = state.hands[seat * 9 + value - 1]!;
    const used = Math.min(held, Math.floor(left / value));
    for (let i = 0; i < used; i++) cards.push(value);
    left -= used * value;
  }
  if (left === 0) return { type: 'pay', cards };
  return closed(state, seat, weights, cards, left) ?? payment(state, seat, weights);
}

/** The same with one card more that covers the rest, and without what that makes superfluous. */
function closed(state: State, seat: Seat, weights: Weights, cards: number[], left: number): ActionOf<'pay'> | undefined {
  let [last, least] = [0, Number.POSITIVE_INFINITY];
  const unit = moneyNow(state, seat, weights);
  for (let value = left; value <= 9; value++) {
    const cost = cardCost(unit, value);
    if (cost < least && state.hands[seat * 9 + value - 1]! > cards.filter((card) => card === value).length)
      [last, least] = [value, cost];
  }
  if (last === 0) return undefined;
  let over = last - left;
  // From the lowest up: what is no more than the surplus need not be paid.
  for (let i = cards.length - 1; i >= 0; i--)
    if (cards[i]! <= over) {
      over -= cards[i]!;
      cards.splice(i, 1);
    }
  cards.push(last);
  return last <= over ? undefined : { type: 'pay', cards };
}

/** M2.7, M5.3 the payment a bot makes. Under Magellan B one card of it scores again and again: better a rich one. */
export function payment(state: State, seat: Seat, weights: Weights): ActionOf<'pay'> {
  const hand = state.hands.slice(seat * 9, seat * 9 + 9);
  const unit = moneyNow(state, seat, weights);
  const cost = (value: number) => cardCost(unit, value);
  if (!tucksFromPayment(state)) return { type: 'pay', cards: leastPayment(hand, state.highBid, cost) };
  let [best, least]: [number[], number] = [leastPayment(hand, state.highBid, cost), Number.POSITIVE_INFINITY];
  for (const value of values) {
    if (!hand[value - 1] || value > state.highBid) continue;
    // This one goes under the stack; the rest of the price comes from the others.
    const rest = hand.map((count, i) => (i === value - 1 ? count - 1 : count));
    const cards = value === state.highBid ? [value] : [value, ...leastPayment(rest, state.highBid - value, cost)];
    if (isSuperfluous(cards, state.highBid)) continue;
    const sum = cards.reduce((total, card) => total + cost(card), 0) - crownsOf[value]! * (state.phase + 1);
    if (sum < least) [best, least] = [cards.sort((a, b) => a - b), sum];
  }
  const tuck = best.reduce((rich, card) => (crownsOf[card]! > crownsOf[rich]! ? card : rich), best[0] ?? 1);
  return { type: 'pay', cards: best, tuck };
}

function isSuperfluous(cards: readonly number[], price: number): boolean {
  return cards.reduce((sum, card) => sum + card, 0) - Math.min(...cards) >= price;
}

/** M5.3 A the card that gains most by being counted several times. */
export function tuckCard(state: State, seat: Seat, weights: Weights): number {
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  const unit = moneyNow(state, seat, weights);
  for (const value of values) {
    if (!state.hands[seat * 9 + value - 1]) continue;
    const worth = crownsOf[value]! * (state.phase + 1) - cardCost(unit, value);
    if (worth > most) [best, most] = [value, worth];
  }
  return best;
}

/** M5.4 the cards that are worth less than one from the pile. */
export function exchanged(state: State, seat: Seat, weights: Weights): number[] {
  const unit = moneyLater(weights, state.phase + 1);
  const size = countOf(state.pile);
  const mean = size
    ? values.reduce((sum, value) => sum + state.pile[value - 1]! * cardCost(unit, value), 0) / size
    : drawnWorth(unit);
  return cardsOf(state.hands, seat)
    .filter((card) => cardCost(unit, card) < mean - 0.1)
    .sort((a, b) => cardCost(unit, a) - cardCost(unit, b))
    .slice(0, Math.min(mostExchanged, size));
}

/** M5.2 B what Pizarro's cards bring from this sum on, turning as long as it pays. */
export function pizarroWorth(pile: readonly number[], from: number): number {
  const size = countOf(pile);
  if (size === 0 || from > pizarroLimit) return from > pizarroLimit ? 0 : from;
  const worth = new Float64Array(pizarroLimit + 10);
  for (let sum = pizarroLimit; sum >= from; sum--) worth[sum] = Math.max(sum, turnWorth(pile, size, worth, sum));
  return worth[from]!;
}

/** M5.2 B whether to turn another card. Leaving cards in the pile out of the next draws would change hardly anything. */
export function shouldTurn(pile: readonly number[], sum: number): boolean {
  const size = countOf(pile);
  if (size === 0 || sum >= pizarroLimit) return false;
  const worth = new Float64Array(pizarroLimit + 10);
  for (let after = pizarroLimit; after > sum; after--) worth[after] = Math.max(after, turnWorth(pile, size, worth, after));
  return turnWorth(pile, size, worth, sum) > sum;
}

function turnWorth(pile: readonly number[], size: number, worth: Float64Array, sum: number): number {
  let total = 0;
  for (let value = 1; value <= 9 && sum + value <= pizarroLimit; value++) total += pile[value - 1]! * worth[sum + value]!;
  return total / size;
}
