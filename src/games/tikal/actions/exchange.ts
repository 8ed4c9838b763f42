/** T4.6: one treasure of another player for one own; pairs and trios stay together on both sides. */

import type { Choice, Seat } from '../../../core/game.ts';
import type { ActionOf } from '../action.ts';
import { canPay, pay, tooDear } from '../action-points.ts';
import { motifCount, motifs, price } from '../data.ts';
import { refuse } from '../refuse.ts';
import { pointsFor } from '../scoring.ts';
import { playersOf, type TikalState, treasuresOf } from '../state.ts';
import { notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** A single one can change hands; a pair or a trio cannot be split. */
export function isSingle(state: TikalState, seat: Seat, motif: number): boolean {
  return treasuresOf(state, seat, motif) === 1;
}

export const exchange: Rule<'exchange'> = {
  refusal(state, seat, { other, take, give }) {
    const asked = notAsked(state, seat, 'act');
    if (asked) return asked;
    if (other >= playersOf(state)) return refuse('T4.6', 'noSuchPlayer', {});
    if (other === seat) return refuse('T4.6', 'withYourself', {});
    const [taken, given] = [motifs[take]!, motifs[give]!];
    if (treasuresOf(state, other, take) === 0) return refuse('T4.6', 'theyLack', { seat: other, motif: taken });
    if (treasuresOf(state, seat, give) === 0) return refuse('T4.6', 'youLack', { motif: given });
    if (!isSingle(state, other, take)) return refuse('T4.6', 'theyPaired', { seat: other, motif: taken });
    if (!isSingle(state, seat, give)) return refuse('T4.6', 'youPaired', { motif: given });
    if (take === give) return refuse('T4.6', 'sameMotif', { motif: taken });
    return tooDear(state, 'T4.6', price.exchange);
  },

  choices(state, seat) {
    const offers: Choice<ActionOf<'exchange'>>[] = [];
    if (!canPay(state, seat, price.exchange)) return offers;
    for (let give = 0; give < motifCount; give++) {
      if (!isSingle(state, seat, give)) continue;
      for (let other = 0; other < playersOf(state); other++) {
        if (other === seat) continue;
        for (let take = 0; take < motifCount; take++)
          if (take !== give && isSingle(state, other, take))
            offers.push({
              action: { type: 'exchange', other, take, give },
              piece: motifs[take]!,
              price: price.exchange,
              effect: { points: gain(state, seat, take) },
            });
      }
    }
    return offers;
  },

  play(state, seat, { other, take, give }, _random, emit) {
    pay(state, price.exchange);
    hand(state, other, take, -1);
    hand(state, seat, take, 1);
    hand(state, seat, give, -1);
    hand(state, other, give, 1);
    emit?.({ type: 'exchanged', seat, other, take, give });
  },
};

function hand(state: TikalState, seat: Seat, motif: number, count: number): void {
  state.treasures[seat * motifCount + motif] = treasuresOf(state, seat, motif) + count;
}

/** What the next scoring brings more: the step to a pair or trio, less the single one given. */
function gain(state: TikalState, seat: Seat, take: number): number {
  const had = treasuresOf(state, seat, take);
  return pointsFor(had + 1) - pointsFor(had) - pointsFor(1);
}
