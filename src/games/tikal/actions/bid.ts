/** T8.2: a bid above the last, and never above one's own points. */

import { leastBid, mostBid, placeBid } from '../auction.ts';
import { refuse } from '../refuse.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const bid: Rule<'bid'> = {
  refusal(state, seat, { amount }) {
    const asked = notAsked(state, seat, 'auction');
    if (asked) return asked;
    if (amount < leastBid(state)) return refuse('T8.2', 'bidTooLow', { least: leastBid(state) });
    return amount > mostBid(state, seat) ? refuse('T8.2', 'bidTooHigh', { most: mostBid(state, seat) }) : undefined;
  },

  choices(state, seat) {
    const [least, most] = [leastBid(state), mostBid(state, seat)];
    if (!isAsked(state, seat, 'auction') || least > most) return [];
    const proposal = { type: 'bid', amount: least } as const;
    return [{ form: 'bid', slots: { amount: { kind: 'number', least, most } }, proposal }];
  },

  play(state, seat, { amount }, _random, emit) {
    placeBid(state, seat, amount, emit);
  },
};
