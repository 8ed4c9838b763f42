import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { isRefusal } from '../../core/refusal.ts';
import { backupStore } from '../backup.ts';
import { openLog } from '../log.ts';
import { startChild } from '../stress/child.ts';
import { newDevice, openConnection } from '../stress/client.ts';
import { inspect } from '../stress/inspect.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';
import { durable } from '../tables/change.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { playAct } from '../tables/play.ts';
import { findTable } from '../tables/registry.ts';
import { undoFreely } from '../tables/undo.ts';

let world: World;
const written: string[] = [];
beforeAll(async () => {
  world = await openWorld({}, { log: openLog('trace', { write: (line) => written.push(line) }) });
});
afterAll(() => world.remove());

it('is well, counts itself, and shows both only as far as they should be', async () => {
  expect(await (await fetch(`${world.base}/health`)).json()).toEqual({ status: 'well' });
  const text = await (await fetch(`${world.base}/metrics`)).text();
  for (const name of [
    'tafelrunde_entries_total',
    'tafelrunde_sockets',
    'tafelrunde_commit_seconds',
    'process_resident_memory_bytes',
  ])
    expect(text).toContain(name);
  const guarded = await openWorld({ METRICS_TOKEN: 'hush' });
  expect((await fetch(`${guarded.base}/metrics`)).status).toBe(404);
  expect((await fetch(`${guarded.base}/metrics`, { headers: { authorization: 'Bearer hush' } })).status).toBe(200);
  await guarded.remove();
});

it('every page carries a strict content policy and security headers', async () => {
  expect((await fetch(`${world.base}/`)).status).toBe(200);
  expect((await fetch(`${world.base}/`, { method: 'HEAD' })).status).toBe(200);
  const page = await fetch(`${world.base}/table/anything`);
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await fetch(`${world.base}/api/games`)).headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${world.base}/../../etc/passwd.txt`)).status).toBe(404);
});

it('errors tell the caller nothing of the inside, and logs keep no secrets', async () => {
  const device = await newDevice(world.base, 'Anna');
  const { people } = world.context.registry.store;
  const { mutedBy } = people;
  Object.assign(people, { mutedBy: () => Promise.reject(new Error('the inside')) });
  const answer = await device.call('GET', '/api/me');
  Object.assign(people, { mutedBy });
  expect(answer).toMatchObject({ status: 500, body: { refusal: { reason: 'broken' } } });
  expect(JSON.stringify(answer)).not.toContain('inside');
  expect(written.join()).toContain('the inside');
  const token = at(device.cookie.split('='), 1);
  world.context.registry.log.info({ token, headers: { cookie: device.cookie } }, 'careless');
  expect(written.join()).not.toContain(token);
});

it('a table of 2,000 entries opens in milliseconds, however they came about', async () => {
  const table = await seatTable(world.base);
  const { registry } = world.context;
  const live = (await findTable(registry, table.id)) as LiveTable;
  /** Passes and takes it back; false where the pass ended the auction, which nobody can take back. */
  const passAndBack = (): boolean => {
    const seat = at(table.at(0).waiting, 0);
    const question = table.at(seat).question!.id;
    const passed = playAct(registry, live, { seat, requestId: null, question, action: { type: 'pass' }, decider: 'person' });
    if (isRefusal(passed)) throw new Error(passed.reason);
    return !isRefusal(undoFreely(registry, live, { seat, requestId: `undo ${live.index}`, index: live.index }));
  };
  const isBid = () => table.at(at(table.at(0).waiting, 0)).question?.id.startsWith('bid');
  for (let found = false; !found; await table.reached(live.index)) {
    do await table.step();
    while (table.at(0).number < 40 || !isBid());
    found = passAndBack();
    await durable(live);
  }
  while (live.index < 2000) {
    for (let i = 0; i < 5; i++) passAndBack();
    await durable(live);
  }
  const { index } = live;
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    registry.live.delete(table.id);
    const began = performance.now();
    expect(await findTable(registry, table.id)).toMatchObject({ index });
    times.push(performance.now() - began);
  }
  expect(Math.min(...times)).toBeLessThan(30);
});

it('a backup made while people play is whole and can be played on', async () => {
  const table = await seatTable(world.base);
  for (let i = 0; i < 10; i++) await table.step();
  const to = join(world.folder, 'copies', 'tafelrunde.sqlite');
  const stepping = table.step();
  backupStore(world.folder, to);
  const { number } = await stepping;
  expect(existsSync(to)).toBe(true);
  expect(() => backupStore(world.folder, to)).toThrow('already there');
  const acknowledged = { table: table.id, seat: 0, name: 'none', number, action: {} };
  const { wrong, entries } = await inspect({ file: to }, [acknowledged]);
  expect(entries).toBeGreaterThanOrEqual(10);
  expect(wrong.filter((line) => !line.includes('acknowledged'))).toEqual([]);
  const copy = await openWorld({}, {}, join(world.folder, 'copies'));
  const connection = await openConnection({ base: copy.base, cookie: table.devices[0]?.cookie ?? '' });
  expect((await connection.ask({ type: 'watch', table: table.id })).number).toBeGreaterThanOrEqual(10);
  await copy.close();
});

it('stops gracefully: what was acknowledged is kept, lines are closed, the process ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-stop-'));
  const child = await startChild(folder, 0);
  const table = await seatTable(child.base);
  const { number } = await table.step();
  expect(await child.stop()).toBe(0);
  expect(await table.connections[0]?.closed).toBe(1001);
  const again = await openWorld({}, {}, folder);
  const connection = await openConnection({ base: again.base, cookie: table.devices[0]?.cookie ?? '' });
  expect((await connection.ask({ type: 'watch', table: table.id })).number).toBe(number);
  await again.close();
  rmSync(folder, { recursive: true, force: true });
});
