import { writeFileSync } from 'node:fs';
import { levels } from '../../bots/levels.ts';
import type { AnyGame, Config } from '../../core/game.ts';
import { type Command, isUsageError, readArguments, seedRange, type UsageError, usageError, wholeNumber } from '../command.ts';
import { progressBar } from '../progress.ts';
import { configFor, describeConfig, gameNamed, readOptions } from '../table.ts';
import type { Contest } from './contest.ts';
import { pictureOf } from './picture.ts';
import { isBotName, type Limit } from './player.ts';
import { playAll } from './pool.ts';
import { botLines, noteResult, type Pairs, pairLines } from './standings.ts';
import { botTable, pairTable } from './words.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  players: text,
  games: text,
  bots: text,
  time: text,
  iterations: text,
  options: text,
  seed: text,
  control: text,
  workers: text,
  picture: text,
  all: flag,
  json: flag,
} as const;

const presetIterations = 2000;

export const ladder: Command = {
  usage: [
    'tafelrunde ladder <game> [--players N] [--games K] [--bots a,b,...] [--time ms | --iterations n] [--all]',
    '                         [--options name=value,...] [--seed S] [--control K] [--workers W] [--picture file] [--json]',
    '  plays each bot against clones of the one before it in the list (with --all against all before it), K games a pairing,',
    '  every seed once from every seat. Bots: random, greedy, easy, medium, strong, or a program that answers `decide`',
    '  (docs/protocol.md). --iterations (actions played in thought) or --time is what strong may use for a decision; medium has',
    '  a fifth of it. --control K plays as many games of the first bot against itself, which must come out even.',
  ].join('\n'),

  async run(args) {
    const read = readArguments(args, options, 1);
    if (isUsageError(read)) return read;
    const { values } = read;
    const game = await gameNamed(read.positionals[0]);
    if (isUsageError(game)) return game;
    const config = configOf(game, values);
    if (isUsageError(config)) return config;
    const games = wholeNumber('games', values.games, { least: 1, most: 1_000_000, preset: 20 });
    if (isUsageError(games)) return games;
    const control = wholeNumber('control', values.control, { least: 0, most: 1_000_000, preset: config.players });
    if (isUsageError(control)) return control;
    const seed = wholeNumber('seed', values.seed, seedRange);
    if (isUsageError(seed)) return seed;
    const workers = wholeNumber('workers', values.workers, { least: 1, most: 256, preset: 1 });
    if (isUsageError(workers)) return workers;
    const limit = limitOf(values);
    if (isUsageError(limit)) return limit;
    const bots = botsOf(values.bots);
    if (isUsageError(bots)) return bots;
    const asked: Ladder = { game, config, bots, all: values.all, games, control, seed, limit, workers };
    return climb(asked, values.json, values.picture);
  },
};

interface Ladder {
  readonly game: AnyGame;
  readonly config: Config;
  readonly bots: readonly string[];
  /** Every bot against all before it, and not only against the one before. */
  readonly all: boolean;
  readonly games: number;
  readonly control: number;
  readonly seed: number;
  readonly limit: Limit;
  readonly workers: number;
}

type Given = { readonly [K in 'players' | 'options' | 'time' | 'iterations']?: string | undefined };

function configOf(game: AnyGame, given: Given): Config | UsageError {
  const { least, most } = game.meta.players;
  const players = wholeNumber('players', given.players, { least, most, preset: least });
  if (isUsageError(players)) return players;
  const chosen = readOptions(game, given.options);
  return isUsageError(chosen) ? chosen : configFor(game, players, chosen);
}

function limitOf(given: Given): Limit | UsageError {
  if (given.time !== undefined && given.iterations !== undefined) return usageError('either --time or --iterations');
  if (given.time !== undefined) {
    const time = wholeNumber('time', given.time, { least: 1, most: 3_600_000, preset: 0 });
    return isUsageError(time) ? time : { time };
  }
  const iterations = wholeNumber('iterations', given.iterations, { least: 1, most: 1_000_000_000, preset: presetIterations });
  return isUsageError(iterations) ? iterations : { iterations };
}

function botsOf(list: string | undefined): readonly string[] | UsageError {
  const bots = list === undefined ? levels : list.split(',').map((name) => name.trim());
  if (new Set(bots).size !== bots.length) return usageError('--bots names a bot twice; --control plays a bot against itself');
  // A program is a command line: it has a blank, a dot or a slash somewhere.
  const unknown = bots.find((name) => !isBotName(name) && !/[\s./]/.test(name));
  if (unknown !== undefined) return usageError(`there is no bot “${unknown}”; there are random, greedy, easy, medium and strong`);
  return bots.length > 1 ? bots : usageError('--bots wants at least two, the weaker first');
}

async function climb(asked: Ladder, json: boolean, picture: string | undefined): Promise<number> {
  const { game, config, limit, workers } = asked;
  const contests = [...controlOf(asked), ...contestsOf(asked)];
  const bar = progressBar(contests.length * config.players, 'games');
  const [pairs, controls]: [Pairs, Pairs] = [new Map(), new Map()];
  let done = 0;
  const began = performance.now();
  await playAll(game, contests, limit, workers, {
    gameDone: () => bar.at(++done),
    result: (contest, result) => noteResult(contest.candidate === contest.baseline ? controls : pairs, contest, result),
  });
  bar.end();
  const seconds = Math.round((performance.now() - began) / 1000);
  const lines = pairLines(pairs, config.players);
  const bots = botLines(asked.bots, pairs, config.players);
  const [control] = pairLines(controls, config.players);
  const budget = 'time' in limit ? `${limit.time} ms` : `${limit.iterations} iterations`;
  const title = `${game.meta.id} (${describeConfig(config)}), ${budget}, seed ${asked.seed}`;
  console.log([title, '', pairTable(lines, control, config.players), '', botTable(bots), '', `${seconds} seconds`].join('\n'));
  if (picture) writeFileSync(picture, pictureOf(title, lines, config.players));
  const { players } = config;
  const result = {
    game: game.meta.id,
    players,
    options: config.options,
    ...limit,
    seed: asked.seed,
    bots,
    pairs: lines,
    control,
  };
  if (json) console.log(JSON.stringify(result));
  return 0;
}

function contestsOf({ bots, all, ...asked }: Ladder): Contest[] {
  return bots.flatMap((candidate, at) =>
    (all ? bots.slice(0, at) : bots.slice(Math.max(0, at - 1), at)).flatMap((baseline) =>
      seedsOf(asked, asked.games, candidate, baseline),
    ),
  );
}

function controlOf({ bots: [first = ''], ...asked }: Ladder): Contest[] {
  return seedsOf(asked, asked.control, first, first);
}

function seedsOf(
  { game, config, seed }: Pick<Ladder, 'game' | 'config' | 'seed'>,
  games: number,
  candidate: string,
  baseline: string,
) {
  const seeds = Math.ceil(games / config.players);
  return Array.from(
    { length: seeds },
    (_, at): Contest => ({ game: game.meta.id, config, candidate, baseline, seed: seed + at }),
  );
}
