import type { Level } from '../../bots/levels.ts';
import type { Action, Seat } from '../../core/game.ts';
import type { Task, Thought } from './bot-worker.ts';

let worker: Worker | undefined;
let number = 0;
const waiting = new Map<number, (action: Action | undefined) => void>();

function thinker(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
    waiting.get(data.number)?.(data.action);
    waiting.delete(data.number);
  });
  worker = started;
  return started;
}

/** Lets a bot think in the background about what its seat knows. */
export function think(game: string, view: object, seat: Seat, level: Level): Promise<Action | undefined> {
  number += 1;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] as number;
  const task: Task = { number, game, view, seat, level, seed };
  return new Promise((resolve) => {
    waiting.set(task.number, resolve);
    thinker().postMessage(task);
  });
}
