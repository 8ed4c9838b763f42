/**
 * How the people of the simulation bid, and the orders a sensible one leaves. With orders or without they have the same limits. Without
 * orders they name their limit at once, which saves them the most visits; so nothing is gained on paper.
 */
import { at } from '../../core/at.ts';
import type { Action, Seat } from '../../core/game.ts';
import { desk as cortezDesk } from '../../games/cortez/order-desk.ts';
import type { Order } from '../../games/cortez/orders.ts';
import type { View as CortezView } from '../../games/cortez/view.ts';
import { boughtIn, type MagellanOrder } from '../../games/magellan/orders.ts';
import type { View as MagellanView } from '../../games/magellan/view.ts';
import type { ActionOf } from '../../games/tal-der-koenige/action.ts';
import { movePoints } from '../../games/tal-der-koenige/data.ts';
import { desk as talDesk } from '../../games/tal-der-koenige/order-desk.ts';
import type { TalOrder } from '../../games/tal-der-koenige/orders.ts';
import { undecided } from '../../games/tal-der-koenige/state.ts';
import type { TalView } from '../../games/tal-der-koenige/view.ts';
import type { TikalView } from '../../games/tikal/view.ts';

export interface Habits {
  /** The answer in an auction; undefined for every other question. */
  limit(view: object, seat: Seat, seed: number): Action | undefined;
  /** The orders left at the end of a visit; `decide` says what its person would do, were this what he saw. */
  orders(view: object, seat: Seat, seed: number, decide: (view: object) => Action): readonly unknown[];
}

/** A taste that stays the same: 0 to 3. */
function taste(...marks: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const mark of marks) hash = Math.imul(hash ^ (mark + 1), 0x01000193) ^ (hash >>> 13);
  return (hash >>> 8) % 4;
}

/** At once the limit, where it leads; otherwise a pass. */
function bidOrPass(limit: number, high: number): Action {
  return (limit > high ? { type: 'bid', amount: limit } : { type: 'pass' }) as Action;
}

const magellan = {
  price(view: MagellanView, seat: Seat, explorer: number, seed: number): number {
    const money = view.hands[seat]?.reduce((sum, count, at) => sum + count * (at + 1), 0) ?? 0;
    return Math.floor((money * taste(seed, seat, explorer, view.phase)) / 10);
  },
  limit(view: MagellanView, seat: Seat, seed: number): Action | undefined {
    if (view.stage !== 'bid') return undefined;
    const lowest = (view.hands[seat] ?? []).findIndex((count) => count > 0) + 1;
    const money = view.hands[seat]?.reduce((sum, count, at) => sum + count * (at + 1), 0) ?? 0;
    // Where a card must be kept back (M2.4) the whole hand cannot be bid.
    return bidOrPass(Math.min(magellan.price(view, seat, view.card, seed), money - lowest), view.highBid);
  },
  orders(view: MagellanView, seat: Seat, seed: number): MagellanOrder[] {
    const { phase } = view;
    if (phase > 2) return [];
    const prices = Array.from({ length: 6 }, (_, explorer) => ({
      type: 'price' as const,
      explorer,
      phase,
      bought: boughtIn(view, seat),
      amount: magellan.price(view, seat, explorer, seed),
    }));
    return [...prices, { type: 'waive', phase }];
  },
};

const cortez = {
  limit(view: CortezView, seat: Seat, seed: number): Action | undefined {
    if (view.phase !== 'auction') return undefined;
    return bidOrPass(Math.min(cortez.most(seat, seed), cortez.worth(view, seat)), view.bid);
  },
  /** Three figures that are as good as another, for the second collar. */
  marks(view: CortezView, seat: Seat, seed: number): Order[] {
    const [offer] = cortezDesk.offers(view, seat).filter(({ order }) => order.type === 'mark');
    const of = offer?.places?.[0]?.of ?? [];
    const wish = (n: number) => at(of, (taste(seed, seat, n) + 4 * n) % of.length);
    return of.length ? [{ type: 'mark', first: wish(0), second: wish(1), third: wish(2) }] : [];
  },
  most: (seat: Seat, seed: number) => 3 * taste(seed, seat),
  worth(view: CortezView, seat: Seat): number {
    const held = view.supply[seat];
    return Array.isArray(held) ? held.reduce((sum, count, kind) => sum + count * (kind + 1), 0) : 0;
  },
  orders: (view: CortezView, seat: Seat, seed: number) => [
    ...cortez.marks(view, seat, seed),
    { type: 'stayOutAlways' },
    { type: 'declineTrades' },
    { type: 'bidAlways', amount: cortez.most(seat, seed) },
    { type: 'refill' },
    { type: 'giveLowest' },
    { type: 'stand' },
    { type: 'addNothing' },
  ],
};

const tikal = {
  limit(view: TikalView, seat: Seat, seed: number): Action | undefined {
    if (view.phase !== 'auction') return undefined;
    return bidOrPass(Math.min(taste(seed, seat), view.score[seat] ?? 0), view.bid);
  },
  orders: (view: TikalView, seat: Seat, seed: number) => (view.auction ? [{ type: 'always', amount: taste(seed, seat) }] : []),
};

const tal = {
  limit: () => undefined,
  orders(view: TalView, seat: Seat, _seed: number, decide: (view: object) => Action): TalOrder[] {
    return [...tal.errands(view, seat, decide), ...tal.workers(view, seat, decide), { kind: 'finish' }];
  },
  /** The overseers are sent as he would send them, were he asked now; where somebody else stands by then they stay. */
  errands(view: TalView, seat: Seat, decide: (view: object) => Action): TalOrder[] {
    const [offer] = talDesk.offers(view, seat).filter(({ order }) => order.kind === 'go');
    if (offer?.order.kind !== 'go') return [];
    const asked = { ...view, phase: 'orders', decided: view.decided.map(() => false), orders: view.orders.map(() => undecided) };
    const { one, two, begin } = decide(asked) as ActionOf<'order'>;
    return [{ ...offer.order, one, two, begin }];
  },
  /** He knows that they stay when, asked now, he would move none. */
  workers(view: TalView, seat: Seat, decide: (view: object) => Action): TalOrder[] {
    if (view.phase !== 'orders' || view.decided.every(Boolean)) return [];
    const asked = { ...view, phase: 'workers', turn: seat, points: movePoints, moved: 0 };
    return decide(asked).type === 'done' ? [{ kind: 'keepWorkers', round: view.round }] : [];
  },
};

export const habitsOf: Readonly<Record<string, Habits>> = {
  magellan: magellan as unknown as Habits,
  cortez: cortez as unknown as Habits,
  tikal: tikal as unknown as Habits,
  'tal-der-koenige': tal as unknown as Habits,
};
