/** The threads, and the budget each job has. A thread that overruns it is ended and another takes its place. */
import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Action } from '../../core/game.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import type { Answer, Job, ReadRecord, ThinkRequest } from './job.ts';

export interface Bots {
  /** A bot's decision, from what its seat knows; undefined where it has nothing to do unasked. */
  think(request: ThinkRequest): Promise<Action | undefined>;
  read(text: string): Promise<ReadRecord | Refusal>;
  close(): Promise<void>;
}

export interface PoolSettings {
  readonly workers: number;
  /** Milliseconds for one job; the strongest bots use all of it. */
  readonly budget: number;
  readonly timed: (seconds: number) => void;
  /** The file the threads run; tests put a slow one here. */
  readonly file?: URL;
  /** How much longer a thread may take that is only starting. */
  readonly grace?: number;
}

interface Waiting {
  readonly job: Job;
  readonly tell: (answer: Answer) => void;
}

interface Thread {
  readonly worker: Worker;
  busy: { readonly waiting: Waiting; readonly timer: NodeJS.Timeout } | undefined;
}

const usualGrace = 10_000;

export function openBots({ workers, budget, timed, file, grace = usualGrace }: PoolSettings): Bots {
  const threads = new Set<Thread>();
  const queue: Waiting[] = [];
  let next = 0;

  function open(): Thread {
    const worker = new Worker(file ?? new URL('./worker.ts', import.meta.url));
    const thread: Thread = { worker, busy: undefined };
    worker.on('message', (answer: Answer) => finish(thread, answer));
    worker.on('error', (error) => end(thread, String(error)));
    worker.unref();
    threads.add(thread);
    return thread;
  }

  function finish(thread: Thread, answer: Answer): void {
    if (!thread.busy) return;
    clearTimeout(thread.busy.timer);
    thread.busy.waiting.tell(answer);
    thread.busy = undefined;
    thread.worker.unref();
    work();
  }

  function end(thread: Thread, why: string): void {
    threads.delete(thread);
    finish(thread, { id: -1, error: why });
    thread.worker.terminate();
  }

  function work(): void {
    while (queue.length) {
      const idle = [...threads].find(({ busy }) => !busy) ?? (threads.size < Math.max(1, workers) ? open() : undefined);
      if (!idle) return;
      const waiting = queue.shift() as Waiting;
      const timer = setTimeout(() => end(idle, 'out of time'), budget + grace);
      idle.busy = { waiting, timer };
      idle.worker.ref();
      idle.worker.postMessage(waiting.job);
    }
  }

  function ask(job: Job): Promise<Answer> {
    return new Promise((tell) => {
      queue.push({ job, tell });
      work();
    });
  }

  return {
    async think(request) {
      const began = performance.now();
      const answer = await ask({ id: next++, kind: 'think', request, chance: randomInt(2 ** 32 - 1), budget });
      timed((performance.now() - began) / 1000);
      if ('action' in answer) return answer.action;
      throw new Error('error' in answer ? answer.error : 'no answer');
    },
    async read(text) {
      const answer = await ask({ id: next++, kind: 'record', text });
      return 'record' in answer ? answer.record : houseRefusal('brokenRecord', { line: 1, why: 'it takes too long to read' });
    },
    async close() {
      queue.length = 0;
      for (const thread of threads) end(thread, 'closing');
    },
  };
}
