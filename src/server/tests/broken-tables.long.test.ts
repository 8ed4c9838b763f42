/** A table that cannot be opened is set aside, and everything else runs; an operator finds and mends it. */

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { deadlineOf } from '../../table/charge.ts';
import { waitingSeats } from '../../table/table.ts';
import { newDevice, openConnection, openDevice } from '../stress/client.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';
import { mendTable } from '../tables/mending.ts';
import { realGames, settledTable, type TableRegistry } from '../tables/registry.ts';

let world: World;
afterEach(() => world?.remove());

const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

/** A command of the operator's on the store of this world. */
function operate(...args: string[]): string {
  try {
    return execFileSync(process.execPath, [main, 'tables', ...args], {
      env: { ...process.env, DATA: world.folder },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return stdout + stderr;
  }
}

function spoil(sql: string, ...values: (string | number)[]): void {
  const database = new DatabaseSync(join(world.folder, 'tafelrunde.sqlite'));
  database.prepare(sql).run(...values);
  database.close();
}

async function setAside(): Promise<number> {
  const text = await (await fetch(`${world.base}/metrics`)).text();
  return Number(/tafelrunde_tables_set_aside (\d{1,9})/.exec(text)?.[1]);
}

it('a table that waits for a bot and does not replay ends no start; it is refused, counted, listed, mended and played on', async () => {
  world = await openWorld({ BOT_BUDGET: '1' });
  const table = await seatTable(world.base);
  while (table.at(0).number < 40) await table.step();
  const { number } = table.at(0);
  const other = await seatTable(world.base);
  // The next in turn is a bot, so that the start itself opens the table.
  spoil('UPDATE positions SET bots = 1 WHERE "table" = ?', table.id);
  spoil(`UPDATE entries SET data = '{"type":"nonsense"}' WHERE "table" = ? AND number = ?`, table.id, number - 1);
  world = await world.restart();
  const host = openDevice(world.base, table.devices[0]?.cookie);
  const refused = await host.call('GET', `/api/tables/${table.id}`);
  expect([refused.status, refused.body.refusal.reason]).toEqual([500, 'damagedTable']);
  expect(await setAside()).toBe(1);
  const device = openDevice(world.base, at(other.devices, 0).cookie);
  expect((await device.call('GET', `/api/tables/${other.id}`)).status).toBe(200);

  expect(operate('--broken')).toContain(`${table.id}  magellan  running  table ${table.id}: entry ${number - 1} does not replay`);
  expect(operate('--repair', other.id)).toContain('nothing was changed');
  expect(operate('--repair', table.id)).toContain(`goes on after entry ${number - 2}; 2 entries fell`);
  const [copy] = readdirSync(join(world.folder, 'broken')).map((name) => join(world.folder, 'broken', name)) as [string];
  expect(JSON.parse(readFileSync(copy, 'utf8')).entries.length).toBe(number);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(operate('--broken')).toBe('Every table can be opened.\n');

  world = await world.restart();
  const connections = await Promise.all(table.devices.map(({ cookie }) => openConnection({ base: world.base, cookie })));
  expect(await connections[0]?.ask({ type: 'watch', table: table.id })).toMatchObject({ type: 'done', number: number - 2 });
  expect(await setAside()).toBe(0);
});

it('a damaged snapshot costs no entry; what cannot be mended is exported', async () => {
  world = await openWorld();
  const table = await seatTable(world.base);
  while (table.at(0).number < 70) await table.step();
  const { number } = table.at(0);
  spoil(`UPDATE snapshots SET state = '{' WHERE "table" = ?`, table.id);
  const lost = await seatTable(world.base);
  await lost.step();
  spoil(`UPDATE tables SET config = '{' WHERE id = ?`, lost.id);
  world = await world.restart();
  expect(operate('--broken')).toContain('2 cannot be opened.');
  expect(operate('--repair', table.id)).toContain(`goes on after entry ${number}; 0 entries fell`);
  operate('--repair', lost.id);
  expect(operate('--broken')).toContain('1 cannot be opened.');
  expect(operate('--export', lost.id)).toContain('Everything there is');
  expect((await newDevice(world.base, 'Anna')).cookie).not.toBe('');
});

it('a mended table has its clocks as they stood at its last entry, runs them from then on, and they run out', async () => {
  const hour = 3600_000;
  const day = 24 * hour;
  let now = Date.parse('2026-11-16T12:00Z');
  world = await openWorld({}, { now: () => now });
  const table = await seatTable(world.base, 'magellan', 3, { clock: { pace: 'day' } });
  await at(table.devices, 1).call('PATCH', '/api/me', { zone: 'Asia/Tokyo' });
  for (let step = 0; step < 12; step++) {
    now += 30 * hour;
    await table.step();
  }
  const entries = await world.context.registry.store.tables.entriesUpTo(table.id, 1000);
  const { number } = table.at(0);
  const lefts = [0, 1, 2].map((seat) => entries.findLast((entry) => entry.seat === seat && entry.number < number)?.left);
  expect(new Set(lefts).size).toBeGreaterThan(1);
  const { folder } = world;
  await world.close();
  spoil(`UPDATE entries SET data = '{"type":"nonsense"}' WHERE "table" = ? AND number = ?`, table.id, number);
  spoil(`DELETE FROM jobs WHERE kind = 'clock' AND key = ?`, table.id);
  // For a week nobody notices.
  now += 7 * day;
  world = await openWorld({}, { now: () => now }, folder);
  const { store, jobs } = world.context.registry;
  expect(await mendTable(store, realGames, table.id, () => undefined, now)).toMatchObject({ kind: 'mended', dropped: 1 });
  now += 2 * 60_000;
  const live = await settledTable(world.context.registry, table.id);
  if ('reason' in live) throw new Error(live.reason);
  const seat = at(waitingSeats(live), 0);
  expect(live.clock?.seats.map(({ left }) => left)).toEqual(lefts);
  expect(live.clock?.seats[1]?.zone).toBe('Asia/Tokyo');
  const until = now - 2 * 60_000 + day + (lefts[seat] ?? 0);
  expect(deadlineOf(live, seat)?.until).toBe(until);
  now = until - 1;
  await jobs.runDue();
  expect(live.holders[seat]?.bot).toBe(null);
  now = until;
  await jobs.runDue();
  expect(live.holders[seat]?.bot).toBe('medium');
});

it('a table whose game cannot be had at the start costs neither the start nor the others their bots', async () => {
  let lost = '';
  const game: TableRegistry['game'] = (id) => (id === lost ? Promise.reject(new Error('it cannot be read')) : realGames(id));
  world = await openWorld({ BOT_BUDGET: '1' }, { game });
  const anna = await newDevice(world.base, 'Anna');
  const open = async (of: string) => {
    const seats = [{ kind: 'bot', level: 'easy' }, { kind: 'me' }, { kind: 'me' }];
    return (await anna.call('POST', '/api/tables', { game: of, seats, first: 0, start: true })).body.table.id as string;
  };
  const tables = [await open('tikal'), await open('magellan')];
  for (const table of tables) spoil('UPDATE positions SET bots = 1 WHERE "table" = ?', table);
  lost = 'tikal';
  world = await world.restart();
  await expect.poll(() => [...world.context.registry.live.keys()]).toEqual([tables[1]]);
  expect((await openDevice(world.base, anna.cookie).call('GET', `/api/tables/${tables[1]}`)).status).toBe(200);
});
