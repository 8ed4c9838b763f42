/** When somebody last did something is kept together with what he did, and otherwise with the next heartbeat. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { newDevice, openConnection } from '../stress/client.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';
import { beat } from '../tables/signs.ts';

let world: World;
let now = Date.UTC(2026, 10, 17, 12);
beforeAll(async () => {
  world = await openWorld({}, { now: () => now });
});
afterAll(() => world.remove());

it('a move takes its sign along; one without a move waits for the heartbeat', async () => {
  const { registry } = world.context;
  const table = await seatTable(world.base);
  await beat(registry);
  const known = async () => [...(await registry.store.time.signsAt(table.id)).values()].sort();
  const before = now;
  expect(await known()).toEqual([before, before, before]);
  now += 3_600_000;
  const { seat } = await table.step();
  expect(await known()).toEqual([before, before, now]);
  expect([...registry.unkept]).toEqual([]);
  const other = await openConnection(at(table.devices, (seat + 1) % 3));
  await other.ask({ type: 'watch', table: table.id });
  expect([await known(), registry.unkept.size]).toEqual([[before, before, now], 1]);
  await beat(registry);
  expect([await known(), registry.unkept.size]).toEqual([[before, now, now], 0]);
});

it('a sign whose move could not be kept is not lost with it', async () => {
  const { registry } = world.context;
  const { store } = registry;
  const table = await seatTable(world.base);
  await beat(registry);
  now += 3_600_000;
  const { commit } = store;
  const full = Object.assign(new Error('full'), { errcode: 13 });
  Object.assign(store, { commit: () => Promise.reject(full) });
  await expect(table.step()).rejects.toThrow('tryAgain');
  Object.assign(store, { commit });
  expect(registry.unkept.size).toBe(1);
  const stranger = await newDevice(world.base, 'Somebody');
  await (await openConnection(stranger)).ask({ type: 'watch', table: table.id });
  await beat(registry);
  expect([...(await store.time.signsAt(table.id)).values()].filter((time) => time === now).length).toBe(1);
});
