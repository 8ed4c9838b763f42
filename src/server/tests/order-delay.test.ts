/** Standing orders take their time, so that nobody can tell them from a person. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { orderToPass } from '../stress/bidding.ts';
import { openConnection } from '../stress/client.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
afterEach(() => world.remove());

it('no field and no order of messages tells them from a person, also after a restart', async () => {
  world = await openWorld({ ORDER_DELAY: '1' });
  const table = await seatTable(world.base);
  const { seat, next } = await orderToPass(table);
  const { number } = await table.step();
  const told = await table.connections[seat]?.hear('position', (position) => position.number === number);
  expect(told).toMatchObject({ waiting: [next] });
  world = await world.restart();
  const connection = await openConnection({ base: world.base, cookie: table.devices[seat]?.cookie ?? '' });
  await connection.ask({ type: 'watch', table: table.id, seen: number });
  const answered = await connection.hear('position', (position) => position.number > number);
  expect(answered.entries.map((entry) => Object.keys(entry).sort())).toEqual([Object.keys(told?.entries[0] ?? {}).sort()]);
  expect(answered.entries[0]).toMatchObject({ seat: next, events: [{ type: 'passed', seat: next }] });
});

it('who has ordered was there when it spoke, as if he had done it himself', async () => {
  let now = Date.UTC(2026, 10, 17, 12);
  world = await openWorld({ ORDER_DELAY: '1' }, { now: () => now });
  const table = await seatTable(world.base);
  const { next } = await orderToPass(table);
  const { id } = (await at(table.devices, next).call('GET', '/api/me')).body.person;
  now += 3_600_000;
  const { number } = await table.step();
  await table.reached(number + 1);
  expect(world.context.registry.live.get(table.id)?.signs.get(id)).toBe(now);
});

it('an order with much time has not answered when others have spoken meanwhile', async () => {
  world = await openWorld({ ORDER_DELAY: '600' });
  const table = await seatTable(world.base);
  const { seat, next } = await orderToPass(table);
  const { number } = await table.step();
  // At the earliest it answers after 150 s; one that took no time would have answered long ago.
  for (let line = 0; line < 5; line++) {
    await at(table.connections, seat).ask({ type: 'chat', table: table.id, text: `${line}` });
    await sleep(50);
  }
  expect(table.at(seat)).toMatchObject({ number, waiting: [next] });
});
