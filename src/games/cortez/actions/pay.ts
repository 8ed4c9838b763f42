/** C8.4: which cards pay for the bribery card. */
import { leastPayment, priceToPay, sell } from '../auction.ts';
import { supplyKinds } from '../data.ts';
import { refuse } from '../refuse.ts';
import { holds } from '../state.ts';
import { spend } from '../supplies.ts';
import { notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const pay: Rule<'pay'> = {
  refusal(state, seat, { cards }) {
    if (state.phase !== 'payment' || state.bidder !== seat) return notAsked(state);
    if (!holds(state, seat, cards)) return refuse('C8.4', 'notHeld', {});
    const must = priceToPay(state, seat);
    const are = cards.reduce((worth, count, kind) => worth + count * (kind + 1), 0);
    return are === must ? undefined : refuse('C8.4', 'wrongPayment', { must, are });
  },
  choices(state, seat) {
    if (state.phase !== 'payment' || state.bidder !== seat) return [];
    const price = priceToPay(state, seat);
    const cards = leastPayment(state, seat, price);
    const most = state.supply.slice(seat * supplyKinds, (seat + 1) * supplyKinds);
    return [{ form: 'pay', slots: { cards: { kind: 'counts', most } }, price, proposal: { type: 'pay', cards } }];
  },
  play(state, seat, { cards }, random, emit) {
    spend(state, seat, cards, 'payment', emit);
    sell(state, seat, state.bid, random, emit);
  },
};
