/** A backup of a large store ends while people play. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { backupStore } from '../backup.ts';
import { openFile } from '../store/sqlite.ts';

/** Writes without a pause, as many tables together do. */
const writer = `
const { workerData, parentPort } = require('node:worker_threads');
const { DatabaseSync } = require('node:sqlite');
const database = new DatabaseSync(workerData, { timeout: 5000 });
let written = 0;
parentPort.on('message', () => { clearInterval(timer); database.close(); parentPort.postMessage(written); });
const timer = setInterval(() => { database.exec('INSERT INTO moves (text) VALUES (1)'); written += 1; }, 1);
parentPort.postMessage('writing');
`;

it('a backup ends under load on a store of more than 200 MB, and is whole', { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-backup-'));
  const file = join(folder, 'tafelrunde.sqlite');
  const database = openFile(file);
  database.exec('CREATE TABLE filler (data BLOB); CREATE TABLE moves (number INTEGER PRIMARY KEY, text TEXT)');
  database.exec('BEGIN');
  for (let i = 0; i < 210; i++) database.exec('INSERT INTO filler VALUES (randomblob(1048576))');
  database.exec('COMMIT');
  database.close();
  expect(statSync(file).size).toBeGreaterThan(200 * 1024 * 1024);
  const worker = new Worker(writer, { eval: true, workerData: file });
  const news = () => new Promise<unknown>((resolve) => worker.once('message', resolve));
  await news();
  const to = join(folder, 'copy.sqlite');
  await backupStore(folder, to);
  const written = news();
  worker.postMessage('stop');
  expect(await written).toBeGreaterThan(10);
  await worker.terminate();
  const copy = new DatabaseSync(to);
  expect(copy.prepare('SELECT count(*) AS count FROM filler').get()).toEqual({ count: 210 });
  copy.close();
  rmSync(folder, { recursive: true });
});
