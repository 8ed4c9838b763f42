/** Copies the store while it is in use: `npm run backup -- file`. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { readEnvironment } from './config.ts';

/** A consistent copy of the store at one moment; the server goes on writing meanwhile. */
export async function backupStore(data: string, to: string): Promise<void> {
  const from = join(data, 'tafelrunde.sqlite');
  if (!existsSync(from)) throw new Error(`there is no store in ${data}`);
  if (existsSync(to)) throw new Error(`${to} is already there`);
  mkdirSync(dirname(to), { recursive: true });
  const database = new DatabaseSync(from, { timeout: 5000 });
  try {
    await backup(database, to, { rate: 1000 });
  } finally {
    database.close();
  }
  const copy = new DatabaseSync(to);
  const sound = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
  copy.close();
  if (sound.integrity_check !== 'ok') throw new Error(`the copy is damaged: ${sound.integrity_check}`);
}

if (import.meta.main) {
  const { data } = readEnvironment(process.env);
  const { positionals } = parseArgs({ allowPositionals: true });
  const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const to = positionals[0] ?? join(data, 'backups', `tafelrunde-${stamp}.sqlite`);
  await backupStore(data, to);
  console.log(`The store is copied to ${to}`);
}
