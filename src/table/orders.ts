/** Standing orders: private to their seat, answering with ordinary actions when the seat is asked. */
import type { Seat } from '../core/game.ts';
import { isRefusal, type Refusal } from '../core/refusal.ts';
import { type Change, tell } from './change.ts';
import { tableRefusal } from './refusal.ts';
import type { AnyMatch, Table } from './table.ts';

const mostOrders = 12;

/** Orders of unknown origin, or what is wrong with them. */
export function readOrders({ game: { orders } }: Table, json: readonly unknown[]): unknown[] | Refusal {
  if (!orders) return tableRefusal('noOrders', {});
  if (json.length > mostOrders) return tableRefusal('tooManyOrders', { most: mostOrders });
  const read: unknown[] = [];
  for (const one of json) {
    const order = orders.read(one);
    if (isRefusal(order)) return order;
    read.push(order);
  }
  // Whoever says something for this moment means it, whatever else stands.
  return read.toSorted((a, b) => Number(orders.lasts?.(a) ?? false) - Number(orders.lasts?.(b) ?? false));
}

export function keepOrders(made: Change, seat: Seat, orders: readonly unknown[]): void {
  made.table.orders[seat] = [...orders];
  tell(made, { kind: 'ordersChanged', seat });
}

/** An order that answered what is now taken back would only answer it again. */
export function clearOrders(made: Change, seat: Seat): void {
  if (made.table.orders[seat]?.length) keepOrders(made, seat, []);
}

/** The seat's orders that can still speak. */
export function lastingOrders({ game, orders }: Table, match: AnyMatch, seat: Seat): readonly unknown[] {
  const given = orders[seat] ?? [];
  return given.length ? given.filter((order) => !game.orders?.lapsed(match.state, seat, order)) : given;
}

/** Orders that can never speak again are dropped. */
export function dropLapsed(made: Change, match: AnyMatch): void {
  for (const [seat, given] of made.table.orders.entries()) {
    const left = lastingOrders(made.table, match, seat);
    if (left.length < given.length) keepOrders(made, seat, left);
  }
}
