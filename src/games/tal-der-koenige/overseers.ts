/** K3.2 and K3.3: overseers are set down, bumped, and claim. */
import type { Seat } from '../../core/game.ts';
import { figuresEach, movePoints } from './data.ts';
import type { Emit, OverseerOrders, ToldOrders } from './event.ts';
import { areaTouchedBy, distance, lifted, type Spot, siteOf } from './map.ts';
import { figureAt, isTaken, nobody, ordersEach, ownerOf, type State, undecided } from './state.ts';

export function hasDecided(state: State, seat: Seat): boolean {
  return state.orders[seat * ordersEach] !== undecided;
}

export function ordersOf({ orders }: State, seat: Seat): OverseerOrders {
  const [one, two, begin] = orders.slice(seat * ordersEach) as [number, number, number];
  return { one, two, begin };
}

export function toldOrders(state: State, seat: Seat): ToldOrders {
  const given = ordersOf(state, seat);
  return { ...given, stays: [figureAt(state, seat, 0) === given.one, figureAt(state, seat, 1) === given.two] };
}

/** What the orders cost together. */
export function priceOf(state: State, seat: Seat, { one, two }: Pick<OverseerOrders, 'one' | 'two'>): number {
  return distance(figureAt(state, seat, 0), one) + distance(figureAt(state, seat, 1), two);
}

/** Everybody's orders are shown together and carried out in turn. */
export function carryOutOrders(state: State, emit?: Emit): void {
  emit?.({
    type: 'ordersShown',
    orders: Array.from({ length: state.players }, (_, seat) => toldOrders(state, seat)),
    reveals: true,
  });
  for (let i = 0; i < state.players; i++) carryOut(state, (state.start + i) % state.players, emit);
  state.orders.fill(undecided);
}

function carryOut(state: State, seat: Seat, emit?: Emit): void {
  const given = ordersOf(state, seat);
  const from = [figureAt(state, seat, 0), figureAt(state, seat, 1)];
  const price = priceOf(state, seat, given);
  if (price > movePoints) {
    // The whole phase lapses for this player: nothing moves, nothing is claimed.
    emit?.({ type: 'voided', seat, price });
    return;
  }
  const to = [given.one, given.two];
  // Both are lifted before the first is set down, so that one can take the other's place.
  for (const figure of [0, 1]) if (to[figure] !== from[figure]) state.figures[seat * figuresEach + figure] = lifted;
  for (const figure of given.begin === 1 ? [0, 1] : [1, 0]) {
    if (to[figure] !== from[figure]) setDown(state, seat, figure, from[figure]!, to[figure]!, emit);
    claim(state, seat, figure, emit);
  }
}

function setDown(state: State, seat: Seat, figure: number, from: Spot, to: Spot, emit?: Emit): void {
  const bumped = isTaken(state, to);
  const end = bumped ? areaTouchedBy(to) : to;
  state.figures[seat * figuresEach + figure] = end;
  const overseer = figure + 1;
  if (bumped) emit?.({ type: 'bumped', seat, overseer, from, place: to, to: end });
  else emit?.({ type: 'overseer', seat, overseer, from, to, price: distance(from, to) });
}

/** An overseer on a site without an owner claims it, if there is a scarab for it. */
export function claim(state: State, seat: Seat, figure: number, emit?: Emit): void {
  const site = siteOf(figureAt(state, seat, figure));
  if (!claims(state, seat, site)) return;
  state.owners[site] = seat;
  state.scarabs[seat] = state.scarabs[seat]! - 1;
  emit?.({ type: 'claimed', seat, site });
}

/** Whether an overseer of the seat would claim the site by ending there; 0 stands for no site. */
export function claims(state: State, seat: Seat, site: number): boolean {
  return site > 0 && ownerOf(state, site) === nobody && state.scarabs[seat]! > 0;
}
