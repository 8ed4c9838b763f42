/** Pages of what people have played: who sees what, and how little is read for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { bestOf, courseOf, describePerson, resultsOf, statisticsOf } from '../results/pages.ts';
import { openFile, sqliteDialect } from '../store/sqlite.ts';
import { openStore, type Store } from '../store/store.ts';
import { type Device, newDevice } from '../stress/client.ts';
import { fillWithResults } from '../stress/many-results.ts';
import { takeIn } from '../stress/results.ts';
import { openWorld, type World } from '../stress/world.ts';

const day = 24 * 3600_000;
const idOf = async (device: Device): Promise<string> => (await device.call('GET', '/api/me')).body.person.id;

describe('who sees what', () => {
  let world: World;
  let [anna, bert, carl]: Device[] = [];
  const ids: string[] = [];
  beforeAll(async () => {
    world = await openWorld();
    [anna, bert, carl] = [
      await newDevice(world.base, 'Anna'),
      await newDevice(world.base, 'Bert'),
      await newDevice(world.base, 'Carl'),
    ];
    for (const device of [anna, bert, carl]) ids.push(await idOf(device!));
    const { store } = world.context.registry;
    await store.accounts.setAddress(at(ids, 0), 'anna@example.org', 1);
    const [a, b, c] = ids as [string, string, string];
    await takeIn(store, { table: 'seen', seats: [a, b], points: [5, 3], ended: day });
    await takeIn(store, { table: 'hidden', seats: [a, b], points: [3, 5], ended: 2 * day, public: false });
    await takeIn(store, { table: 'among three', game: 'cortez', seats: [c, a, '[easy]'], points: [3, 3, 1], ended: 3 * day });
    await takeIn(store, { table: 'later', seats: [a, c], points: [1, 5], ended: 3 * day + 5, stays: ['resigned', 'played'] });
  });
  afterAll(() => world.remove());

  const tablesOf = async (device: Device | undefined, query = '') =>
    (await device!.call('GET', `/api/people/${ids[0]}/results${query}`)).body.results.map(
      ({ table }: { table: string }) => table,
    );

  it('a table that is not public is in the history of those who sat there, and of nobody else', async () => {
    expect(await tablesOf(anna)).toEqual(['later', 'among three', 'hidden', 'seen']);
    expect(await tablesOf(bert)).toEqual(['later', 'among three', 'hidden', 'seen']);
    expect(await tablesOf(carl)).toEqual(['later', 'among three', 'seen']);
  });

  it('meetings and counts of such tables stand on one’s own page, and between the two who met', async () => {
    const pageFor = async (device: Device | undefined) => (await device!.call('GET', `/api/people/${ids[0]}`)).body;
    const games = (page: { meetings: { person: string; games: number }[] }) =>
      page.meetings.find(({ person }) => person === ids[1])?.games;
    expect([games(await pageFor(anna)), games(await pageFor(carl))]).toEqual([2, 1]);
    expect((await pageFor(bert)).between).toMatchObject({ games: 2, ahead: 1 });
    expect((await pageFor(carl)).between).toMatchObject({ games: 2, ahead: 1, level: 1 });
    expect([(await pageFor(anna)).mine, (await pageFor(anna)).rooted, (await pageFor(bert)).rooted]).toEqual([true, true, null]);
  });

  it('finds by game, person, result, variant and day, and says of every seat what it came to', async () => {
    expect(await tablesOf(anna, '?game=cortez')).toEqual(['among three']);
    expect(await tablesOf(anna, '?with=CAR')).toEqual(['later', 'among three']);
    expect(await tablesOf(anna, '?with=%25')).toEqual([]);
    expect(await tablesOf(anna, '?result=lost')).toEqual(['later', 'hidden']);
    expect(await tablesOf(anna, '?variant=auction=true')).toEqual([]);
    expect(await tablesOf(anna, `?from=${2 * day}&to=${3 * day}`)).toEqual(['hidden']);
    const { results } = (await anna!.call('GET', '/api/people/me/results?game=cortez')).body;
    expect(results[0]).toMatchObject({
      own: 1,
      unrated: null,
      seats: [{ name: 'Carl', place: 1 }, { place: 1 }, { bot: 'easy', place: 3 }],
    });
  });

  it('ratings and their course are shown of whoever has a way back; of others by the day', async () => {
    const page = (await carl!.call('GET', `/api/people/${ids[0]}`)).body;
    expect(page.ratings.map(({ game, size, games }: Record<string, unknown>) => [game, size, games])).toContainEqual([
      'tikal',
      'duel',
      3,
    ]);
    expect((await carl!.call('GET', `/api/people/${ids[1]}`)).body.ratings).toEqual([]);
    const course = async (device: Device | undefined) =>
      (await device!.call('GET', `/api/people/${ids[0]}/course?game=tikal&size=duel`)).body.points;
    expect((await course(anna)).map(({ time }: { time: number }) => time)).toEqual([day, 2 * day, 3 * day + 5]);
    expect((await course(carl)).map(({ time }: { time: number }) => time)).toEqual([day, 2 * day, 3 * day]);
  });

  it('lists hold only those who agreed and have ten games, and nobody agrees without a way back', async () => {
    const best = async () => (await carl!.call('GET', '/api/ratings?game=tikal&size=duel')).body.people;
    const agree = (device: Device | undefined, listed: boolean) => device!.call('POST', '/api/me/listed', { listed });
    expect((await agree(bert, true)).body.refusal.reason).toBe('needsWayBack');
    expect((await agree(anna, true)).status).toBe(200);
    expect(await best()).toEqual([]);
    const { store } = world.context.registry;
    for (let table = 0; table < 8; table++)
      await takeIn(store, { table: `more ${table}`, seats: [at(ids, 0), at(ids, 1)], points: [5, 3], ended: (4 + table) * day });
    expect((await best()).map(({ name, games }: Record<string, unknown>) => [name, games])).toEqual([['Anna', 11]]);
    await agree(anna, false);
    expect(await best()).toEqual([]);
    await agree(anna, true);
    expect(await best()).toHaveLength(1);
    await store.accounts.removeAddress(at(ids, 0));
    expect(await best()).toEqual([]);
  });

  it('an address that is nobody’s is refused', async () => {
    expect((await carl!.call('GET', '/api/people/nobody')).body.refusal.reason).toBe('noSuchPerson');
  });
});

describe('with 10,000 finished tables in the store', () => {
  let folder: string;
  let store: Store;
  /** The statements that were run, with what was put into them. */
  const statements: { sql: string; values: SQLInputValue[]; rows: number }[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tafelrunde-'));
    const file = join(folder, 'tafelrunde.sqlite');
    await (await openStore(sqliteDialect(openFile(file)))).close();
    fillWithResults(file, { tables: 10_000, persons: 500 });
    store = await openStore(sqliteDialect(watched(openFile(file))));
  }, 120_000);
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function watched(database: DatabaseSync): DatabaseSync {
    const prepare = database.prepare.bind(database);
    database.prepare = (sql) => {
      const statement = prepare(sql);
      const all = statement.all.bind(statement) as (...values: SQLInputValue[]) => object[];
      statement.all = ((...values: SQLInputValue[]) => {
        const rows = all(...values);
        statements.push({ sql, values, rows: rows.length });
        return rows;
      }) as typeof statement.all;
      return statement;
    };
    return database;
  }

  const person = async () => (await store.people.byId('p0'))!;
  it.each([
    ['a person’s page', async () => describePerson(store, await person(), 'p1'), 250],
    ['the course of a rating', async () => courseOf(store, await person(), 'p0', { game: 'tikal', size: 'group' }), 320],
    ['the first page of a history', async () => resultsOf(store, await person(), 'p1', {}), 250],
    [
      'a later page of it',
      async () => resultsOf(store, await person(), 'p1', { after: '9000900.made-9000', game: 'tikal' }),
      250,
    ],
    ['the best of a game', async () => bestOf(store, { game: 'tikal', size: 'group' }), 60],
    ['the statistics of a game', async () => statisticsOf(store, 'tikal'), 500],
  ])('%s gets few rows, and looks for them by a key', async (_, read, most) => {
    statements.length = 0;
    await read();
    expect(statements.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(most);
    expect(statements.length).toBeLessThan(12);
    const database = new DatabaseSync(join(folder, 'tafelrunde.sqlite'), { readOnly: true });
    const plans = statements.flatMap(({ sql, values }) =>
      (database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { detail: string }[]).map(({ detail }) => detail),
    );
    database.close();
    expect(plans.length).toBeGreaterThan(0);
    // A table is never read from end to end; what is sorted is one person's at most.
    expect(plans.filter((plan) => /^SCAN (?!CONSTANT|\(subquery|.*USING COVERING INDEX meetings_in_order)/.test(plan))).toEqual(
      [],
    );
  });
});
