import type { Level } from '../../bots/levels.ts';
import type { Action, Seat } from '../../core/game.ts';
import type { Language } from '../../core/text.ts';
import type { ThinkResult, ThinkTask } from './bot-worker.ts';

let worker: Worker | undefined;
let number = 0;
const waiting = new Map<number, (result: ThinkResult) => void>();

function thinker(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<ThinkResult>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  });
  worker = started;
  return started;
}

function ask(task: Omit<ThinkTask, 'number' | 'seed'>): Promise<ThinkResult> {
  number += 1;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] as number;
  const numbered: ThinkTask = { ...task, number, seed };
  return new Promise((resolve) => {
    waiting.set(numbered.number, resolve);
    thinker().postMessage(numbered);
  });
}

/** Lets a bot think in the background about what its seat knows. */
export async function think(game: string, view: object, seat: Seat, level: Level): Promise<Action | undefined> {
  return (await ask({ game, view, seat, level, wanted: 'decision' })).action;
}

/** What a bot does that is not waited for: mostly nothing. */
export async function thinkAside(game: string, view: object, seat: Seat, level: Level): Promise<Action | undefined> {
  return (await ask({ game, view, seat, level, wanted: 'aside' })).action;
}

/** What the strong bot would do on this seat, and what speaks for it. */
export async function askHint(game: string, view: object, seat: Seat, language: Language) {
  const { action, reason } = await ask({ game, view, seat, level: 'strong', wanted: { hint: language } });
  return action && { action, reason };
}
