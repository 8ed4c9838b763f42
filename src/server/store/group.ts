/** Group commit: all changes of one tick become durable together, and only then are their callers told. */
import type { Change } from './change.ts';
import { type StoreFault, storeFault } from './faults.ts';

/**
 * A conflict is nobody's fault: another process has written first. Unknown where the line to the store broke: the commit may have arrived
 * there, and only its answer been lost.
 */
export type Outcome = 'durable' | 'failed' | 'conflict' | 'unknown';

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
  /** A caller threw when told; the others are told all the same. */
  broke(error: unknown, table: string): void;
}

function outcomeOf(fault: StoreFault): Outcome {
  if (fault === 'away') return 'unknown';
  return fault === 'conflict' ? 'conflict' : 'failed';
}

export function groupCommit(commit: (changes: readonly Change[]) => Promise<void>, tell: GroupTells): Group {
  const waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  /** A conflict at one table must not cost the others their moves, so after a failure each goes alone. */
  async function write(batch: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      await commit(batch.map(({ change }) => change));
    } catch (error) {
      const fault = storeFault(error);
      // What ails the store ails every table; only a conflict is one table's own.
      if (batch.length > 1 && (fault === 'conflict' || fault === 'failing')) for (const one of batch) await write([one]);
      else
        for (const one of batch) {
          tell.failed(error, one.change.table);
          settle(one, outcomeOf(fault));
        }
      return;
    }
    tell.committed(batch.length, performance.now() - began);
    for (const one of batch) settle(one, 'durable');
  }

  /** Whatever a caller does when told, the next commit must come. */
  function settle({ change, done }: Waiting, outcome: Outcome): void {
    try {
      done(outcome);
    } catch (error) {
      tell.broke(error, change.table);
    }
  }

  /** Those of the batch that can be written; the rest have failed already. */
  function begun(batch: readonly Waiting[]): Waiting[] {
    return batch.filter((one) => {
      try {
        one.begin();
        return true;
      } catch (error) {
        tell.broke(error, one.change.table);
        settle(one, 'failed');
        return false;
      }
    });
  }

  async function run(): Promise<void> {
    // The end of the tick: everything that arrived meanwhile goes along.
    await new Promise(setImmediate);
    while (waiting.length) {
      const batch = begun(waiting.splice(0));
      if (batch.length) await write(batch);
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
