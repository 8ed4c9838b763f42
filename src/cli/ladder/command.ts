import { levels } from '../../bots/levels.ts';
import type { AnyGame, Config } from '../../core/game.ts';
import { type Command, isUsageError, readArguments, seedRange, type UsageError, usageError, wholeNumber } from '../command.ts';
import { configFor, gameNamed, readOptions } from '../table.ts';
import { climb, type Ladder } from './climb.ts';
import { readEntrant } from './entrant.ts';
import type { Limit } from './player.ts';
import { replayLog } from './replay.ts';
import type { Hypotheses } from './sprt.ts';

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
  log: text,
  replay: text,
  sprt: text,
  sealed: flag,
  all: flag,
  json: flag,
} as const;

const presetIterations = 2000;

export const ladder: Command = {
  usage: [
    'tafelrunde ladder <game> [--players N] [--games K] [--bots a,b,...] [--time ms | --iterations n] [--all]',
    '                         [--options name=value,...] [--seed S | --sealed] [--control K] [--workers W] [--sprt none,some]',
    '                         [--log file] [--picture file] [--json]',
    'tafelrunde ladder --replay file',
    '  plays each bot against clones of the one before it in the list (with --all against all before it), K games a pairing,',
    '  every seed once from every seat. Bots: random, greedy, easy, medium, strong, or a program that answers `decide`',
    '  (docs/protocol.md); strong@8x has eight times its budget, strong@bf19446 is the bot of that release. --iterations (actions',
    '  played in thought) or --time (milliseconds of the processor) is what strong may use for a decision; medium has a fifth.',
    '  --control K plays as many games of the first bot against itself, which must come out even. --sprt 0.5,0.55 ends a pairing as',
    '  soon as one of the two shares is told from the other. --sealed plays seeds that nothing was ever tuned on. --log keeps every',
    '  game, and a run with the same log goes on where it stopped; --replay plays the games of a log again and checks how they ended.',
  ].join('\n'),

  async run(args) {
    const read = readArguments(args, options, 1);
    if (isUsageError(read)) return read;
    const { values } = read;
    if (values.replay !== undefined) return replayLog(values.replay);
    const game = await gameNamed(read.positionals[0]);
    if (isUsageError(game)) return game;
    const config = configOf(game, values);
    if (isUsageError(config)) return config;
    const games = wholeNumber('games', values.games, { least: 1, most: 1_000_000, preset: 20 });
    if (isUsageError(games)) return games;
    const control = wholeNumber('control', values.control, { least: 0, most: 1_000_000, preset: config.players });
    if (isUsageError(control)) return control;
    const seed = seedOf(values);
    if (isUsageError(seed)) return seed;
    const sprt = sprtOf(values.sprt);
    if (isUsageError(sprt)) return sprt;
    const workers = wholeNumber('workers', values.workers, { least: 1, most: 256, preset: 1 });
    if (isUsageError(workers)) return workers;
    const limit = limitOf(values);
    if (isUsageError(limit)) return limit;
    const bots = botsOf(values.bots);
    if (isUsageError(bots)) return bots;
    const { all, log, json, picture } = values;
    const asked: Ladder = { game, config, bots, all, games, control, seed, limit, workers, sprt, log };
    return climb(asked, json, picture);
  },
};

/** Seeds from here on are sealed: bots are proven on them, and nobody tunes a bot on them. */
const firstSealed = 3_000_000_000;

type Given = { readonly [K in 'players' | 'options' | 'time' | 'iterations']?: string | undefined };

function configOf(game: AnyGame, given: Given): Config | UsageError {
  const { least, most } = game.meta.players;
  const players = wholeNumber('players', given.players, { least, most, preset: least });
  if (isUsageError(players)) return players;
  const chosen = readOptions(game, given.options);
  return isUsageError(chosen) ? chosen : configFor(game, players, chosen);
}

function seedOf({ seed, sealed }: { readonly seed?: string | undefined; readonly sealed: boolean }): number | UsageError {
  if (sealed) return seed === undefined ? firstSealed : usageError('either --seed or --sealed');
  return wholeNumber('seed', seed, { ...seedRange, most: firstSealed - 1_000_000 });
}

function sprtOf(given: string | undefined): Hypotheses | undefined | UsageError {
  if (given === undefined) return undefined;
  const [none = Number.NaN, some = Number.NaN, ...more] = given.split(',').map(Number);
  return none > 0 && some > none && some < 1 && more.length === 0
    ? { none, some }
    : usageError('--sprt wants two shares of wins between 0 and 1, the smaller first: 0.5,0.55');
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
  for (const bot of bots) {
    const entrant = readEntrant(bot);
    if (isUsageError(entrant)) return entrant;
  }
  return bots.length > 1 ? bots : usageError('--bots wants at least two, the weaker first');
}
