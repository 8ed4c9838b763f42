/** What is committed is carried over into SQLite's file by a thread of its own. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it, vi } from 'vitest';
import { leaveCheckpoints, openCheckpoints } from '../store/checkpoints.ts';
import { openFile } from '../store/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-checkpoints-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is in the file itself, without its log. */
function carriedOver(file: string): number {
  const copy = join(folder, 'copy.sqlite');
  copyFileSync(file, copy);
  const database = new DatabaseSync(copy);
  try {
    const known = database.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'moves'").get() as { n: number };
    return known.n === 0 ? 0 : (database.prepare('SELECT count(*) AS n FROM moves').get() as { n: number }).n;
  } finally {
    database.close();
  }
}

it('many commits are carried over while nobody waits; few are left in the log', { timeout: 30_000 }, async () => {
  const file = join(folder, 'store.sqlite');
  const database = leaveCheckpoints(openFile(file));
  const checkpoints = openCheckpoints(file);
  database.exec('CREATE TABLE moves (text TEXT)');
  const insert = database.prepare('INSERT INTO moves VALUES (?)');
  let kept = 0;
  const commit = (times: number, changes: number) => {
    for (let made = 0; made < times; made++) {
      database.exec('BEGIN');
      for (let change = 0; change < changes; change++) insert.run('a move');
      database.exec('COMMIT');
      kept += changes;
      checkpoints.note(changes);
    }
  };
  commit(99, 40);
  expect(carriedOver(file)).toBe(0);
  commit(1, 1);
  await vi.waitFor(() => expect(carriedOver(file)).toBe(kept), { timeout: 20_000, interval: 50 });
  // At an even pace each move has a commit of its own.
  const before = kept;
  commit(2999, 1);
  expect(carriedOver(file)).toBe(before);
  commit(1, 1);
  await vi.waitFor(() => expect(carriedOver(file)).toBe(kept), { timeout: 20_000, interval: 50 });
  await checkpoints.close();
  database.close();
});
