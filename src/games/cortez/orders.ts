/** Standing orders: answers left beforehand, private to their seat, revocable. */
import * as v from 'valibot';
import type { Orders } from '../../core/game.ts';
import { reader, whole } from '../../core/read.ts';
import { type Action, highestBid } from './action.ts';
import { isCalled } from './fights.ts';
import { answererOf, type State, worthOf } from './state.ts';

const schema = v.variant('type', [
  /** C6.6: leave me out of this fight. */
  v.strictObject({ type: v.literal('stayOut'), fight: whole(1, 1_000_000) }),
  v.strictObject({ type: v.literal('declineTrades') }),
  /** C8.4: raise by one up to this, in the auction of that turn. */
  v.strictObject({ type: v.literal('bidUpTo'), most: whole(0, highestBid), turn: whole(1, 1_000_000) }),
]);

export type Order = v.InferOutput<typeof schema>;

export const orders: Orders<State, Action, Order> = {
  read: reader(schema),
  answer(state, seat, order) {
    switch (order.type) {
      case 'stayOut':
        return order.fight === state.fights && isCalled(state, seat) ? { type: 'stayOut' } : undefined;
      case 'declineTrades': {
        const offer = state.offers.find((open) => open.card === 0 && answererOf(open) === seat);
        return offer && { type: 'decline', offer: offer.id };
      }
      case 'bidUpTo': {
        if (state.phase !== 'auction' || state.bidder !== seat || state.turn !== order.turn) return undefined;
        const amount = state.bid + 1;
        return amount <= Math.min(order.most, worthOf(state, seat)) ? { type: 'bid', amount } : { type: 'pass' };
      }
    }
  },
  lapsed(state, _, order) {
    if (state.phase === 'over') return true;
    if (order.type === 'stayOut') return order.fight < state.fights || (order.fight === state.fights && !state.fight);
    if (order.type === 'bidUpTo') return order.turn < state.turn || (order.turn === state.turn && state.phase !== 'auction');
    return false;
  },
};
