/** Standing orders: answers left beforehand, private to their seat, revocable. */
import * as v from 'valibot';
import type { Choice, Orders, Seat } from '../../core/game.ts';
import { quantity, reader, whole } from '../../core/read.ts';
import { type Action, highestBid } from './action.ts';
import { discard, putBack } from './actions/discard.ts';
import { canDrawWar } from './actions/draw-war.ts';
import { mark } from './actions/mark.ts';
import { pay } from './actions/pay.ts';
import { isCalled } from './fights.ts';
import { fields } from './map.ts';
import { answererOf, briberiesOf, cardsOn, type State, suppliesOf, worthAsKnown, worthOf } from './state.ts';
import { isActiveIn, isAtStage } from './waiting.ts';

const most = quantity(0, highestBid);
const field = whole(0, fields - 1);
const schema = v.variant('type', [
  v.strictObject({ type: v.literal('stayOut'), fight: whole(1, 1_000_000) }),
  /** C1.6: in the opening the first of these figures that can still be marked. */
  v.strictObject({ type: v.literal('mark'), first: field, second: field, third: field }),
  /** C8.4: raise by one up to this, in the auction of that turn, or in every auction, and pay the least for it. */
  v.strictObject({ type: v.literal('bidUpTo'), most, turn: whole(1, 1_000_000) }),
  v.strictObject({ type: v.literal('bidAlways'), amount: most }),
  v.strictObject({
    type: v.picklist([
      /** C6.6: leave me out of every fight, where `stayOut` is for this one. */
      'stayOutAlways',
      /** C7.1 */
      'declineTrades',
      /** C6.7: draw all I may. */
      'refill',
      /** C8.3: give up the lowest cards. */
      'giveLowest',
      /** C6.2: draw war cards for a food card if I can, then let the attack come. */
      'stand',
      /** C6.3: once I have laid cards in a fight, add no more. */
      'addNothing',
    ]),
  }),
]);

export type Order = v.InferOutput<typeof schema>;

/** What the form is filled with before anybody touches it. */
function proposed([choice]: readonly Choice<Action>[]): Action | undefined {
  return choice && 'proposal' in choice ? choice.proposal : undefined;
}

function stayOut(state: State, seat: Seat): Action | undefined {
  return isCalled(state, seat) ? { type: 'stayOut' } : undefined;
}

function bidUpTo(state: State, seat: Seat, most: number): Action | undefined {
  if (state.phase !== 'auction' || state.bidder !== seat) return undefined;
  const amount = state.bid + 1;
  return amount <= Math.min(most, worthOf(state, seat)) ? { type: 'bid', amount } : { type: 'pass' };
}

export const orders: Orders<State, Action, Order> = {
  read: reader(schema),
  answer(state, seat, order) {
    switch (order.type) {
      case 'stayOut':
        return order.fight === state.fights ? stayOut(state, seat) : undefined;
      case 'mark': {
        if (!isActiveIn(state, seat, 'mark')) return undefined;
        const at = [order.first, order.second, order.third].find(
          (wish) => !mark.refusal(state, seat, { type: 'mark', at: wish }),
        );
        return at === undefined ? undefined : { type: 'mark', at };
      }
      case 'stayOutAlways':
        return stayOut(state, seat);
      case 'declineTrades': {
        const offer = state.offers.find((open) => open.card === 0 && answererOf(open) === seat);
        return offer && { type: 'decline', offer: offer.id };
      }
      case 'bidUpTo':
        return state.turn === order.turn ? bidUpTo(state, seat, order.most) : undefined;
      case 'bidAlways':
        return bidUpTo(state, seat, order.amount) ?? proposed(pay.choices(state, seat));
      case 'refill':
        return isAtStage(state, seat, 'refill') ? { type: 'refill', draw: true } : undefined;
      case 'giveLowest':
        return proposed([...discard.choices(state, seat), ...putBack.choices(state, seat)]);
      case 'stand':
        if (!isAtStage(state, seat, 'ready')) return undefined;
        return { type: canDrawWar(state, seat) ? 'drawWar' : 'stand' };
      case 'addNothing': {
        const { fight } = state;
        const isMine = fight && fight.passes < 2 && isAtStage(state, seat, 'exchange') && cardsOn(fight, fight.side) > 0;
        return isMine ? { type: 'pass' } : undefined;
      }
    }
  },
  lapsed(state, _, order) {
    if (state.phase === 'over') return true;
    if (order.type === 'mark') return state.phase !== 'mark';
    if (order.type === 'stayOut') return order.fight < state.fights || (order.fight === state.fights && !state.fight);
    if (order.type === 'bidUpTo') return order.turn < state.turn || (order.turn === state.turn && state.phase !== 'auction');
    return false;
  },
  /**
   * C8.4: who has no bribery card to draw with and, for all that everybody knows, too little to raise, passes; a last card pays. Whoever
   * may hold enough is asked, or a pass that comes by itself would tell of the hand.
   */
  forced(state, seat) {
    if (state.bidder !== seat || briberiesOf(state, seat) > 0) return undefined;
    if (state.phase === 'auction') return state.bid >= worthAsKnown(state, seat) ? { type: 'pass' } : undefined;
    const isLast = state.phase === 'payment' && suppliesOf(state, seat) === 1;
    return isLast ? proposed(pay.choices(state, seat)) : undefined;
  },
  lasts: ({ type }) => type !== 'mark' && type !== 'stayOut' && type !== 'bidUpTo',
};
