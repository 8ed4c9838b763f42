import type { Level } from '../../bots/levels.ts';
import { at } from '../../core/at.ts';
import type { Action, Seat } from '../../core/game.ts';
import { type MapChoice, mapChoiceOf } from '../../core/maps.ts';
import type { Language } from '../../core/text.ts';
import { openPool } from '../../workers/pool.ts';
import type { ThinkResult, ThinkTask } from './bot-worker.ts';
import { portTo } from './browser-port.ts';

/** One thought at a time, so that a hint never slows the bots down; a worker that was lost is replaced by another. */
const pool = openPool<ThinkTask, ThinkResult>({
  workers: 1,
  open: () => portTo(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })),
});

function ask(task: Omit<ThinkTask, 'seed'>): Promise<ThinkResult> {
  return pool.call({ ...task, seed: at(crypto.getRandomValues(new Uint32Array(1)), 0) });
}

/** Which game is played, and on which map. */
interface Played {
  readonly game: string;
  readonly config: MapChoice;
}

const whatOf = ({ game, config }: Played) => ({ game, on: mapChoiceOf(config) });

/** A thought that begins from this seed and plays so many actions: everywhere the same. */
export async function thinkFrom(
  seed: number,
  iterations: number,
  game: string,
  view: object,
  seat: Seat,
): Promise<Action | undefined> {
  return (await pool.call({ game, view, seat, level: 'strong', wanted: 'decision', seed, iterations })).action;
}

/** Lets a bot think in the background about what its seat knows. */
export async function think(played: Played, view: object, seat: Seat, level: Level): Promise<Action | undefined> {
  return (await ask({ ...whatOf(played), view, seat, level, wanted: 'decision' })).action;
}

/** What a bot does that is not waited for: mostly nothing. */
export async function thinkAside(played: Played, view: object, seat: Seat, level: Level): Promise<Action | undefined> {
  return (await ask({ ...whatOf(played), view, seat, level, wanted: 'aside' })).action;
}

/** What the strong bot would do on this seat, and what speaks for it. */
export async function askHint(played: Played, view: object, seat: Seat, language: Language) {
  const {
    steps = [],
    points = 0,
    forced = false,
    reason,
  } = await ask({ ...whatOf(played), view, seat, level: 'strong', wanted: { hint: language } });
  return steps.length > 0 ? { steps, points, forced, reason } : undefined;
}
