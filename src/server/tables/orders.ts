/**
 * Standing orders: private to their seat, answering with ordinary actions when the seat is asked.
 * They are not in the log, where even a gap in the numbers would tell the others of them.
 */
import type { Seat } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { serverRefusal } from '../refusal.ts';
import { changeOf } from './change.ts';
import type { House } from './house.ts';
import { type AnyMatch, type Live, runningMatch } from './live.ts';
import { playOne } from './play.ts';

const mostOrders = 8;

/** Replaces the seat's orders. */
export function setOrders(house: House, live: Live, seat: Seat, json: readonly unknown[]): Refusal | undefined {
  const match = runningMatch(live);
  if (isRefusal(match)) return match;
  const { orders } = live.game;
  if (!orders) return serverRefusal('noOrders', {});
  if (json.length > mostOrders) return serverRefusal('tooManyOrders', { most: mostOrders });
  const read: unknown[] = [];
  for (const one of json) {
    const order = orders.read(one);
    if (isRefusal(order)) return order;
    read.push(order);
  }
  keepOrders(house, live, seat, read);
  answerOrders(house, live, match);
  return undefined;
}

export function keepOrders(house: House, live: Live, seat: Seat, orders: readonly unknown[]): void {
  live.orders[seat] = [...orders];
  const change = changeOf(house, live);
  const row = { table: live.id, seat, orders: JSON.stringify(orders) };
  change.orders = [...change.orders.filter((other) => other.seat !== seat), row];
}

/** Lets orders speak until none has anything to say. A seat played by a bot is answered for by the bot. */
export function answerOrders(house: House, live: Live, match: AnyMatch): void {
  const most = live.game.limit(live.config);
  for (let played = 0; played < most; played++) {
    if (!answerOne(house, live, match)) return;
  }
}

function answerOne(house: House, live: Live, match: AnyMatch): boolean {
  const { game } = live;
  for (const seat of game.waiting(match.state)) {
    if (live.seats[seat]?.bot !== null) continue;
    for (const order of live.orders[seat] ?? []) {
      const action = game.orders?.answer(match.state, seat, order);
      const question = action && game.question(match.state, seat)?.id;
      if (!action || question === undefined) continue;
      if (!isRefusal(playOne(house, live, match, { seat, name: null, question, action, decider: 'order' }))) return true;
    }
  }
  return false;
}

/** Orders that can never speak again are dropped. */
export function dropLapsed(house: House, live: Live, match: AnyMatch): void {
  const { orders } = live.game;
  if (!orders) return;
  for (const [seat, given] of live.orders.entries()) {
    if (given.length === 0) continue;
    const left = given.filter((order) => !orders.lapsed(match.state, seat, order));
    if (left.length < given.length) keepOrders(house, live, seat, left);
  }
}
