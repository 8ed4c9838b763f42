/** The lobby reads what it shows, however many tables there are, and is read once for everybody. */
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { openFile } from '../store/sqlite.ts';
import { newDevice, openDevice } from '../stress/client.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
afterEach(() => world?.remove());

function counting() {
  const read = { rows: 0 };
  const open = (file: string): DatabaseSync => {
    const database = openFile(file);
    const prepare = database.prepare.bind(database);
    database.prepare = (sql) => {
      const statement = prepare(sql);
      const all = (...values: SQLInputValue[]) => {
        const rows = statement.all(...values);
        read.rows += rows.length;
        return rows;
      };
      const run = (...values: SQLInputValue[]) => statement.run(...values);
      return { columns: () => statement.columns(), all, run } as unknown as StatementSync;
    };
    return database;
  };
  return { read, open };
}

/** Many finished tables, and some that are open or running. */
function fill(count: number): void {
  const database = new DatabaseSync(join(world.folder, 'tafelrunde.sqlite'));
  const table = database.prepare(
    `INSERT INTO tables (id, game, config, public, status, host, secret, created, version) VALUES (?, 'tikal', ?, 1, ?, 'host', '', ?, 1)`,
  );
  const seat = database.prepare(`INSERT INTO seats ("table", seat, person, reserved, resigned) VALUES (?, 0, NULL, 0, 0)`);
  database.exec('BEGIN');
  for (let at = 0; at < count; at++) {
    table.run(
      `filled-${at}`,
      '{"players":2,"options":{},"rules":1}',
      at % 500 === 1 ? 'open' : at % 500 === 2 ? 'running' : 'over',
      at,
    );
    seat.run(`filled-${at}`);
  }
  database.exec('COMMIT');
  database.close();
}

it('with 100,000 tables the lobby reads the rows it shows, once a second for everybody', async () => {
  const { read, open } = counting();
  let now = Date.now();
  world = await openWorld({}, { database: open, now: () => now });
  fill(100_000);
  const anna = await newDevice(world.base, 'Anna');
  read.rows = 0;
  const { body } = await anna.call('GET', '/api/lobby');
  expect([body.open.length, body.running.length]).toEqual([30, 12]);
  expect(body.open[0].id).toBe('filled-99501');
  // Of each table its row and a seat; and who is asking.
  expect(read.rows).toBeLessThanOrEqual(42 * 2 + 5);
  read.rows = 0;
  for (let time = 0; time < 10; time++) await anna.call('GET', '/api/lobby');
  expect(read.rows).toBeLessThanOrEqual(10 * 2);
  now += 1000;
  read.rows = 0;
  await openDevice(world.base).call('GET', '/api/lobby');
  expect(read.rows).toBeGreaterThan(42);
});

it('one’s own tables and those of blocked people are not offered; games to watch are', async () => {
  world = await openWorld();
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => newDevice(world.base, name)));
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const bots = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
  const { table } = (await anna!.call('POST', '/api/tables', { game: 'tikal', seats, public: true })).body;
  const running = (await anna!.call('POST', '/api/tables', { game: 'tikal', seats: bots, public: true, start: true })).body.table;
  await anna!.call('POST', '/api/tables', { game: 'tikal', seats: bots, start: true });
  const shown = async (device: typeof anna) => {
    const { body } = await device!.call('GET', '/api/lobby');
    return [body.open, body.running].map((some: { id: string }[]) => some.map(({ id }) => id));
  };
  expect(await shown(ben)).toEqual([[table.id], [running.id]]);
  expect(await shown(anna)).toEqual([[], []]);
  const { id } = (await anna!.call('GET', '/api/me')).body.person;
  await ben!.call('POST', '/api/me/mutes', { person: id, muted: true });
  expect(await shown(ben)).toEqual([[], [running.id]]);
});
