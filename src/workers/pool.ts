/**
 * Some workers for many calls. Workers are opened when there is work for them; one that overruns its time, or is lost, is
 * closed, its call is refused, and another takes its place.
 */
import { type Calls, openCalls, type Port } from './calls.ts';
import { nextInLine, type Place } from './line.ts';

export interface PoolSettings {
  readonly workers: number;
  open(): Port;
  /**
   * Milliseconds a call may take, its worker's start included; without it a call may take for ever. Where the worker tells what
   * it has used of the processor, that counts, so that a busy machine costs nobody an answer.
   */
  readonly most?: number;
}

export interface Pool<Request, Answer, Note> {
  call(request: Request, place?: Place, noted?: (note: Note) => void): Promise<Answer>;
  /** How many calls wait for a worker. */
  waiting(): number;
  close(): Promise<void>;
}

interface Queued<Request, Answer, Note> extends Place {
  readonly request: Request;
  readonly noted: ((note: Note) => void) | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Worker<Request, Answer, Note> {
  readonly port: Port;
  readonly calls: Calls<Request, Answer, Note>;
  busy: boolean;
}

const anyPlace: Place = { lane: '', urgency: 0 };

export function openPool<Request, Answer, Note = never>(settings: PoolSettings): Pool<Request, Answer, Note> {
  /** Workers that were told to end and have not ended yet. */
  const ending = new Set<Promise<void>>();
  const workers = new Set<Worker<Request, Answer, Note>>();
  const queue: Queued<Request, Answer, Note>[] = [];
  /** What each lane has had, by the cost of its calls. Who comes late begins where the one served last began, not at nothing. */
  const served = new Map<string, number>();
  let level = 0;

  function open(): Worker<Request, Answer, Note> {
    const port = settings.open();
    const worker = { port, calls: openCalls<Request, Answer, Note>(port), busy: false };
    port.whenLost(() => workers.delete(worker));
    port.hold?.(false);
    workers.add(worker);
    return worker;
  }

  function discard(worker: Worker<Request, Answer, Note>): void {
    workers.delete(worker);
    const ended = Promise.resolve(worker.calls.close()).finally(() => ending.delete(ended));
    ending.add(ended);
  }

  function idle(): Worker<Request, Answer, Note> | undefined {
    for (const worker of workers) if (!worker.busy) return worker;
    return workers.size < Math.max(1, settings.workers) ? open() : undefined;
  }

  function work(): void {
    while (queue.length > 0) {
      const worker = idle();
      if (!worker) return;
      const [queued] = queue.splice(nextInLine(queue, served), 1);
      if (!queued) return;
      level = Math.max(level, served.get(queued.lane) ?? 0);
      served.set(queued.lane, level + (queued.cost ?? 1));
      void run(worker, queued);
    }
    // Nobody waits: who was served when matters no more.
    if (queue.length === 0 && served.size > 1000) served.clear();
  }

  async function run(worker: Worker<Request, Answer, Note>, queued: Queued<Request, Answer, Note>): Promise<void> {
    worker.busy = true;
    worker.port.hold?.(true);
    const stopWatching = settings.most === undefined ? () => {} : watch(worker.port, settings.most, () => discard(worker));
    try {
      queued.resolve(await worker.calls.call(queued.request, queued.noted));
    } catch (error) {
      queued.reject(error as Error);
    } finally {
      stopWatching();
      worker.busy = false;
      // One that was told to end holds the process until it has: nobody else may be left who does, and whoever closes the pool waits for it.
      if (workers.has(worker)) worker.port.hold?.(false);
      work();
    }
  }

  return {
    call: (request, place = anyPlace, noted) =>
      new Promise((resolve, reject) => {
        queue.push({ ...place, request, noted, resolve, reject });
        work();
      }),
    waiting: () => queue.length,
    async close() {
      for (const { reject } of queue.splice(0)) reject(new Error('closed'));
      for (const worker of [...workers]) discard(worker);
      await Promise.all(ending);
    },
  };
}

/** However little of the processor a worker is given: whoever asked waits no longer than so many times its time. */
const mostWaits = 6;

/** Calls `overrun` once the worker has worked longer than it may. What it used before counts for nothing. */
function watch(port: Port, most: number, overrun: () => void): () => void {
  const used = async () => port.used?.();
  // A worker that is only just starting has used nothing.
  const before = used().catch(() => 0);
  let waits = 0;
  let timer = setTimeout(look, most);
  let done = false;

  async function look(): Promise<void> {
    waits += 1;
    const [then, now] = await Promise.all([before, within(used(), most / mostWaits)]);
    if (done) return;
    const left = then === undefined || now === undefined ? 0 : most - (now - then);
    if (left <= 0 || waits === mostWaits) overrun();
    else timer = setTimeout(look, Math.max(left, most / mostWaits));
  }

  return () => {
    done = true;
    clearTimeout(timer);
  };
}

/** Undefined where it fails, or is not known in time. */
async function within<T>(wanted: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), milliseconds);
  try {
    return await Promise.race([wanted.catch(() => undefined), promise]);
  } finally {
    clearTimeout(timer);
  }
}
