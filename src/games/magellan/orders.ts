/** Standing orders: a maximum bid for the card on offer, and vetoes waived for a phase. */
import * as v from 'valibot';
import type { Orders } from '../../core/game.ts';
import { reader, whole } from '../../core/read.ts';
import type { MagellanAction } from './action.ts';
import { mostPayable, type State } from './state.ts';

/** A `maximum` of 0 passes at once. `turn` is the number of the card turned up, so that no order outlives its auction. */
const order = v.variant('type', [
  v.strictObject({ type: v.literal('maximum'), turn: whole(1, 999), amount: whole(0, 315) }),
  v.strictObject({ type: v.literal('waive'), phase: whole(0, 2) }),
]);

export type MagellanOrder = v.InferOutput<typeof order>;

export const orders: Orders<State, MagellanAction, MagellanOrder> = {
  read: reader(order),

  answer(state, seat, given) {
    if (state.seat !== seat || orders.lapsed(state, seat, given)) return undefined;
    if (given.type === 'waive') return state.stage === 'veto' ? { type: 'waive' } : undefined;
    if (state.stage !== 'bid') return undefined;
    const next = state.highBid + 1;
    return next <= Math.min(given.amount, mostPayable(state, seat)) ? { type: 'bid', amount: next } : { type: 'pass' };
  },

  lapsed: (state, _seat, given) =>
    (given.type === 'waive' ? state.phase > given.phase : state.turn > given.turn) || state.stage === 'over',
};
