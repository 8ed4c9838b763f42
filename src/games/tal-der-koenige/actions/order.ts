/** K3.2, from round 2: everybody orders both overseers in secret, at the same time. */
import type { Seat } from '../../../core/game.ts';
import { firstArea, movePoints } from '../data.ts';
import { moveOn } from '../flow.ts';
import { distance, lastSpot, type Spot, siteOf } from '../map.ts';
import { carryOutOrders, hasDecided, priceOf, toldOrders } from '../overseers.ts';
import { refuse } from '../refuse.ts';
import { figureAt, inPlay, isUsed, ordersEach, type State } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const order: Rule<'order'> = {
  refusal(state, seat, { one, two }) {
    const unasked = notAsked(state, seat, 'orders');
    if (unasked) return unasked;
    for (const to of [one, two]) {
      const site = siteOf(to);
      if (site && !inPlay(state.players, site)) return refuse('K1.3', 'outOfPlay', { site });
    }
    const price = priceOf(state, seat, { one, two });
    return price > movePoints ? refuse('K3.2', 'ordersTooDear', { price, points: movePoints }) : undefined;
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'orders')) return [];
    const [one, two] = [figureAt(state, seat, 0), figureAt(state, seat, 1)];
    return [
      {
        form: 'order',
        slots: {
          one: { kind: 'one', of: reachable(state, one) },
          two: { kind: 'one', of: reachable(state, two) },
          begin: { kind: 'one', of: [1, 2] },
        },
        proposal: { type: 'order', one, two, begin: 1 },
      },
    ];
  },

  play(state, seat, { one, two, begin }, random, emit) {
    const first = seat * ordersEach;
    state.orders[first] = one;
    state.orders[first + 1] = two;
    state.orders[first + 2] = begin;
    emit?.({ type: 'ordered', seat, secret: { to: [seat], ...toldOrders(state, seat) } });
    if (!haveAllDecided(state)) return;
    carryOutOrders(state, emit);
    moveOn(state, random, emit);
  },
};

function reachable(state: State, from: Spot): Spot[] {
  return Array.from({ length: lastSpot - firstArea + 1 }, (_, i) => firstArea + i).filter(
    (to) => isUsed(state.players, to) && distance(from, to) <= movePoints,
  );
}

function haveAllDecided(state: State): boolean {
  for (let seat: Seat = 0; seat < state.players; seat++) if (!hasDecided(state, seat)) return false;
  return true;
}
