/** Every page of the club reads what it shows, however much there is beside it. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFile } from '../store/sqlite.ts';
import { clubPages, openClub } from '../stress/load-results.ts';

const read = { rows: 0 };
function counting(file: string): DatabaseSync {
  const database = openFile(file);
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    const statement = prepare(sql);
    const all = statement.all.bind(statement) as (...values: SQLInputValue[]) => object[];
    statement.all = ((...values: SQLInputValue[]) => {
      const rows = all(...values);
      read.rows += rows.length;
      return rows;
    }) as typeof statement.all;
    return statement;
  };
  return database;
}

let club: Awaited<ReturnType<typeof openClub>>;
beforeAll(async () => {
  club = await openClub(4000, { database: counting });
}, 120_000);
afterAll(() => club.world.remove());

/** A page shows at most fifty reports with eleven lines each, three hundred friends, or a tournament of sixty-four in six rounds. */
const most: Readonly<Record<string, number>> = {
  'open reports': 800,
  'closed reports': 800,
  friends: 700,
  lobby: 600,
  'the course of a rating': 400,
  'the statistics of a game': 500,
};

it.each(Object.keys(clubPages('me', 0)))('%s', async (name) => {
  const path = clubPages(club.me, club.now)[name] ?? '';
  read.rows = 0;
  const { status } = await club.device.call('GET', path);
  expect(status).toBe(200);
  expect(read.rows).toBeGreaterThan(0);
  expect(read.rows).toBeLessThanOrEqual(most[name] ?? 320);
});
