/** The threads that think for bots, and the budget each thought has. */
import { randomInt } from 'node:crypto';
import type { Action } from '../../core/game.ts';
import type { Place } from '../../workers/line.ts';
import { openThread } from '../../workers/node-port.ts';
import { openPool } from '../../workers/pool.ts';
import type { Answer, Job, ThinkRequest } from './job.ts';

export interface Bots {
  /** A bot's decision, from what its seat knows; undefined where it has nothing to do unasked. */
  think(request: ThinkRequest, place?: Place): Promise<Action | undefined>;
  close(): Promise<void>;
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
        const answer = await pool.call({ request, chance: randomInt(2 ** 32 - 1), budget }, place);
        return answer.action;
      } finally {
        timed((performance.now() - began) / 1000);
      }
    },
    close: () => pool.close(),
  };
}
