/** Bribery auctions (C8.4) and forced discards (C8.3): what cards cost the seat that gives them. */
import type { Seat } from '../../../core/game.ts';
import { eachPayment, priceToPay } from '../auction.ts';
import { supplyKinds, warValues } from '../data.ts';
import { excess } from '../flow.ts';
import { type State, supplyOf, worthOf } from '../state.ts';
import type { Candidate } from './candidate.ts';
import { timeOf } from './outlook.ts';
import { worthOfKind, worthOfUnseen } from './worth.ts';

/** What the seat loses by giving up these cards. */
function costOf(state: State, seat: Seat, cards: readonly number[], time: number): number {
  let cost = 0;
  for (let kind = 0; kind < supplyKinds; kind++) {
    const have = supplyOf(state, seat, kind);
    const given = cards[kind]!;
    if (given) cost += worthOfKind(kind, have, time) - worthOfKind(kind, have - given, time);
  }
  return cost;
}

/** The payment of that price that costs least, exact or as little above as possible. */
function cheapest(state: State, seat: Seat, price: number, time: number): { cards: number[]; cost: number } | undefined {
  let cards: number[] | undefined;
  let cost = Number.POSITIVE_INFINITY;
  const worth = worthOf(state, seat);
  for (let exact = price; exact <= worth && !cards; exact++)
    eachPayment(state, seat, exact, (payment) => {
      const its = costOf(state, seat, payment, time);
      if (its < cost) [cards, cost] = [payment, its];
      return false;
    });
  return cards && { cards, cost };
}

const raises = [1, 2, 4];

/** To pass, to raise by one, or to jump: never above what the unseen card is worth. */
export function bids(state: State, seat: Seat): Candidate[] {
  const time = timeOf(state, seat);
  const worth = worthOfUnseen(state, seat, time);
  const found: Candidate[] = [{ action: { type: 'pass' }, promise: 0 }];
  for (const raise of raises) {
    const amount = state.bid + raise;
    if (amount > worthOf(state, seat)) break;
    const payment = cheapest(state, seat, amount, time);
    if (!payment || payment.cost >= worth) break;
    // With room to spare a jump saves everybody's time; near the limit every step counts.
    const left = worth - payment.cost;
    found.push({ action: { type: 'bid', amount }, promise: left > worth * 0.45 ? worth + raise : left });
  }
  return found;
}

export function payments(state: State, seat: Seat): Candidate[] {
  const payment = cheapest(state, seat, priceToPay(state, seat), timeOf(state, seat));
  if (!payment) throw new Error('a bid that cannot be paid');
  return [{ action: { type: 'pay', cards: payment.cards }, promise: -payment.cost }];
}

/** C8.3: the supply cards that are missed least, one by one. */
export function discards(state: State, seat: Seat): Candidate[] {
  const time = timeOf(state, seat);
  const have = Array.from({ length: supplyKinds }, (_, kind) => supplyOf(state, seat, kind));
  const cards = new Array<number>(supplyKinds).fill(0);
  for (let i = excess(state, seat); i > 0; i--) {
    let least = -1;
    let cost = Number.POSITIVE_INFINITY;
    for (let kind = 0; kind < supplyKinds; kind++) {
      const left = have[kind]! - cards[kind]!;
      if (left === 0) continue;
      const its = worthOfKind(kind, left, time) - worthOfKind(kind, left - 1, time);
      if (its < cost) [least, cost] = [kind, its];
    }
    cards[least] = cards[least]! + 1;
  }
  return [{ action: { type: 'discard', cards }, promise: 0 }];
}

/** The lowest war cards. */
export function putBacks(state: State, seat: Seat): Candidate[] {
  let left = excess(state, seat);
  const war: number[] = [];
  for (let i = 0; i < warValues; i++) {
    const back = Math.min(left, state.war[seat * warValues + i]!);
    war.push(back);
    left -= back;
  }
  return [{ action: { type: 'putBack', war }, promise: 0 }];
}
