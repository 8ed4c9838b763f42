/** Bribery auctions (C8.4) and forced discards (C8.3): what cards cost the seat that gives them. */
import type { Seat } from '../../../core/game.ts';
import { eachPayment, priceToPay } from '../auction.ts';
import { supplyKinds, supplyOfKind, warValues } from '../data.ts';
import { excess } from '../flow.ts';
import { type State, supplyOf, worthOf } from '../state.ts';
import type { Candidate } from './candidate.ts';
import { timeOf } from './outlook.ts';
import { worthOfKind, worthOfUnseen } from './worth.ts';

/** What giving up so many cards of a kind costs the seat that is asked: a row for each kind, written anew by `weighCards`. */
const row = supplyOfKind + 1;
const costs = new Float64Array(supplyKinds * row);

function weighCards(state: State, seat: Seat, time: number): void {
  for (let kind = 0; kind < supplyKinds; kind++) {
    const have = supplyOf(state, seat, kind);
    const whole = worthOfKind(kind, have, time);
    for (let given = 0; given <= have; given++) costs[kind * row + given] = whole - worthOfKind(kind, have - given, time);
  }
}

interface Payment {
  readonly cards: readonly [number, number, number, number];
  readonly cost: number;
}

/** The payment of that price that costs least, exact or as little above as possible; `weighCards` comes first. */
function cheapest(state: State, seat: Seat, price: number, worth: number): Payment | undefined {
  let [disguises, weapons, foods, golds] = [0, 0, 0, 0];
  let cost = Number.POSITIVE_INFINITY;
  for (let exact = price; exact <= worth && cost === Number.POSITIVE_INFINITY; exact++)
    eachPayment(state, seat, exact, (d, w, f, g) => {
      const its = costs[d]! + costs[row + w]! + costs[2 * row + f]! + costs[3 * row + g]!;
      if (its < cost) [disguises, weapons, foods, golds, cost] = [d, w, f, g, its];
      return false;
    });
  return cost === Number.POSITIVE_INFINITY ? undefined : { cards: [disguises, weapons, foods, golds], cost };
}

const raises = [1, 2, 4];

/** To pass, to raise by one, or to jump: never above what the unseen card is worth. */
export function bids(state: State, seat: Seat): Candidate[] {
  const time = timeOf(state, seat);
  const worth = worthOfUnseen(state, seat, time);
  const found: Candidate[] = [{ action: { type: 'pass' }, promise: 0 }];
  const means = worthOf(state, seat);
  weighCards(state, seat, time);
  for (const raise of raises) {
    const amount = state.bid + raise;
    if (amount > means) break;
    const payment = cheapest(state, seat, amount, means);
    if (!payment || payment.cost >= worth) break;
    // With room to spare a jump saves everybody's time; near the limit every step counts.
    const left = worth - payment.cost;
    found.push({ action: { type: 'bid', amount }, promise: left > worth * 0.45 ? worth + raise : left });
  }
  return found;
}

export function payments(state: State, seat: Seat): Candidate[] {
  weighCards(state, seat, timeOf(state, seat));
  const payment = cheapest(state, seat, priceToPay(state, seat), worthOf(state, seat));
  if (!payment) throw new Error('a bid that cannot be paid');
  return [{ action: { type: 'pay', cards: [...payment.cards] }, promise: -payment.cost }];
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
