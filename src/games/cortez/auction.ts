/** C8.4: a bribery card is sold unseen. */
import type { Seat } from '../../core/game.ts';
import { pileOf, type Random } from '../../core/random.ts';
import { briberies, briberyKinds, disguise, food, gold, weapon } from './data.ts';
import { drawOne } from './draw.ts';
import type { Emit } from './event.ts';
import { finishEvent } from './flow.ts';
import { type State, supplyOf, worthOf } from './state.ts';

const passed = -1;

export function raiseBid(state: State, seat: Seat, amount: number, random: Random, emit?: Emit): void {
  state.bids[seat] = amount;
  state.bid = amount;
  emit?.({ type: 'bid', seat, amount });
  askNext(state, random, emit);
}

export function passBid(state: State, seat: Seat, random: Random, emit?: Emit): void {
  state.bids[seat] = passed;
  emit?.({ type: 'passed', seat, what: 'auction' });
  askNext(state, random, emit);
}

/** Clockwise to the next who has not passed; the highest bidder has won when it is his turn again. */
function askNext(state: State, random: Random, emit?: Emit): void {
  for (let i = 1; i <= state.players; i++) {
    const seat = (state.bidder + i) % state.players;
    const bid = state.bids[seat]!;
    if (bid === passed) continue;
    state.bidder = seat;
    if (bid > 0 && bid === state.bid) state.phase = 'payment';
    return;
  }
  // Nobody has bid: the active player gets the card for nothing.
  sell(state, state.active, 0, random, emit);
}

/** The card goes face down to its new owner. */
export function sell(state: State, seat: Seat, price: number, random: Random, emit?: Emit): void {
  const card = drawOne(state.briberyPile, 0, briberyKinds, pileOf(random, 'bribery'));
  state.bribery[seat * briberyKinds + card] = state.bribery[seat * briberyKinds + card]! + 1;
  const secret = { to: [seat], card: briberies[card]! };
  emit?.({ type: 'briberySold', seat, price, reveals: true, secret });
  state.bids.fill(0);
  state.bid = 0;
  finishEvent(state, emit);
}

/** Cards of each kind, in the order of the kinds. */
type TellPayment = (disguises: number, weapons: number, foods: number, golds: number) => boolean;

/** All ways to pay exactly this with the seat's cards; told one by one until `tell` has heard enough. */
export function eachPayment(state: State, seat: Seat, price: number, tell: TellPayment): boolean {
  const disguises = supplyOf(state, seat, disguise);
  const weapons = supplyOf(state, seat, weapon);
  const foods = supplyOf(state, seat, food);
  for (let g = Math.min(supplyOf(state, seat, gold), Math.floor(price / 4)); g >= 0; g--)
    for (let f = Math.min(foods, Math.floor((price - 4 * g) / 3)); f >= 0; f--)
      for (let w = Math.min(weapons, Math.floor((price - 4 * g - 3 * f) / 2)); w >= 0; w--) {
        const d = price - 4 * g - 3 * f - 2 * w;
        if (d <= disguises && tell(d, w, f, g)) return true;
      }
  return false;
}

/** The bid if it can be paid exactly, else the least above it that can. */
export function priceToPay(state: State, seat: Seat): number {
  const worth = worthOf(state, seat);
  let price = state.bid;
  while (price < worth && !eachPayment(state, seat, price, () => true)) price += 1;
  return price;
}

/** The payment that spares the gold, which is worth a point each. */
export function leastPayment(state: State, seat: Seat, price: number): number[] {
  let best: number[] = [];
  let spared = -1;
  eachPayment(state, seat, price, (d, w, f, g) => {
    const kept = supplyOf(state, seat, gold) - g;
    if (kept > spared) [best, spared] = [[d, w, f, g], kept];
    return false;
  });
  return best;
}
