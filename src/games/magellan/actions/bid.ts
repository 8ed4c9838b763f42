import { continueAuction } from '../flow.ts';
import { refuse } from '../refuse.ts';
import { mostPayable, mustKeepCard } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** M2.3, M2.4 */
export const bid: Rule<'bid'> = {
  refusal(state, seat, { amount }) {
    const refused = notAsked(state, seat, 'bid');
    if (refused) return refused;
    if (amount <= state.highBid) return refuse('M2.3', 'bidTooLow', { least: state.highBid + 1 });
    const most = mostPayable(state, seat);
    if (amount > most)
      return mustKeepCard(state) ? refuse('M2.4', 'mustKeepCard', { most }) : refuse('M2.4', 'notPayable', { most });
    return undefined;
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'bid')) return [];
    const least = state.highBid + 1;
    const most = mostPayable(state, seat);
    if (least > most) return [];
    return [
      { form: 'bid', slots: { amount: { kind: 'number', least, most } }, price: least, proposal: { type: 'bid', amount: least } },
    ];
  },

  play(state, seat, { amount }, random, emit) {
    state.highBid = amount;
    state.highBidder = seat;
    emit?.({ type: 'bid', seat, amount, explorer: state.card });
    continueAuction(state, random, emit);
  },
};
