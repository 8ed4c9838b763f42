/** C8.4: raising in the auction of a bribery card. */
import { raiseBid } from '../auction.ts';
import { no, notAsked, type Rule } from '../refuse.ts';
import { worthOf } from '../state.ts';

export const bid: Rule<'bid'> = {
  refusal(state, seat, { amount }) {
    if (state.phase !== 'auction' || state.bidder !== seat) return notAsked(state);
    if (amount <= state.bid) return no('C8.4', 'bidTooLow', { least: state.bid + 1 });
    const most = worthOf(state, seat);
    return amount > most ? no('C8.4', 'bidTooHigh', { most }) : undefined;
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
