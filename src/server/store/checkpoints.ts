/**
 * SQLite writes changes into a log first and carries them over into its file later, some hundreds at a time. Done within a commit that takes
 * as long as a hundred moves, and they wait; so a thread of its own does it.
 */
import type { DatabaseSync } from 'node:sqlite';
import { openThread } from '../../workers/node-port.ts';

/**
 * So many commits with so many changes are carried over together. The disk does one thing at a time: a commit that meets it waits for it too, and at
 * an even pace, where each change has a commit of its own, one in sixty did with a hundred at once. So as many are left as the log may hold.
 */
const together = { commits: 100, changes: 3000 };
/** Pages after which a commit does it after all: the thread is gone, or never finds a moment without anybody writing. */
const pagesAtMost = 20_000;

export interface Checkpoints {
  /** So many changes were committed at once. */
  note(changes: number): void;
  close(): Promise<void>;
}

/** The connection that commits leaves the carrying over to the thread. */
export function leaveCheckpoints(database: DatabaseSync): DatabaseSync {
  database.exec(`PRAGMA wal_autocheckpoint = ${pagesAtMost};`);
  return database;
}

export function openCheckpoints(file: string): Checkpoints {
  let thread: ReturnType<typeof openThread> | undefined;
  let noted = { commits: 0, changes: 0 };
  let lost = false;

  function open(): typeof thread {
    const opened = openThread(new URL('./checkpoint-worker.ts', import.meta.url), file);
    opened.hold?.(false);
    opened.whenLost(() => {
      lost = true;
    });
    return opened;
  }

  return {
    note(changes) {
      noted = { commits: noted.commits + 1, changes: noted.changes + changes };
      if (lost || noted.commits < together.commits || noted.changes < together.changes) return;
      noted = { commits: 0, changes: 0 };
      thread ??= open();
      thread?.post('go on');
    },
    close: async () => void (await thread?.close()),
  };
}
