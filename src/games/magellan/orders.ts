/** Standing orders: maximum bids for the card on offer or for an explorer, vetoes waived, nothing exchanged. */
import * as v from 'valibot';
import type { Orders, Seat } from '../../core/game.ts';
import { quantity, reader, whole } from '../../core/read.ts';
import type { MagellanAction } from './action.ts';
import { tucksFromPayment } from './actions/pay.ts';
import { shipsPerPlayer } from './data.ts';
import { mostPayableAsKnown } from './memory.ts';
import { cardsOf, handSize, mostPayable, type State } from './state.ts';

/** A `maximum` of 0 passes at once. `turn` is the number of the card turned up, so that no order outlives its auction. */
const order = v.variant('type', [
  v.strictObject({ type: v.literal('maximum'), turn: whole(1, 999), amount: quantity(0, 315) }),
  /** The same for every card of an explorer in this phase, until the seat has bought one: then its money is another. */
  v.strictObject({
    type: v.literal('price'),
    explorer: whole(0, 5),
    phase: whole(0, 2),
    bought: whole(0, shipsPerPlayer),
    amount: quantity(0, 315),
  }),
  v.strictObject({ type: v.literal('waive'), phase: whole(0, 2) }),
  v.strictObject({ type: v.literal('noExchange') }),
]);

export type MagellanOrder = v.InferOutput<typeof order>;

export const orders: Orders<State, MagellanAction, MagellanOrder> = {
  read: reader(order),

  answer(state, seat, given) {
    if (state.seat !== seat || orders.lapsed(state, seat, given)) return undefined;
    if (given.type === 'waive') return state.stage === 'veto' ? { type: 'waive' } : undefined;
    if (given.type === 'noExchange') return state.stage === 'exchange' ? { type: 'exchange', cards: [] } : undefined;
    if (state.stage !== 'bid' || (given.type === 'price' && given.explorer !== state.card)) return undefined;
    const next = state.highBid + 1;
    return next <= Math.min(given.amount, mostPayable(state, seat)) ? { type: 'bid', amount: next } : { type: 'pass' };
  },

  lapsed(state, seat, given) {
    if (state.stage === 'over') return true;
    switch (given.type) {
      case 'maximum':
        return state.turn > given.turn;
      case 'price':
        return state.phase !== given.phase || boughtIn(state, seat) > given.bought;
      case 'waive':
        return state.phase > given.phase;
      default:
        return false;
    }
  },

  /** Everybody counts cards: who has none that could raise passes, and a last card pays or goes under the stack. */
  forced(state, seat) {
    if (state.seat !== seat) return undefined;
    if (state.stage === 'bid') return state.highBid >= mostPayableAsKnown(state, seat) ? { type: 'pass' } : undefined;
    const [card] = handSize(state, seat) === 1 ? cardsOf(state.hands, seat) : [];
    if (card === undefined) return undefined;
    if (state.stage === 'tuck') return { type: 'tuck', card };
    if (state.stage !== 'pay') return undefined;
    return { type: 'pay', cards: [card], ...(tucksFromPayment(state) ? { tuck: card } : {}) };
  },

  lasts: ({ type }) => type !== 'maximum',
};

/** How many cards the seat has bought in this phase: every one has brought a ship onto a field of it. */
export function boughtIn({ ships, phase }: Pick<State, 'ships' | 'phase'>, seat: Seat): number {
  const own = ships.slice(seat * shipsPerPlayer, (seat + 1) * shipsPerPlayer);
  return own.filter((place) => place >= 0 && place % 3 === phase).length;
}
