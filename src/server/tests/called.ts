/** A table whose players are called by a server that lets time pass at the word of the test, and a receiver of its calls. */
import { afterEach, beforeEach, expect } from 'vitest';
import { at } from '../../core/at.ts';
import { newPushDevice } from '../stress/push-device.ts';
import { openReceiver, type Receiver } from '../stress/receiver.ts';
import { type Seated, seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

const minute = 60_000;

/** What a test of notices has at hand, new for each. */
export const called = {
  now: 0,
  world: undefined as unknown as World,
  receiver: undefined as unknown as Receiver,
  table: undefined as unknown as Seated,
};

/** Every test of the file begins at noon, with a server, a receiver and a table of its own. */
export function eachWithReceiver(): void {
  beforeEach(async () => {
    called.now = Date.UTC(2026, 10, 17, 12);
    called.receiver = await openReceiver();
    called.world = await openWorld({ NOTICE_ALLOW: called.receiver.host }, { now: () => called.now });
    called.table = await seatTable(called.world.base);
  });
  afterEach(async () => {
    await called.world.remove();
    await called.receiver.close();
  });
}

const runDue = () => called.world.context.registry.jobs.runDue();
export async function pass(minutes: number): Promise<void> {
  called.now += minutes * minute;
  await runDue();
}
export const device = (seat: number) => called.table.devices[seat]!;
/** Whom the table waits for. */
export const asked = () => at(called.table.at(0).waiting, 0);

/** Everybody goes away. */
export const leave = () =>
  Promise.all(called.table.connections.map((one) => one.ask({ type: 'unwatch', table: called.table.id })));
export const comeBack = (seat: number) => called.table.connections[seat]?.ask({ type: 'watch', table: called.table.id });

export async function subscribe(seat: number, path = `/push/${seat}`) {
  const browser = newPushDevice(`http://${called.receiver.host}${path}`);
  const { status } = await device(seat).call('POST', '/api/me/notices/push', browser.subscription);
  expect(status).toBe(200);
  return browser;
}

/** A step, after which somebody else is asked. */
export async function nextTurn(): Promise<number> {
  for (;;) {
    const before = asked();
    await called.table.step();
    if (asked() !== before) return asked();
  }
}
