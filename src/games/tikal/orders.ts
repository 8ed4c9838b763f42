/** A maximum bid left standing, so that an auction need not wait for everybody (T8.2). */
import * as v from 'valibot';
import { isForm } from '../../core/form.ts';
import type { Orders } from '../../core/game.ts';
import { quantity, reader, whole } from '../../core/read.ts';
import { mostPoints, type TikalAction } from './action.ts';
import { choicesInSteps } from './actions/index.ts';
import { leastBid, mostBid } from './auction.ts';
import { stackSize } from './data.ts';
import type { TikalState } from './state.ts';

const amount = quantity(0, mostPoints);
/**
 * Bids just above the last up to `amount`, then passes; 0 passes at once. `auction` counts the auctions of the
 * game from 1: what a turn is worth lies in the tiles on offer, so a maximum does not outlive its auction. Whoever does not
 * care about that leaves one for every auction.
 */
const order = v.variant('type', [
  v.strictObject({ type: v.literal('maximum'), auction: whole(1, stackSize), amount }),
  v.strictObject({ type: v.literal('always'), amount }),
]);

export type TikalOrder = v.InferOutput<typeof order>;

export const orders: Orders<TikalState, TikalAction, TikalOrder> = {
  read: reader(order),

  answer(state, seat, given) {
    if (state.phase !== 'auction' || state.seat !== seat) return undefined;
    if (given.type === 'maximum' && state.auctions !== given.auction) return undefined;
    const next = leastBid(state);
    return next <= Math.min(given.amount, mostBid(state, seat)) ? { type: 'bid', amount: next } : { type: 'pass' };
  },

  lapsed(state, seat, given) {
    if (state.phase === 'over') return true;
    if (given.type === 'always') return false;
    if (state.auctions > given.auction) return true;
    return state.auctions === given.auction && (state.phase !== 'auction' || state.passed[seat] === 1 || state.done[seat] === 1);
  },

  /** Everything but the stack lies open, so everybody sees who cannot raise, has one place for a tile, or can only end the turn. */
  forced(state, seat) {
    if (state.seat !== seat) return undefined;
    if (state.phase === 'auction') return leastBid(state) > mostBid(state, seat) ? { type: 'pass' } : undefined;
    const [only, ...others] = choicesInSteps(state, seat);
    return only && others.length === 0 && !isForm(only) ? only.action : undefined;
  },

  lasts: ({ type }) => type === 'always',
};
