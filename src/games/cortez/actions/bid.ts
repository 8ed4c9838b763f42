/** C8.4: raising in the auction of a bribery card. */
import { raiseBid } from '../auction.ts';
import { refuse } from '../refuse.ts';
import { worthOf } from '../state.ts';
import { notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const bid: Rule<'bid'> = {
  refusal(state, seat, { amount }) {
    if (state.phase !== 'auction' || state.bidder !== seat) return notAsked(state);
    if (amount <= state.bid) return refuse('C8.4', 'bidTooLow', { least: state.bid + 1 });
    const most = worthOf(state, seat);
    return amount > most ? refuse('C8.4', 'bidTooHigh', { most }) : undefined;
  },
  choices(state, seat) {
    if (state.phase !== 'auction' || state.bidder !== seat) return [];
    const least = state.bid + 1;
    const most = worthOf(state, seat);
    if (least > most) return [];
    return [{ form: 'bid', slots: { amount: { kind: 'number', least, most } }, proposal: { type: 'bid', amount: least } }];
  },
  play(state, seat, { amount }, random, emit) {
    raiseBid(state, seat, amount, random, emit);
  },
};
