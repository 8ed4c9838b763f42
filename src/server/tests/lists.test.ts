/** Lists read what they show, however many tables there are; every way of opening a table counts. */
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { openFile } from '../store/sqlite.ts';
import { type Device, newDevice } from '../stress/client.ts';
import { longRecord } from '../stress/long-record.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
afterEach(() => world?.remove());

/** A store that counts the rows and characters it reads. */
function counting() {
  const read = { rows: 0, characters: 0 };
  const open = (file: string): DatabaseSync => {
    const database = openFile(file);
    const prepare = database.prepare.bind(database);
    database.prepare = (sql) => {
      const statement = prepare(sql);
      const all = (...values: SQLInputValue[]) => {
        const rows = statement.all(...values);
        read.rows += rows.length;
        read.characters += JSON.stringify(rows).length;
        return rows;
      };
      const run = (...values: SQLInputValue[]) => statement.run(...values);
      return { columns: () => statement.columns(), all, run } as unknown as StatementSync;
    };
    return database;
  };
  return { read, open };
}

/** Puts many tables into the store without playing them. */
function fill(person: string, count: number): void {
  const database = new DatabaseSync(join(world.folder, 'tafelrunde.sqlite'));
  const config = '{"players":2,"options":{},"rules":1}';
  const table = database.prepare(
    `INSERT INTO tables (id, game, config, public, status, host, secret, created, version) VALUES (?, 'tikal', ?, 1, ?, ?, '', ?, 1)`,
  );
  const seat = database.prepare(`INSERT INTO seats ("table", seat, person, reserved, resigned) VALUES (?, ?, ?, 0, 0)`);
  const place = database.prepare('INSERT INTO attendance (person, going, created, "table") VALUES (?, ?, ?, ?)');
  database.exec('BEGIN');
  for (let at = 0; at < count; at++) {
    const id = `filled-${at}`;
    // The oldest of all is the one still going.
    table.run(id, config, at === 0 ? 'running' : 'over', person, at);
    seat.run(id, 0, person);
    place.run(person, at === 0 ? 1 : 0, at, id);
  }
  database.exec('COMMIT');
  database.close();
}

async function allPages(device: Device, path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const { body } = await device.call('GET', `${path}${path.includes('?') ? '&' : '?'}after=${after}`);
    ids.push(...body.tables.map(({ id }: { id: string }) => id));
    if (body.next === null) return ids;
    after = body.next;
  }
}

it('with 10,000 tables a list reads the rows of a page, and its pages together are all of them', async () => {
  const { read, open } = counting();
  world = await openWorld({}, { database: open });
  const anna = await newDevice(world.base, 'Anna');
  const { body } = await anna.call('GET', '/api/me');
  fill(body.person.id, 10_000);
  for (const path of ['/api/me/tables', '/api/tables?status=over']) {
    read.rows = 0;
    const { tables } = (await anna.call('GET', path)).body;
    expect(tables.length).toBe(100);
    // Of each table its row, its place, a seat and a position; and who is asking.
    expect(read.rows).toBeLessThanOrEqual(405);
  }
  expect((await anna.call('GET', '/api/me/tables')).body.tables[0].id).toBe('filled-0');
  expect(new Set(await allPages(anna, '/api/me/tables')).size).toBe(10_000);
  expect(new Set(await allPages(anna, '/api/tables?status=over')).size).toBe(9999);
});

it('no list reads the records that tables were brought with', async () => {
  const { read, open } = counting();
  world = await openWorld({}, { database: open });
  const anna = await newDevice(world.base, 'Anna');
  const record = await longRecord(3000);
  expect((await anna.call('POST', '/api/records', { record, public: true })).status).toBe(201);
  for (const path of ['/api/me/tables', '/api/tables?status=over']) {
    read.characters = 0;
    await anna.call('GET', path);
    expect(read.characters).toBeLessThan(3000);
  }
});

it('opening, bringing and playing once more all count towards the limit, also many at once', async () => {
  world = await openWorld({ LIMIT_TABLES: '3' });
  const anna = await newDevice(world.base, 'Anna');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
  const record = await longRecord(10);
  const brought = await Promise.all(Array.from({ length: 5 }, () => anna.call('POST', '/api/records', { record })));
  expect(brought.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
  expect(brought.find(({ status }) => status === 409)?.body.refusal.reason).toBe('tooManyRecords');

  const ben = await newDevice(world.base, 'Ben');
  const open = () => ben.call('POST', '/api/tables', { game: 'tikal', seats, start: true });
  const first = (await open()).body.table.id;
  const { registry } = world.context;
  await ben.call('POST', `/api/tables/${first}/seats/0/resign`);
  const live = registry.live.get(first);
  if (!live) throw new Error('it is not in memory');
  live.status = 'over';
  live.row = { ...live.row, status: 'over' };
  const opened = await Promise.all(Array.from({ length: 5 }, open));
  expect(opened.filter(({ status }) => status === 201).length).toBe(2);
  const again = await ben.call('POST', `/api/tables/${first}/rematch`);
  expect([again.status, again.body.refusal?.reason]).toEqual([409, 'tooManyTables']);
  // A game brought unfinished goes on here, so it is a table like any other.
  const going = await ben.call('POST', '/api/records', { record: record.split('\n').slice(0, -20).join('\n'), seats });
  expect([going.status, going.body.refusal?.reason]).toEqual([409, 'tooManyTables']);
});
