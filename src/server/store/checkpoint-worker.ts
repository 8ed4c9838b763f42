/** The thread that carries changes over from SQLite's log into its file. Nobody waits for it, and it waits for nobody. */
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { callerOfThread } from '../../workers/node-port.ts';

const database = new DatabaseSync(workerData as string, { timeout: 0 });
database.exec('PRAGMA synchronous = FULL;');

callerOfThread().hear(() => {
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE);');
  } catch {
    // A full disk, say. The log holds everything; whoever commits meets the fault and tells of it.
  }
});
