/** What people hand in is worked on aside, in slices, within bounds. */
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recentTexts } from '../records/cache.ts';
import { mostRows } from '../records/reading.ts';
import { type Change, noChange } from '../store/change.ts';
import { type Device, newDevice, openConnection, openDevice } from '../stress/client.ts';
import { longRecord } from '../stress/long-record.ts';
import { watchStretches } from '../stress/stretch.ts';
import { openWorld, type World } from '../stress/world.ts';
import { pageLength } from '../tables/watch.ts';

let world: World;
let anna: Device;
beforeAll(async () => {
  world = await openWorld();
  anna = await newDevice(world.base, 'Anna');
});
afterAll(() => world.remove());

it('the longest record is taken in, shown and looked back into without holding anybody up', async () => {
  const record = await longRecord(9900);
  const commits: Change[][] = [];
  const { store } = world.context.registry;
  const { commit } = store;
  Object.assign(store, {
    commit(changes: Change[]) {
      commits.push(changes);
      return commit(changes);
    },
  });
  const stretches = watchStretches();
  const { status, body } = await anna.call('POST', '/api/records', { record });
  expect(status).toBe(201);
  const { id } = body.table;
  const stranger = openDevice(world.base);
  expect((await stranger.call('GET', `/api/tables/${id}/record`)).body.split('\n').length).toBeGreaterThan(9900);
  const views = await stranger.call('GET', `/api/tables/${id}/views?from=5000&to=5040`);
  expect(views.body.views.length).toBe(32);
  expect((await stranger.call('GET', `/api/tables/${id}`)).body.table.status).toBe('over');
  stretches.stop();
  Object.assign(store, { commit });
  const rows = commits.map((changes) => changes.flatMap(({ entries, snapshots }) => [...entries, ...snapshots]).length);
  expect(rows.reduce((sum, some) => sum + some, 0)).toBeGreaterThan(9900);
  expect(Math.max(...rows)).toBeLessThanOrEqual(mostRows);
  // Whatever was taken back, opening the table plays no more than some entries again.
  const stored = await store.tables.load(id);
  expect(stored?.entries.length).toBeLessThanOrEqual(32);
  expect(stored?.row.before).toBe('');
  // By this thread’s own time, its tests and clients included; `npm run attack` holds the server alone against a tenth of it.
  expect(stretches.longest()).toBeLessThan(500);
});

it('whoever watches from the first entry on is told all of it, page by page, and others have their turn in between', async () => {
  const { body } = await anna.call('POST', '/api/records', { record: await longRecord(1500) });
  const { tables } = world.context.registry.store;
  const { entriesAfter } = tables;
  const turns = countTurns();
  const reads: { rows: number; turn: number }[] = [];
  Object.assign(tables, {
    async entriesAfter(...asked: Parameters<typeof entriesAfter>) {
      const rows = await entriesAfter(...asked);
      reads.push({ rows: rows.length, turn: turns.count() });
      return rows;
    },
  });
  const connection = await openConnection(openDevice(world.base));
  const told: number[] = [];
  connection.onTold = (message) => {
    if (message.type === 'entries' || message.type === 'position') told.push(...message.entries.map(({ number }) => number));
  };
  const { number } = await connection.ask({ type: 'watch', table: body.table.id, seen: 0 });
  await expect.poll(() => told.length).toBe(number);
  connection.close();
  turns.stop();
  Object.assign(tables, { entriesAfter });
  expect(told).toEqual(Array.from({ length: number! }, (_, i) => i + 1));
  expect(reads.length).toBe(Math.ceil(number! / pageLength));
  expect(Math.max(...reads.map(({ rows }) => rows))).toBeLessThanOrEqual(pageLength);
  expect(new Set(reads.map(({ turn }) => turn)).size).toBe(reads.length);
});

/** How often everybody who waited has had a turn. */
function countTurns() {
  let turn = 0;
  let next = setImmediate(function again() {
    turn += 1;
    next = setImmediate(again);
  });
  return { count: () => turn, stop: () => clearImmediate(next) };
}

it('a record that holds too much is refused in words', async () => {
  const head = 'Tafelrunde 1\ngame: tikal\n\n';
  const marks = `${head}${'* mark 1 x\n'.repeat(501)}`;
  const timedMarks = `${head}${'[2026-11-17T12:00:00Z] * mark 1 x\n'.repeat(501)}`;
  const lines = `${head}${'1 pass\n'.repeat(10_000)}`;
  const long = `${head}* seat 1 ${'x'.repeat(4000)}\n`;
  for (const record of [marks, timedMarks, lines, long]) {
    const { status, body } = await anna.call('POST', '/api/records', { record });
    expect([status, body.refusal.reason]).toEqual([413, 'tooMuchRecord']);
    expect(body.refusal.text).toContain('10000');
  }
});

it('what is left of a record whose table never came is cleared away, but not under the hands of who takes it in', async () => {
  const { tables, commit } = { ...world.context.registry.store };
  const position = { table: 'left', number: 1, waiting: ',', bots: 0, points: null, clock: null, awaited: null };
  const time = Date.now();
  const row = { table: 'left', number: 1, kind: 'seat', seat: 0, data: '""', events: '[]', reveals: 0, aside: 0 } as const;
  const entry = { ...row, name: null, decider: 'person', time, played: null, left: null } as const;
  await commit([{ ...noChange('left'), position, entries: [entry] }]);
  await tables.clearAway(time);
  expect(await tables.entriesUpTo('left', 9)).toHaveLength(1);
  await tables.clearAway(time + 4_000_000);
  expect(await tables.entriesUpTo('left', 9)).toEqual([]);
});

it('a text that lasts is made once, also when asked for twice at once, and room is made for newer ones', async () => {
  const made: string[] = [];
  const recent = recentTexts(25);
  const make = (key: string) =>
    recent(key, async () => {
      made.push(key);
      return key.repeat(10);
    });
  expect(await Promise.all([make('a'), make('a')])).toEqual(['a'.repeat(10), 'a'.repeat(10)]);
  await make('b');
  await make('a');
  await make('c');
  await make('a');
  await make('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

/** How far each thread of this process stands back, on the scale of `nice`: the 19th word of its line, after a name in brackets. */
function courtesies(): number[] {
  const lines = readdirSync('/proc/self/task').map((thread) => readFileSync(`/proc/self/task/${thread}/stat`, 'utf8'));
  return lines.map((line) => Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]));
}

it.runIf(process.platform === 'linux')(
  'the thread that reads a record stands back behind the one that answers people',
  async () => {
    await anna.call('POST', '/api/records', { record: 'nothing of the kind' });
    // The whole run may itself stand back behind something else.
    const own = getPriority(process.pid);
    expect(courtesies()).toContain(own);
    expect(courtesies()).toContain(Math.min(19, own + 10));
  },
);
