/** Group commit: all changes of one tick become durable together, and only then are their callers told. */
import type { Change } from './change.ts';

type Outcome = 'durable' | 'failed';

export interface Group {
  /** `begin` is called when the change is about to be written and may no longer grow. */
  add(change: Change, begin: () => void, done: (outcome: Outcome) => void): void;
  /** When everything added so far has been settled. */
  settled(): Promise<void>;
}

interface Waiting {
  readonly change: Change;
  readonly begin: () => void;
  readonly done: (outcome: Outcome) => void;
}

export interface GroupTells {
  failed(error: unknown, table: string): void;
  committed(changes: number, milliseconds: number): void;
}

export function groupCommit(commit: (changes: readonly Change[]) => Promise<void>, tell: GroupTells): Group {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  /** A conflict at one table must not cost the others their moves, so after a failure each goes alone. */
  async function write(batch: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      await commit(batch.map(({ change }) => change));
    } catch (error) {
      if (batch.length === 1) {
        tell.failed(error, batch[0]?.change.table ?? '');
        for (const { done } of batch) done('failed');
      } else for (const one of batch) await write([one]);
      return;
    }
    tell.committed(batch.length, performance.now() - began);
    for (const { done } of batch) done('durable');
  }

  async function run(): Promise<void> {
    // The end of the tick: everything that arrived meanwhile goes along.
    await new Promise(setImmediate);
    while (waiting.length) {
      const batch = waiting;
      waiting = [];
      for (const { begin } of batch) begin();
      await write(batch);
    }
    running = undefined;
  }

  return {
    add(change, begin, done) {
      waiting.push({ change, begin, done });
      running ??= run();
    },
    settled: () => running ?? Promise.resolve(),
  };
}
