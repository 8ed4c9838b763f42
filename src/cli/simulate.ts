import { at } from '../core/at.ts';
import type { AnyGame, Config } from '../core/game.ts';
import { fastRandom } from '../core/random.ts';
import { type Command, isUsageError, readArguments, seedRange, wholeNumber } from './command.ts';
import { randomGame } from './playout.ts';
import { progressBar } from './progress.ts';
import { configFor, describeConfig, gameNamed, readOptions } from './table.ts';
import { count, newTally, round, type Summary, summary } from './tally.ts';

export const simulate: Command = {
  usage: 'tafelrunde simulate <game> [--players N] [--games K] [--seed S] [--options name=value,...] [--json]',

  async run(args) {
    const read = readArguments(
      args,
      {
        players: { type: 'string' },
        games: { type: 'string' },
        seed: { type: 'string' },
        options: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
      1,
    );
    if (isUsageError(read)) return read;
    const game = await gameNamed(read.positionals[0]);
    if (isUsageError(game)) return game;
    const players = wholeNumber('players', read.values.players, { ...seatsOf(game), preset: game.meta.players.least });
    if (isUsageError(players)) return players;
    const games = wholeNumber('games', read.values.games, { least: 1, most: 1_000_000_000, preset: 1000 });
    if (isUsageError(games)) return games;
    const seed = wholeNumber('seed', read.values.seed, seedRange);
    if (isUsageError(seed)) return seed;
    const options = readOptions(game, read.values.options);
    if (isUsageError(options)) return options;
    const config = configFor(game, players, options);
    if (isUsageError(config)) return config;

    const result = simulateGames(game, config, games, seed);
    console.log(inWords(result));
    if (read.values.json) console.log(JSON.stringify(result));
    return 0;
  },
};

function seatsOf({ meta }: AnyGame) {
  return { least: meta.players.least, most: meta.players.most };
}

export interface Simulation {
  readonly game: string;
  readonly players: number;
  readonly options: Config['options'];
  readonly seed: number;
  readonly games: number;
  readonly actions: Summary;
  readonly scores: Summary & { readonly bySeat: readonly (Summary & { readonly wins: number })[] };
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
}

/** So many random games, one after the other from one generator: the same seed gives the same figures. */
export function simulateGames(game: AnyGame, config: Config, games: number, seed: number): Simulation {
  const random = fastRandom(seed);
  const [actions, scores] = [newTally(), newTally()];
  const bySeat = Array.from({ length: config.players }, newTally);
  const wins = bySeat.map(() => 0);
  const bar = progressBar(games, 'games');
  const started = performance.now();
  for (let done = 1; done <= games; done++) {
    const played = randomGame(game, config, random);
    const { points, winners } = game.standing(played.state);
    count(actions, played.actions);
    for (const [seat, tally] of bySeat.entries()) {
      count(tally, at(points, seat));
      count(scores, at(points, seat));
      // A shared victory counts for each as its share, so that the wins add up to the games.
      if (winners.includes(seat)) wins[seat] = at(wins, seat) + 1 / winners.length;
    }
    bar.at(done);
  }
  const seconds = (performance.now() - started) / 1000;
  bar.end();
  return {
    game: game.meta.id,
    players: config.players,
    options: config.options,
    seed,
    games,
    actions: summary(actions),
    scores: {
      ...summary(scores),
      bySeat: bySeat.map((tally, seat) => ({ ...summary(tally), wins: round(at(wins, seat)) })),
    },
    seconds: round(seconds),
    gamesPerSecond: round(games / seconds),
    actionsPerSecond: round((games * actions.mean) / seconds),
  };
}

function inWords(result: Simulation): string {
  const { actions, scores, games } = result;
  const config = describeConfig({ players: result.players, options: result.options, rules: 0 });
  return [
    `${games} random games of ${result.game} (${config}), seed ${result.seed}`,
    `actions per game  ${figures(actions)}`,
    `scores            ${figures(scores)}`,
    ...scores.bySeat.map(
      (seat, i) => `  seat ${i + 1}          ${figures(seat)}, wins ${((seat.wins / games) * 100).toFixed(1)} %`,
    ),
    `${result.seconds.toFixed(2)} seconds, ${Math.round(result.gamesPerSecond)} games and ${Math.round(result.actionsPerSecond)} actions per second`,
  ].join('\n');
}

function figures({ mean, spread, least, most }: Summary): string {
  return `mean ${mean.toFixed(1)}, spread ${spread.toFixed(1)}, ${least} to ${most}`;
}
