/** Clock and times are part of a record: they leave with it and come in again. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, newDevice, openConnection, openDevice } from '../stress/client.ts';
import { type Seated, seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

const hour = 3600_000;
let now = Date.parse('2026-11-16T12:00:00.250Z');
let world: World;
let table: Seated;
let record = '';

const recordOf = async (id: string) => (await openDevice(world.base).call('GET', `/api/tables/${id}/record`)).body as string;
const entriesOf = (text: string) => text.slice(text.indexOf('\n\n') + 2).split('\n');

/** A game over days, in which somebody is too late once and the others decide to wait. */
beforeAll(async () => {
  world = await openWorld({}, { now: () => now });
  table = await seatTable(world.base, 'magellan', 3, { clock: { pace: 'day', nights: true, out: 'ask' }, first: 0 });
  await table.step();
  now += 300 * hour;
  await world.context.registry.jobs.runDue();
  while (table.at(0).waiting.length) {
    now += 7 * hour;
    await table.step();
  }
  record = await recordOf(table.id);
}, 60_000);
afterAll(() => world.remove());

it('a record names the clock, and with every entry its time and what the clock showed', async () => {
  expect(record).toContain('\nclock: day bank=72:00:00 increment=0:00:00 decision=24:00:00 off=nights out=ask level=medium\n');
  const [first, second, third] = entriesOf(record);
  expect(first).toMatch(/^\[2026-11-16T12:00:00Z 72:00:00\] 1 /);
  expect(second).toMatch(/^\[2026-11-29T00:00:00Z 0:00:00\] \* mark \d out of time$/);
  expect(third).toMatch(/^\[2026-11-29T07:00:00Z 0:00:00\] \d /);
  expect(entriesOf(record).filter((line) => line && !line.startsWith('['))).toEqual([]);
});

it('brought to the house again it has the same clock and times, and leaves as it came', async () => {
  const anna = await newDevice(world.base, 'Anna');
  now += 1000 * hour;
  const { status, body } = await anna.call('POST', '/api/records', { record });
  expect(status).toBe(201);
  expect(body.table.clock).toMatchObject({ pace: 'day', nights: true, out: 'ask' });
  expect(await recordOf(body.table.id)).toBe(record);
  const connection = await openConnection(openDevice(world.base));
  await connection.ask({ type: 'watch', table: body.table.id, seen: 0 });
  const told = connection.told.flatMap((message) =>
    message.type === 'entries' || message.type === 'position' ? message.entries : [],
  );
  expect(told[1]).toMatchObject({ kind: 'mark', text: 'out of time', time: Date.parse('2026-11-29T00:00:00Z'), left: 0 });
  connection.close();
});

it('a record without times is taken in and leaves without them; nobody is told another time', async () => {
  const anna = await newDevice(world.base, 'Anna');
  const bare = record
    .replace(/^clock.*\n/m, '')
    .replaceAll(/^\[.*?\] /gm, '')
    .replaceAll(/^\* mark.*\n/gm, '');
  const { status, body } = await anna.call('POST', '/api/records', { record: bare });
  expect(status).toBe(201);
  expect(body.table.clock).toBeNull();
  expect(await recordOf(body.table.id)).toBe(bare);
  const connection = await openConnection(openDevice(world.base));
  await connection.ask({ type: 'watch', table: body.table.id, seen: 0 });
  const told = connection.told.flatMap((message) =>
    message.type === 'entries' || message.type === 'position' ? message.entries : [],
  );
  expect(new Set(told.map(({ time }) => time))).toEqual(new Set([0]));
  connection.close();
});

it('an unfinished one goes on from there at a table of its own, which has no clock and new times', async () => {
  const anna = await newDevice(world.base, 'Anna');
  const [head = '', body = ''] = record.split('\n\n');
  const begun = `${head.replace(/^result.*$/m, '').trimEnd()}\n\n${body.split('\n').slice(0, 5).join('\n')}\n`;
  const { status, body: opened } = await anna.call('POST', '/api/records', { record: begun });
  expect([status, opened.table.status, opened.table.clock]).toEqual([201, 'open', null]);
});

it('an unknown clock, and a time that is none, are refused in words', async () => {
  const anna: Device = await newDevice(world.base, 'Anna');
  for (const [found, instead] of [
    ['clock: day', 'clock: hasty'],
    ['out=ask', 'out=shout'],
    ['level=medium', 'level=genius'],
    ['[2026-11-16', '[2026-11-99'],
  ] as const) {
    const { status, body } = await anna.call('POST', '/api/records', { record: record.replace(found, instead) });
    expect([status, body.refusal.reason], instead).toEqual([409, 'brokenRecord']);
  }
});

it('the command line replays it with its times and verifies it as ever', () => {
  const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [main, ...args, '-'], { input: record, encoding: 'utf8' }).split('\n');
  const said = run('replay', '--language', 'nl');
  expect(said[0]).toContain('; Klok: 1 dag per beslissing, 3 dagen reserve; tijden in UTC');
  expect(said.find((line) => line.startsWith('1.'))).toMatch(/ \(16 nov 2026, 12:00\)$/);
  expect(said.find((line) => line.includes('is om.'))).toMatch(
    /De tijd van Player \d is om\. \(29 nov 2026, 00:00; reserve 0 sec\)$/,
  );
  expect(run('verify').join('\n')).toContain('The record is verified.');
});
