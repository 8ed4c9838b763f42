/** A maximum bid left standing, so that an auction need not wait for everybody (T8.2). */
import * as v from 'valibot';
import type { Orders } from '../../core/game.ts';
import { reader, whole } from '../../core/read.ts';
import { mostPoints, type TikalAction } from './action.ts';
import { leastBid, mostBid } from './auction.ts';
import { stackSize } from './data.ts';
import type { TikalState } from './state.ts';

/**
 * Bids just above the last up to `amount`, then passes; 0 passes at once. `auction` counts the auctions of the
 * game from 1: what a turn is worth lies in the tiles on offer, so no order outlives its auction.
 */
const order = v.strictObject({ type: v.literal('maximum'), auction: whole(1, stackSize), amount: whole(0, mostPoints) });

export type TikalOrder = v.InferOutput<typeof order>;

export const orders: Orders<TikalState, TikalAction, TikalOrder> = {
  read: reader(order),

  answer(state, seat, { auction, amount }) {
    if (state.phase !== 'auction' || state.seat !== seat || state.auctions !== auction) return undefined;
    const next = leastBid(state);
    return next <= Math.min(amount, mostBid(state, seat)) ? { type: 'bid', amount: next } : { type: 'pass' };
  },

  lapsed(state, seat, { auction }) {
    if (state.phase === 'over' || state.auctions > auction) return true;
    return state.auctions === auction && (state.phase !== 'auction' || state.passed[seat] === 1 || state.done[seat] === 1);
  },
};
