/** Copies the store while it is in use: `npm run backup -- file`. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { readEnvironment } from './config.ts';
import { makePrivate } from './store/sqlite.ts';

/** A consistent copy of the store at one moment; the server goes on writing meanwhile. */
export function backupStore(data: string, to: string): void {
  const from = join(data, 'tafelrunde.sqlite');
  if (!existsSync(from)) throw new Error(`there is no store in ${data}`);
  if (existsSync(to)) throw new Error(`${to} is already there`);
  // Only a copy that is whole ever stands under its name.
  const part = `${to}.part`;
  rmSync(part, { force: true });
  makePrivate(part);
  copyAtOnce(from, part);
  const copy = new DatabaseSync(part);
  const sound = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
  copy.close();
  if (sound.integrity_check !== 'ok') throw new Error(`the copy is damaged: ${sound.integrity_check}`);
  renameSync(part, to);
}

/** In one read transaction: writers go on beside it, and nothing they write makes it begin again. */
function copyAtOnce(from: string, to: string): void {
  const database = new DatabaseSync(from, { timeout: 5000 });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

if (import.meta.main) {
  try {
    const { data, database } = readEnvironment(process.env);
    // A copy of an old file would be taken for one of the store.
    if (database) throw new Error('The store is at DATABASE_URL: copy it by pg_dump (docs/running.md).');
    const { positionals } = parseArgs({ allowPositionals: true });
    const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
    const to = positionals[0] ?? join(data, 'backups', `tafelrunde-${stamp}.sqlite`);
    backupStore(data, to);
    console.log(`The store is copied to ${to}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
