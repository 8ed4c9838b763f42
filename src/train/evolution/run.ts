/** A run of training: generations of versions against a pool of past ones, written down after each, so that it goes on where it stopped. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '../../core/game.ts';
import type { Learning } from '../../core/learning.ts';
import { fastRandom } from '../../core/random.ts';
import { beginEvolution, type Evolution, evolve, versionsOf } from './evolution.ts';
import { playPool, type Score } from './self-play.ts';

export interface Asked {
  readonly players: number;
  /** All games of the run; each generation plays `gamesEach` with each of its versions. */
  readonly games: number;
  readonly seed: number;
  readonly gamesEach: number;
}

export interface Run {
  readonly asked: Asked;
  readonly names: readonly string[];
  readonly evolution: Evolution;
  /** Past versions, oldest first: what it began with, then one every few generations. */
  readonly pool: readonly (readonly number[])[];
}

/** Versions of a generation. */
const brood = 16;
/** A version joins the pool every so many generations; opponents are the last of it, and the very first. */
const poolEvery = 10;
const poolLast = 5;

export function beginRun(learning: Learning, start: readonly number[], asked: Asked): Run {
  return { asked, names: learning.names, evolution: beginEvolution(start, learning.widths), pool: [start] };
}

export function gamesOfGeneration({ gamesEach }: Asked): number {
  return brood * gamesEach;
}

export function isDone({ asked, evolution }: Run): boolean {
  return evolution.generation * gamesOfGeneration(asked) >= asked.games;
}

export function opponentsOf(pool: Run['pool']): Run['pool'] {
  return pool.length > poolLast ? [pool[0]!, ...pool.slice(-poolLast)] : pool;
}

/** One generation more. Its chance hangs on the seed and its number alone. */
export function nextGeneration(game: AnyGame, learning: Learning, run: Run): Run {
  const { asked, evolution, pool } = run;
  const random = fastRandom(asked.seed + 7919 * evolution.generation);
  const tables = { players: asked.players, games: asked.gamesEach, seed: random.below(0x4000_0000) };
  const opponents = opponentsOf(pool);
  const tried = versionsOf(evolution, brood, random).map((version) => ({
    version,
    merit: playPool(game, learning, version.numbers, opponents, tables).merit,
  }));
  tried.sort((a, b) => b.merit - a.merit);
  const next = evolve(
    evolution,
    tried.map(({ version }) => version),
  );
  return { ...run, evolution: next, pool: next.generation % poolEvery === 0 ? [...pool, next.mean] : pool };
}

/** How the present version does against the one it began with, on games that no version was chosen by. */
export function examine(game: AnyGame, learning: Learning, { asked, evolution, pool }: Run, games: number): Score {
  const seed = 0x6000_0000 + asked.seed;
  return playPool(game, learning, evolution.mean, pool.slice(0, 1), { players: asked.players, games, seed });
}

/** What the file holds; undefined when there is none, or when it is of another run. */
export function readRun(file: string, asked: Asked, names: readonly string[]): Run | undefined {
  if (!existsSync(file)) return undefined;
  const run = JSON.parse(readFileSync(file, 'utf8')) as Run;
  const same = ({ players, seed, gamesEach }: Asked) => JSON.stringify([players, seed, gamesEach]);
  return same(run.asked) === same(asked) && run.names.join() === names.join() ? { ...run, asked } : undefined;
}

/** Beside it first: a run that is killed while it writes keeps the generation before. */
export function writeRun(file: string, run: Run): void {
  writeFileSync(`${file}.new`, JSON.stringify(run));
  renameSync(`${file}.new`, file);
}
