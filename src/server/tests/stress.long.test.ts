/** The stress tests in short; `npm run soak`, `npm run load` and `npm run fuzz:server` are the long forms. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gameIds } from '../../games/index.ts';
import { fuzzServer } from '../stress/fuzz.ts';
import { inspect } from '../stress/inspect.ts';
import { load } from '../stress/load.ts';
import { soak } from '../stress/soak.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld } from '../stress/world.ts';

it('soak: nothing acknowledged is lost when the server is killed', async () => {
  const tables = gameIds.length;
  const result = await soak({ tables, kills: 2, port: 0, pause: [400, 900] });
  expect(result.wrong).toEqual([]);
  expect(result.tables).toBeGreaterThanOrEqual(tables);
  expect(result.over).toBe(result.tables);
  expect(result.acknowledged).toBeGreaterThan(50);
});

it('soak: an acknowledged action that is not in the log, or is another there, is found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-inspect-'));
  const world = await openWorld({}, {}, folder);
  const table = await seatTable(world.base);
  const { seat, number } = await table.step();
  const entry = (await world.context.registry.store.tables.entriesUpTo(table.id, number))[number - 1];
  await world.close();
  const kept = { table: table.id, seat, name: entry?.name ?? '', number, action: JSON.parse(entry?.data ?? '') };
  expect((await inspect(folder, [kept])).wrong).toEqual([]);
  expect((await inspect(folder, [kept, { ...kept, number: number + 1 }])).wrong.length).toBe(1);
  expect((await inspect(folder, [{ ...kept, action: { type: 'veto' } }])).wrong.length).toBe(1);
  rmSync(folder, { recursive: true, force: true });
});

it('load: moves come round at the rate asked for', async () => {
  const result = await load({ tables: 10, rate: 50, seconds: 2, port: 0, lanes: 10 });
  expect(result.steady.moves).toBeGreaterThan(80);
  expect(result.saturated.moves).toBeGreaterThan(100);
  expect(result.perTable).toBeLessThan(200_000);
});

it('fuzz: everything malformed is refused and nothing changes', async () => {
  const { wrong, requests, reasons } = await fuzzServer({ messages: 1200, port: 0 });
  expect(wrong).toEqual([]);
  expect(requests).toBeGreaterThan(100);
  expect(Object.keys(reasons)).toEqual(
    expect.arrayContaining(['notJson', 'unreadable', 'notYourSeat', 'noSession', 'wrongOrigin']),
  );
});
