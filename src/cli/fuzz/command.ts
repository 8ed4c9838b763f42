import { availableParallelism } from 'node:os';
import { everyConfig } from '../../core/config.ts';
import type { AnyGame, Config } from '../../core/game.ts';
import { gameIds } from '../../games/index.ts';
import { type Command, isUsageError, readArguments, seedRange, type UsageError, usageError, wholeNumber } from '../command.ts';
import { progressBar } from '../progress.ts';
import { configFor, describeConfig, gameNamed, readOptions } from '../table.ts';
import type { Batch, Finding } from './batch.ts';
import { spread } from './pool.ts';

const gamesPerBatch = 20;
/** After so many broken games the rest would say nothing new. */
const enough = 10;

export const fuzz: Command = {
  usage: [
    'tafelrunde fuzz [--games N] [--game id] [--players N] [--options name=value,...] [--seed S] [--jobs J]',
    '  plays N random games of every game, player count and option set (or of those named), seeds S, S+1, …',
    '  Invariants are held at every step, all laws now and then. Exit code 1 when a law is broken.',
  ].join('\n'),

  async run(args) {
    const text = { type: 'string' } as const;
    const read = readArguments(args, { games: text, game: text, players: text, options: text, seed: text, jobs: text }, 0);
    if (isUsageError(read)) return read;
    const { values } = read;
    const games = wholeNumber('games', values.games, { least: 1, most: 100_000_000, preset: 100 });
    if (isUsageError(games)) return games;
    const seed = wholeNumber('seed', values.seed, seedRange);
    if (isUsageError(seed)) return seed;
    const jobs = wholeNumber('jobs', values.jobs, { least: 1, most: 256, preset: availableParallelism() });
    if (isUsageError(jobs)) return jobs;
    const tables = await tablesFor(values);
    if (isUsageError(tables)) return tables;
    return fuzzTables(tables, games, seed, jobs);
  },
};

interface Table {
  readonly game: string;
  readonly config: Config;
}

type Wanted = { readonly [K in 'game' | 'players' | 'options']?: string | undefined };

/** Every player count and option set that is meant. */
async function tablesFor(wanted: Wanted): Promise<Table[] | UsageError> {
  const tables: Table[] = [];
  for (const id of wanted.game === undefined ? gameIds : [wanted.game]) {
    const game = await gameNamed(id);
    if (isUsageError(game)) return game;
    const configs = configsFor(game, wanted);
    if (isUsageError(configs)) return configs;
    tables.push(...configs.map((config) => ({ game: id, config })));
  }
  return tables.length ? tables : usageError(`no game is played by ${wanted.players}`);
}

function configsFor(game: AnyGame, wanted: Wanted): Config[] | UsageError {
  const { least, most } = game.meta.players;
  // Without a game named, the games that are not for so many players are left out.
  const bounds = wanted.game === undefined ? { least: 1, most: 99 } : { least, most };
  const players = wholeNumber('players', wanted.players, { ...bounds, preset: 0 });
  if (isUsageError(players)) return players;
  const counted = everyConfig(game.meta).filter((config) => players === 0 || config.players === players);
  if (wanted.options === undefined) return counted;
  if (wanted.game === undefined) return usageError('--options wants a --game');
  const options = readOptions(game, wanted.options);
  if (isUsageError(options)) return options;
  const probe = configFor(game, least, options);
  if (isUsageError(probe)) return probe;
  return counted.filter((config) => Object.entries(options).every(([name, value]) => config.options[name] === value));
}

async function fuzzTables(tables: readonly Table[], games: number, seed: number, jobs: number): Promise<number> {
  const total = tables.length * games;
  const started = performance.now();
  const bar = progressBar(total, 'games');
  const findings: Finding[] = [];
  let done = 0;
  await spread(
    batches(tables, games, seed),
    Math.min(jobs, Math.ceil(total / gamesPerBatch)),
    () => bar.at(++done),
    (found) => {
      findings.push(...found);
      return findings.length < enough;
    },
  );
  bar.end();
  const seconds = (performance.now() - started) / 1000;
  for (const finding of findings) console.error(report(finding));
  console.log(
    `${done} games of ${tables.length} configurations (${games} each, from seed ${seed}) in ${seconds.toFixed(1)} seconds: ${
      findings.length ? `laws were broken in ${findings.length} games` : 'no law was broken'
    }.`,
  );
  return findings.length ? 1 : 0;
}

function* batches(tables: readonly Table[], games: number, seed: number): Generator<Batch, undefined> {
  for (const { game, config } of tables)
    for (let at = 0; at < games; at += gamesPerBatch)
      yield { game, config, firstSeed: seed + at, games: Math.min(gamesPerBatch, games - at) };
}

/** What was broken, where, and how to see it again. */
function report({ game, config, seed, violations }: Finding): string {
  const options = Object.entries(config.options).map(([name, value]) => `${name}=${value}`);
  const again = [
    `npm run fuzz -- --game ${game} --players ${config.players}`,
    ...(options.length ? [`--options ${options.join(',')}`] : []),
    `--seed ${seed} --games 1`,
  ].join(' ');
  return [
    `${game}, ${describeConfig(config)}, seed ${seed}:`,
    ...violations.map(({ law, step, what }) => `  step ${step}: law ${law} is broken: ${what}`),
    `  again: ${again}`,
  ].join('\n');
}
