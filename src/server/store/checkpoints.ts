/**
 * SQLite writes changes into a log first and carries them over into its file later, some hundreds at a time. Done within a commit that takes
 * as long as a hundred moves, and they wait; so a thread of its own does it.
 */
import type { DatabaseSync } from 'node:sqlite';
import { openThread } from '../../workers/node-port.ts';

/** So many commits are carried over together. */
const together = 100;
/** Pages after which a commit does it after all: the thread is gone, or never finds a moment without anybody writing. */
const pagesAtMost = 20_000;

export interface Checkpoints {
  /** Something was committed. */
  note(): void;
  close(): Promise<void>;
}

/** The connection that commits leaves the carrying over to the thread. */
export function leaveCheckpoints(database: DatabaseSync): DatabaseSync {
  database.exec(`PRAGMA wal_autocheckpoint = ${pagesAtMost};`);
  return database;
}

export function openCheckpoints(file: string): Checkpoints {
  let thread: ReturnType<typeof openThread> | undefined;
  let commits = 0;
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
    note() {
      commits += 1;
      if (lost || commits < together) return;
      commits = 0;
      thread ??= open();
      thread?.post('go on');
    },
    close: async () => void (await thread?.close()),
  };
}
