/** A run of learning a judgement: chunks of games by the judgement so far, then all games of the run are fitted; written down after each. */
import { appendFileSync, existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { fitCounts, surprise } from './fit.ts';
import { type Game, playOne, type Table } from './games.ts';

export interface Asked {
  readonly players: number;
  readonly games: number;
  readonly iterations: number;
  readonly seed: number;
  readonly lambda: number;
  /** So many games between two fits. */
  readonly chunk: number;
}

/** What is written down: how far it has come, and the judgement since the last chunk. */
interface Progress {
  readonly asked: Omit<Asked, 'games'>;
  readonly names: string;
  readonly games: number;
  readonly start: readonly number[];
  readonly counts: readonly number[];
}

const passes = 12;
const modesty = 1e-4;
/** Games with these numbers are never fitted, only told of. */
const isHeldOut = (number: number) => number % 5 === 4;
const tenThousandths = (number: number) => Math.round(number * 1e4) / 1e4;

export interface Outcome {
  readonly counts: readonly number[];
  readonly games: number;
  /** How well winners of games that were not fitted were told, before and after. */
  readonly before: number;
  readonly after: number;
}

export function learnJudgement(
  table: Table,
  start: readonly number[],
  asked: Asked,
  file: string,
  done: (games: number) => void,
): Outcome {
  const { games: wanted, ...same } = asked;
  const names = table.judging.names.join();
  let progress = readProgress(file, same, names) ?? { asked: same, names, games: 0, start, counts: start };
  const games = readGames(`${file}l`, progress.games);
  while (progress.games < wanted) {
    table.judging.lay(asked.players, progress.counts);
    for (let i = 0; i < asked.chunk; i++) {
      const one = rounded(playOne(table, asked.seed * 1_000_003 + progress.games + i));
      games.push(one);
      appendFileSync(`${file}l`, `${JSON.stringify(one, (_, value) => (value instanceof Float64Array ? [...value] : value))}\n`);
      done(progress.games + i + 1);
    }
    const settings = { lambda: asked.lambda, passes, seed: asked.seed + progress.games, modesty };
    const counts = fitCounts(
      games.filter((_, number) => !isHeldOut(number)),
      progress.start,
      settings,
    );
    progress = { ...progress, games: progress.games + asked.chunk, counts };
    writeFileSync(`${file}.new`, JSON.stringify(progress));
    renameSync(`${file}.new`, file);
  }
  const apart = games.filter((_, number) => isHeldOut(number));
  return {
    counts: progress.counts,
    games: progress.games,
    before: surprise(apart, progress.start),
    after: surprise(apart, progress.counts),
  };
}

function readProgress(file: string, asked: Progress['asked'], names: string): Progress | undefined {
  if (!existsSync(file)) return undefined;
  const progress = JSON.parse(readFileSync(file, 'utf8')) as Progress;
  return JSON.stringify(progress.asked) === JSON.stringify(asked) && progress.names === names ? progress : undefined;
}

function rounded({ positions, wins }: Game): Game {
  return { wins, positions: positions.map((seats) => seats.map((one) => one.map(tenThousandths))) };
}

/** The games of whole chunks; those of one that was cut off are played again. */
function readGames(file: string, count: number): Game[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, count) : [];
  if (existsSync(file))
    truncateSync(
      file,
      lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0),
    );
  return lines.map((line) => {
    const { positions, wins } = JSON.parse(line) as { positions: number[][][]; wins: number[] };
    return { wins, positions: positions.map((seats) => seats.map((one) => Float64Array.from(one))) };
  });
}
