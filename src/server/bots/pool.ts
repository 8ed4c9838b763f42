/** The threads that think for bots and read records, and the budget each job has. */
import { randomInt } from 'node:crypto';
import type { Action } from '../../core/game.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import type { Place } from '../../workers/line.ts';
import { openThread } from '../../workers/node-port.ts';
import { openPool } from '../../workers/pool.ts';
import type { Answer, Job, ReadRecord, ThinkRequest } from './job.ts';

export interface Bots {
  /** A bot's decision, from what its seat knows; undefined where it has nothing to do unasked. */
  think(request: ThinkRequest, place?: Place): Promise<Action | undefined>;
  read(text: string, place?: Place): Promise<ReadRecord | Refusal>;
  close(): void;
}

export interface BotSettings {
  readonly workers: number;
  /** Milliseconds for one job; the strongest bots use all of it. */
  readonly budget: number;
  readonly timed: (seconds: number) => void;
  /** The file the threads run; tests put a slow one here. */
  readonly file?: URL;
  /** How much longer a thread may take that is only starting. */
  readonly grace?: number;
}

const usualGrace = 10_000;

export function openBots({ workers, budget, timed, file, grace = usualGrace }: BotSettings): Bots {
  const open = () => openThread(file ?? new URL('./worker.ts', import.meta.url));
  const pool = openPool<Job, Answer>({ workers, open, most: budget + grace });
  return {
    async think(request, place) {
      const began = performance.now();
      try {
        const answer = await pool.call({ kind: 'think', request, chance: randomInt(2 ** 32 - 1), budget }, place);
        return 'action' in answer ? answer.action : undefined;
      } finally {
        timed((performance.now() - began) / 1000);
      }
    },
    async read(text, place) {
      const slow = houseRefusal('brokenRecord', { line: 1, why: 'it takes too long to read' });
      const answer = await pool.call({ kind: 'record', text }, place).catch(() => undefined);
      return answer && 'record' in answer ? answer.record : slow;
    },
    close: () => pool.close(),
  };
}
