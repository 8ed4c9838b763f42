/** Jobs: what is to be done later, once, also when the process dies in between. */
import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { JobChange, JobStore, NewJob } from '../store/jobs.ts';
import type { JobRow } from '../store/schema.ts';
import { retryAfter } from './backoff.ts';

export interface Job {
  readonly kind: string;
  readonly key: string;
  readonly due: number;
  readonly payload: unknown;
  /** 1 the first time. */
  readonly tries: number;
}

/**
 * Does a job. Where it throws it is tried again. A process that dies meanwhile does it again, so whatever must not happen twice
 * is checked here. The signal says that nobody waits for it any longer.
 */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>;

export interface JobKind {
  /** How many are under way at once: a slow kind holds up no other. */
  readonly atOnce?: number;
  /** Milliseconds after which one that is not done counts as failed, and somebody else may take it. */
  readonly lease?: number;
  /** How often it is begun before it is given up. */
  readonly tries?: number;
}

export interface Jobs {
  /** Who does the jobs of a kind; those of unknown kinds are left alone. */
  handle(kind: string, handler: JobHandler, how?: JobKind): void;
  /** By itself. What belongs to a change of a table goes into that change (`Change.jobs`). */
  schedule(...jobs: readonly NewJob[]): Promise<void>;
  /** It is no longer wanted. One that is under way is not stopped. */
  cancel(kind: string, key: string): Promise<void>;
  /** Does everything that is due, and what these make due; returns when it is done. */
  runDue(): Promise<void>;
  /** Something was scheduled in a change. */
  wake(): void;
  start(): void;
  /** Begins nothing more and waits for what is under way. */
  close(): Promise<void>;
}

export interface JobWorld {
  readonly store: JobStore;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'jobs'>;
  /** Milliseconds for which any job is held at most, whatever its kind wants. */
  readonly mostLease?: number;
  now(): number;
}

interface Known {
  readonly handler: JobHandler;
  readonly atOnce: number;
  readonly lease: number;
  readonly tries: number;
  readonly running: Map<string, Promise<void>>;
}

/** We look this often, however wrong a timer may be and whatever other processes have scheduled. */
const sweepEvery = 30_000;

export function openJobs({ store, log, metrics, mostLease = Number.MAX_SAFE_INTEGER, now }: JobWorld): Jobs {
  const kinds = new Map<string, Known>();
  const holder = randomUUID();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let started = false;
  let looking: Promise<void> | undefined;
  let again = false;

  /** Begins what is due, as far as there is room for it. */
  async function begin(kind: string, known: Known): Promise<number> {
    const room = known.atOnce - known.running.size;
    if (room <= 0 || stopping.signal.aborted) return 0;
    const time = now();
    const taken = await store.take(kind, holder, time, time + known.lease, room);
    for (const job of taken) {
      // Its lease has run out while it is still under way here: nobody else has it.
      if (known.running.has(job.key)) continue;
      const run = carryOut(job, known).finally(() => {
        known.running.delete(job.key);
        wake();
      });
      known.running.set(job.key, run);
    }
    return taken.length;
  }

  async function carryOut(job: JobRow, known: Known): Promise<void> {
    const { kind, key, due, tries } = job;
    const count = (outcome: string) => metrics.jobs.inc({ kind, outcome });
    try {
      if (tries > known.tries) throw new Error('it was begun too often and never ended');
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(known.lease)]);
      await within(known.handler({ kind, key, due, tries, payload: JSON.parse(job.payload) as unknown }, signal), signal);
      count('done');
      await settle(job, () => store.finish(job));
    } catch (error) {
      if (stopping.signal.aborted) return settle(job, () => store.retry(job, due));
      if (tries < known.tries) {
        count('failed');
        log.warn({ err: error, kind, key, tries }, 'a job failed and is tried again');
        return settle(job, () => store.retry(job, now() + retryAfter(tries)));
      }
      count('givenUp');
      log.error({ err: error, kind, key, tries }, 'a job failed too often and is given up');
      await settle(job, () => store.finish(job));
    }
  }

  /** Where even that cannot be written the lease runs out, and the job is done again. */
  async function settle({ kind, key }: JobRow, write: () => Promise<void>): Promise<void> {
    await write().catch((error: unknown) => log.error({ err: error, kind, key }, 'the end of a job could not be kept'));
  }

  async function look(): Promise<number> {
    const next = await store.next([...kinds.keys()]);
    // Looking costs nothing; taking keeps others from writing.
    if (next === undefined || next > now()) return 0;
    let begun = 0;
    for (const [kind, known] of kinds) begun += await begin(kind, known);
    return begun;
  }

  /** Looks now, and sets the one timer for the next time. */
  function wake(): void {
    if (!started || stopping.signal.aborted) return;
    again = true;
    looking ??= lookAndWait().finally(() => {
      looking = undefined;
    });
  }

  async function lookAndWait(): Promise<void> {
    clearTimeout(timer);
    let wait = sweepEvery;
    try {
      while (again) {
        again = false;
        await look();
      }
      const full = [...kinds.values()].some(({ running, atOnce }) => running.size >= atOnce);
      const next = full ? undefined : await store.next([...kinds.keys()]);
      // Where there is no room somebody who is done wakes us.
      if (next !== undefined) wait = Math.min(sweepEvery, Math.max(0, next - now()));
    } catch (error) {
      log.error({ err: error }, 'the jobs that are due could not be read');
    }
    if (again) return lookAndWait();
    if (stopping.signal.aborted) return;
    timer = setTimeout(wake, Math.max(wait, shortest));
    timer.unref();
  }

  async function write(...changes: readonly JobChange[]): Promise<void> {
    if (changes.length) await store.write(changes);
    wake();
  }

  const underWay = () => [...kinds.values()].flatMap(({ running }) => [...running.values()]);

  return {
    handle(kind, handler, { atOnce = 8, lease = 60_000, tries = 8 } = {}) {
      kinds.set(kind, { handler, atOnce, lease: Math.min(lease, mostLease), tries, running: new Map() });
    },
    schedule: write,
    cancel: (kind, key) => write({ kind, key, cancelled: true }),
    async runDue() {
      while (!stopping.signal.aborted) {
        const begun = await look();
        if (begun === 0 && underWay().length === 0) return;
        await Promise.all(underWay());
      }
    },
    wake,
    start() {
      started = true;
      wake();
    },
    async close() {
      stopping.abort(new Error('the server stops'));
      clearTimeout(timer);
      await looking;
      await Promise.all(underWay());
    },
  };
}

/** A job that cannot be taken yet, though it is due, must not make us ask without a pause. */
const shortest = 20;

/** Ends when the signal says so, whether the work listens to it or not. */
async function within(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    if (signal.aborted) stop();
    await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
