/** One contract for every engine the store may stand on: SQLite, and a real Postgres. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, type LogEvent } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { noChange } from '../store/change.ts';
import { storeFault } from '../store/faults.ts';
import { migrate } from '../store/migrate.ts';
import { migrations } from '../store/migrations.ts';
import { dialectAt, type StorePlace } from '../store/place.ts';
import type { EntryRow, Schema, TableRow } from '../store/schema.ts';
import { openStore, type Store } from '../store/store.ts';
import { type Tail, tailReader } from '../store/tails.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../stress/services.ts';
import { newRow } from '../tables/opening.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-contract-'));
let postgres: Postgres | undefined;
let databases = 0;
afterAll(async () => {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const engines: Readonly<Record<string, () => Promise<StorePlace>>> = {
  SQLite: async () => ({ file: join(folder, `${++databases}.sqlite`) }),
  Postgres: async () => {
    postgres ??= await startPostgres();
    return { url: postgres.create(`contract${++databases}`), connections: 5 };
  },
};
const installed = (engine: string) => engine !== 'Postgres' || postgresPrograms() !== undefined;
if (!installed('Postgres'))
  console.warn('!! SKIPPED: the store on Postgres. Install Debian’s package “postgresql” and run again.');

const now = 1_790_000_000_000;
const person = (id: string) => ({ id, name: id, language: 'en', created: now });

async function tableRow(id: string): Promise<TableRow> {
  const game = await loadGame('magellan');
  if (!game) throw new Error('no Magellan');
  const host = { person: { ...person('anna'), zone: null, holidays: null, took: null }, device: 'd' };
  return newRow(id, game, { players: 3, rules: 1, options: {} } as never, host as never, now);
}

function entry(table: string, number: number, name: string | null = null): EntryRow {
  const plain = { kind: 'act' as const, seat: 0, data: '{}', events: '[]', reveals: 0, aside: 0, decider: 'person' as const };
  return { table, number, name, time: now + number, played: null, left: null, ...plain };
}

describe.each(Object.entries(engines).filter(([engine]) => installed(engine)))('the store on %s', (_, newPlace) => {
  let place: StorePlace;
  let stores: readonly Store[];
  let store: Store;
  beforeAll(async () => {
    place = await newPlace();
    // Several processes start at once: one of them brings the schema up to date, the others wait for it.
    const open = async () => openStore(await dialectAt(place));
    stores = 'url' in place ? await Promise.all([open(), open(), open()]) : [await open(), await open(), await open()];
    store = stores[0]!;
  }, 60_000);
  afterAll(async () => {
    for (const one of stores) await one.close();
  });

  it('keeps persons and sessions, with times as numbers', async () => {
    await store.people.add(person('anna'), 'session', 'Firefox on Linux');
    const found = await stores[1]?.people.bySession('session');
    expect(found).toMatchObject({ id: 'anna', created: now, seen: now });
    expect(await store.people.bySession('session', now + 1)).toBeUndefined();
    await store.ping();
  });

  it('a code is good once, whichever process is asked, and only in its time', async () => {
    await store.people.addLink('code', 'anna', now + 10, now);
    const taken = await Promise.all(stores.map((one) => one.people.takeLink('code', now)));
    expect(taken.filter((id) => id === 'anna')).toHaveLength(1);
    await store.people.addLink('old', 'anna', now + 10, now);
    expect(await store.people.takeLink('old', now + 11)).toBeUndefined();
  });

  it('the number of an entry and the version of a row are fences: the second is told of a conflict, and nothing of it is kept', async () => {
    const row = await tableRow('t1');
    const position = { table: 't1', number: 1, waiting: ',0,', bots: 0, points: null, clock: null, awaited: null };
    await store.commit([{ ...noChange('t1'), opened: row, position }]);
    await store.commit([{ ...noChange('t1'), entries: [entry('t1', 1, 'mine')] }]);
    const late = stores[1]?.commit([{ ...noChange('t1'), entries: [entry('t1', 1, 'theirs')], chat: [line('t1', 1)] }]);
    expect(await late?.then(() => 'kept', storeFault)).toBe('conflict');
    const named = store.commit([{ ...noChange('t1'), entries: [entry('t1', 2, 'mine')] }]);
    expect(await named.then(() => 'kept', storeFault)).toBe('conflict');
    await store.commit([{ ...noChange('t1'), row: { ...row, version: 2 } }]);
    const stale = stores[1]?.commit([{ ...noChange('t1'), row: { ...row, version: 2 } }]);
    expect(await stale?.then(() => 'kept', storeFault)).toBe('conflict');
    expect(await store.tables.entriesUpTo('t1', 10)).toEqual([entry('t1', 1, 'mine')]);
    expect(await store.tables.chatAfter('t1', 0, 10)).toEqual([]);
    expect(await store.tables.numberOf('t1', 0, 'mine')).toBe(1);
  });

  const line = (table: string, number: number) => ({ table, number, person: 'anna', seat: 0, text: 'hi', entry: 1, time: now });

  it('tells what is new since a number, and how far tables have come', async () => {
    await store.commit([{ ...noChange('t1'), entries: [entry('t1', 2)], chat: [line('t1', 1)] }]);
    const tail = await stores[2]?.tables.tail('t1', { number: 1, line: 0 });
    expect([tail?.version, tail?.entries.map(({ number }) => number), tail?.chat.length]).toEqual([2, [2], 1]);
    expect(await store.tables.stands(['t1', 'none'])).toEqual([{ table: 't1', version: 2, number: 1, lines: 1 }]);
    expect(await store.tables.tail('none', { number: 0, line: 0 })).toBeUndefined();
  });

  it('what is asked for in one moment is read together, and everybody gets his own', async () => {
    const statements: string[] = [];
    const log = ({ query }: LogEvent) => void statements.push(query.sql);
    const db = new Kysely<Schema>({ dialect: await dialectAt(place), log });
    const read = tailReader(db);
    const row = { ...(await tableRow('t2')), status: 'over' as const };
    const entries = [1, 2, 3].map((number) => entry('t2', number));
    await store.commit([{ ...noChange('t2'), opened: row, entries, chat: [line('t2', 1), line('t2', 2)] }]);
    const [first, second, again, none] = await Promise.all([
      read('t1', { number: 1, line: 0 }),
      read('t2', { number: 1, line: 1 }),
      read('t2', { number: 2, line: 2 }),
      read('none', { number: 0, line: 0 }),
    ]);
    const numbers = (tail: Tail | undefined) => [tail?.entries, tail?.chat].map((rows) => rows?.map(({ number }) => number));
    expect(numbers(first)).toEqual([[2], [1]]);
    expect(numbers(second)).toEqual([[2, 3], [2]]);
    expect(numbers(again)).toEqual([[3], []]);
    expect(none).toBeUndefined();
    expect(statements).toHaveLength(5);
    await db.destroy();
    await expect(read('t1', { number: 1, line: 0 })).rejects.toThrow();
  });

  it('lists are in order and paged by key', async () => {
    for (const [at, id] of ['a', 'b', 'c'].entries())
      await store.commit([{ ...noChange(id), opened: { ...(await tableRow(id)), public: 1, created: now + at } }]);
    const page = await store.tables.publicOnes('open', 2);
    expect(page.map(({ row }) => row.id)).toEqual(['c', 'b']);
    const rest = await store.tables.publicOnes('open', 2, { going: 1, created: now + 1, table: 'b' });
    expect(rest.map(({ row }) => row.id)).toEqual(['a']);
    expect(await store.tables.countOf('anna')).toBe(4);
    const mine = await store.tables.ofPerson('anna', 2);
    expect(mine.map(({ row }) => row.id).sort()).toEqual(['b', 'c']);
  });

  it('every job is taken by one process, and given back when its lease has run out', async () => {
    await store.jobs.write(Array.from({ length: 30 }, (_, at) => ({ kind: 'call', key: `${at}`, due: now, payload: at })));
    const taken = await Promise.all(stores.map((one, at) => one.jobs.take('call', `process ${at}`, now, now + 100, 10)));
    const keys = taken.flat().map(({ key }) => key);
    expect(keys).toHaveLength(30);
    expect(new Set(keys).size).toBe(30);
    expect(await store.jobs.take('call', 'late', now + 99, now + 200, 30)).toEqual([]);
    const back = await store.jobs.take('call', 'late', now + 100, now + 200, 30);
    expect([back.length, back[0]?.tries]).toEqual([30, 2]);
    for (const job of back) await store.jobs.finish(job);
    expect(await store.jobs.next(['call'])).toBeUndefined();
  });

  it('what is counted is counted once for all, and begins anew in time', async () => {
    const taken = await Promise.all(stores.map(({ limits }) => limits.take('somebody', now, 1000)));
    expect(taken.map(({ points }) => points).sort()).toEqual([1, 2, 3]);
    expect(await store.limits.take('somebody', now + 999, 1000)).toEqual({ points: 4, expires: now + 1000 });
    expect(await store.limits.take('somebody', now + 1000, 1000)).toEqual({ points: 1, expires: now + 2000 });
    await store.limits.prune(now + 2000);
    expect(await store.limits.take('somebody', now + 1001, 1000)).toEqual({ points: 1, expires: now + 2001 });
  });

  it('a secret of the house is the same for all who ask at once', async () => {
    const keys = await Promise.all(stores.map((one, at) => one.notices.houseKey('vapid', () => `made by ${at}`)));
    expect(new Set(keys).size).toBe(1);
  });

  it('an older call does not come back in the place of a newer one', async () => {
    for (const number of [4, 9, 4]) await store.notices.call('bert', 't1', number);
    expect((await store.notices.unanswered('bert', 't1'))?.number).toBe(9);
    await store.notices.answer('bert', 't1');
    expect((await store.notices.call('bert', 't1', 4)).number).toBe(4);
  });

  it('forgets a person without a trace', async () => {
    await store.people.forget('anna', () => 'stranger');
    expect(await store.people.byId('anna')).toBeUndefined();
    expect((await store.tables.chatAfter('t1', 0, 10)).map((one) => [one.person, one.text])).toEqual([['stranger', '']]);
    expect(await store.tables.ofPerson('anna', 10)).toEqual([]);
  });

  it('a store of a newer version says so and is left alone', async () => {
    const newer = await newPlace();
    const db = new Kysely<never>({ dialect: await dialectAt(newer) });
    await migrate(db as never, { ...migrations, 'z99 later': { up: async () => undefined } });
    await db.destroy();
    await expect(dialectAt(newer).then(openStore)).rejects.toThrow('newer version');
  });
});

describe.runIf(postgresPrograms() !== undefined)('a table that another process writes while it is being opened', () => {
  it('is read as it was at one moment: rows, snapshot and entries fit each other', async () => {
    postgres ??= await startPostgres();
    const url = postgres.create('opened');
    const store = await openStore(await dialectAt({ url, connections: 3 }));
    const row = await tableRow('table');
    const snapshot = { table: 'table', steps: 2, number: 2, state: '{}', draws: null };
    const entries = [1, 2, 3].map((number) => entry('table', number));
    await store.commit([{ ...noChange('table'), opened: row, entries, snapshots: [snapshot] }]);
    const { Client } = await import('pg');
    const other = new Client(url);
    await other.connect();
    // It is stopped when it has read the snapshot and wants the entries; then the snapshot falls with a step that is taken back.
    await other.query('BEGIN; LOCK TABLE entries IN ACCESS EXCLUSIVE MODE');
    const loaded = store.tables.load('table');
    const waits = `SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND relation = 'entries'::regclass`;
    await expect.poll(async () => (await other.query(waits)).rows[0].n).toBe(1);
    await other.query(`DELETE FROM snapshots; INSERT INTO entries SELECT "table", 4, kind, seat, data, events, reveals, aside, NULL, decider,
      time, "left", played FROM entries WHERE number = 3; COMMIT`);
    const { snapshot: read, entries: after } = (await loaded)!;
    expect([read?.number, after.map(({ number }) => number)]).toEqual([2, [3]]);
    await other.end();
    await store.close();
  });
});

describe.runIf(postgresPrograms() !== undefined)('a Postgres that cannot be used', () => {
  const failing = async (url: string) => {
    const opened = dialectAt({ url, connections: 2 }).then(openStore);
    return opened.then(
      () => 'opened',
      (error: Error) => error.message,
    );
  };

  it('is named in a sentence: nobody there, no such database, no rights', async () => {
    postgres ??= await startPostgres();
    expect(await failing('postgres://tafelrunde@127.0.0.1:1/tafelrunde')).toMatch(
      /^The database of DATABASE_URL does not answer/,
    );
    expect(await failing(postgres.url.replace(/\/tafelrunde$/, '/nothing'))).toMatch(/does not let us in/);
    const url = postgres.create('closed');
    const { Client } = await import('pg');
    const owner = new Client(url);
    await owner.connect();
    await owner.query(
      'CREATE ROLE guest LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC; REVOKE ALL ON DATABASE closed FROM PUBLIC',
    );
    await owner.query('GRANT CONNECT ON DATABASE closed TO guest');
    await owner.end();
    expect(await failing(url.replace('tafelrunde@', 'guest@'))).toMatch(/does not let us in, or not write/);
  });
});
