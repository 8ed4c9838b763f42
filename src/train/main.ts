/**
 * `npm run train -- <game> --players N [--games K] [--from <weights>] [--seed S] [--run file] [--iterations I] [--write]`: bots play
 * themselves and keep what wins (docs/bots.md). One core; with the same run file it goes on where it stopped; the same seed gives the
 * same numbers again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isUsageError, readArguments, seedRange, type UsageError, usageError, wholeNumber } from '../cli/command.ts';
import { progressBar } from '../cli/progress.ts';
import { hashOf, type Learned, learnedVersion, numbersOf } from '../core/learned.ts';
import { loadGame } from '../games/index.ts';
import { type Asked, learnerOf, learners, type Taught } from './learners.ts';

const text = { type: 'string' } as const;
const options = {
  players: text,
  games: text,
  from: text,
  seed: text,
  run: text,
  iterations: text,
  write: { type: 'boolean', default: false },
} as const;

const scale = 1000;

async function train(args: readonly string[]): Promise<UsageError | undefined> {
  const read = readArguments(args, options, 1);
  if (isUsageError(read)) return read;
  const { values } = read;
  const id = read.positionals[0] ?? '';
  const [game, learner] = [await loadGame(id), await learnerOf(id)];
  if (!game || !learner) return usageError(`train which game? ${learners.join(', ')}`);
  const { least, most } = game.meta.players;
  const players = wholeNumber('players', values.players, { least, most, preset: least });
  if (isUsageError(players)) return players;
  if (!learner.tables.includes(players)) return usageError(`${id} learns at tables of ${learner.tables.join(', ')}`);
  const games = wholeNumber('games', values.games, { least: 0, most: 1_000_000_000, preset: learner.games });
  if (isUsageError(games)) return games;
  const seed = wholeNumber('seed', values.seed, { ...seedRange, most: 0x1000_0000 });
  if (isUsageError(seed)) return seed;
  const iterations = wholeNumber('iterations', values.iterations, { least: 1, most: 1_000_000, preset: 200 });
  if (isUsageError(iterations)) return iterations;
  const { names } = learner;
  const start = values.from === undefined ? learner.today(players) : startFrom(values.from, names);
  const asked: Asked = { game, players, games, seed, iterations, start, run: values.run ?? `train-${id}-${players}.json` };
  const bar = progressBar(games, 'games');
  const taught = await learner.teach(asked, bar.at);
  bar.end();
  console.log(`${id} with ${players}, ${taught.games} games: ${taught.told}`);
  const json = `${JSON.stringify(fileOf(asked, names, taught, values.from))}\n`;
  if (values.write) writeFileSync(new URL(`../games/${id}/bot/weights/${players}.json`, import.meta.url), json);
  else console.log(json);
  return undefined;
}

function fileOf({ game, players, seed }: Asked, names: readonly string[], taught: Taught, from = 'what there was'): Learned {
  return {
    version: learnedVersion,
    game: game.meta.id,
    rules: game.meta.rules,
    players,
    features: hashOf(names),
    scale,
    layers: [taught.numbers.map((number) => Math.round(number * scale))],
    trained: { method: taught.method, games: taught.games, seed, from },
  };
}

function startFrom(file: string, names: readonly string[]): number[] {
  return numbersOf(JSON.parse(readFileSync(file, 'utf8')) as Learned, names);
}

const failed = await train(process.argv.slice(2));
if (failed) {
  console.error(failed.wrong);
  process.exitCode = 2;
}
