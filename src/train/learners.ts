/** Which game learns how: bidders by evolution, a judgement of positions by who won. */
import type { AnyGame } from '../core/game.ts';
import type { Judging } from '../core/judging.ts';
import type { Learning } from '../core/learning.ts';
import { loadHeuristics } from '../games/index.ts';
import { beginRun, examine, gamesOfGeneration, isDone, nextGeneration, type Run, readRun, writeRun } from './evolution/run.ts';
import { learnJudgement } from './judgement/run.ts';

export interface Asked {
  readonly game: AnyGame;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  /** What a bot may think, in actions, where bots think. */
  readonly iterations: number;
  readonly start: readonly number[];
  /** Where the run is written down. */
  readonly run: string;
}

export interface Taught {
  readonly numbers: readonly number[];
  readonly games: number;
  readonly method: string;
  /** How well it went, in a sentence. */
  readonly told: string;
}

export interface Learner {
  readonly names: readonly string[];
  /** Sizes of tables that have numbers of their own; the others go by the nearest. */
  readonly tables: readonly number[];
  today(players: number): readonly number[];
  /** Games of a run, where nothing is said. */
  readonly games: number;
  teach(asked: Asked, done: (games: number) => void): Promise<Taught>;
}

const gamesEach = 900;
const examinedOn = 6000;
const lambda = 0.9;
const chunk = 50;

function byEvolution(learning: Learning): Learner {
  return {
    names: learning.names,
    tables: [3, 4, 5, 6],
    today: learning.today,
    games: 1_440_000,
    async teach({ game, players, games, seed, start, run: file }, done) {
      const asked = { players, games, seed, gamesEach };
      let run: Run = readRun(file, asked, learning.names) ?? beginRun(learning, start, asked);
      for (; !isDone(run); done(run.evolution.generation * gamesOfGeneration(asked))) {
        run = nextGeneration(game, learning, run);
        writeRun(file, run);
      }
      const { wins } = examine(game, learning, run, examinedOn);
      return {
        numbers: run.evolution.mean,
        games: run.evolution.generation * gamesOfGeneration(asked),
        method: 'evolution of players who do not search, against past versions',
        told: `wins ${percent(wins)} of ${examinedOn} games against the version it began with (even is ${percent(1 / players)})`,
      };
    },
  };
}

function byResults(judging: Judging): Learner {
  return {
    names: judging.names,
    tables: [2, 4],
    today: judging.today,
    games: 1000,
    async teach({ game, players, games, seed, iterations, start, run }, done) {
      const table = { game, heuristics: (await loadHeuristics(game.meta.id))!, judging, players, iterations };
      const outcome = learnJudgement(table, start, { players, games, iterations, seed, lambda, chunk }, run, done);
      return {
        numbers: outcome.counts,
        games: outcome.games,
        method: `TD(${lambda}) on games of search with ${iterations} iterations`,
        told: `surprise in games apart ${outcome.before.toFixed(4)} before, ${outcome.after.toFixed(4)} after`,
      };
    },
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const found: Readonly<Record<string, () => Promise<Learner>>> = {
  cortez: async () => byResults((await import('../games/cortez/bot/judging.ts')).judging),
  magellan: async () => byEvolution((await import('../games/magellan/bot/learning.ts')).learning),
};

export const learners: readonly string[] = Object.keys(found);

export async function learnerOf(id: string): Promise<Learner | undefined> {
  return found[id]?.();
}
