/** Statistics of games of medium bots among each other, as the pages of the games show them beside those of people. */
import { writeFileSync } from 'node:fs';
import { at } from '../core/at.ts';
import type { Event } from '../core/event.ts';
import type { AnyGame, Config } from '../core/game.ts';
import { fastRandom } from '../core/random.ts';
import { gameIds, loadGame, loadHeuristics } from '../games/index.ts';
import { aggregatesOf, type PlayedGame } from '../server/results/statistics.ts';
import { type Command, isUsageError, readArguments, seedRange, wholeNumber } from './command.ts';
import { playGame, playOn } from './ladder/game.ts';
import { openPlayers } from './ladder/player.ts';
import { progressBar } from './progress.ts';
import { configFor } from './table.ts';

const file = new URL('../server/results/bot-play.json', import.meta.url);

export const statistics: Command = {
  usage: [
    'tafelrunde statistics [--games K] [--iterations N] [--seed S]',
    '  Lets medium bots play K games of each game with each number of players and writes what they come to into src/server/results/bot-play.json.',
  ].join('\n'),

  async run(args) {
    const options = { games: { type: 'string' }, iterations: { type: 'string' }, seed: { type: 'string' } } as const;
    const read = readArguments(args, options, 0);
    if (isUsageError(read)) return read;
    const games = wholeNumber('games', read.values.games, { least: 1, most: 100_000, preset: 40 });
    if (isUsageError(games)) return games;
    const iterations = wholeNumber('iterations', read.values.iterations, { least: 1, most: 1_000_000, preset: 2500 });
    if (isUsageError(iterations)) return iterations;
    const seed = wholeNumber('seed', read.values.seed, seedRange);
    if (isUsageError(seed)) return seed;
    const rows: Record<string, Row[]> = {};
    for (const id of gameIds) rows[id] = await rowsOf(id, games, iterations, seed);
    writeFileSync(file, written(rows, games, iterations));
    return 0;
  },
};

type Row = readonly [number, string, string, number, number, number, number];

async function rowsOf(id: (typeof gameIds)[number], games: number, iterations: number, seed: number): Promise<Row[]> {
  const game = await loadGame(id);
  const players = openPlayers(game, await loadHeuristics(id), { iterations });
  const sums = new Map<string, number[]>();
  const { least, most } = game.meta.players;
  const bar = progressBar((most - least + 1) * games, `games of ${id}`);
  let done = 0;
  for (let count = least; count <= most; count++) {
    const config = configFor(game, count, {});
    if (isUsageError(config)) throw new Error(config.wrong);
    for (let each = 0; each < games; each++) {
      const seats = await Promise.all(Array.from({ length: count }, () => players.seat('medium')));
      const { actions } = await playGame(game, config, seats, seed + each);
      for (const { kind, name, ...values } of aggregatesOf(played(game, config, seed + each, actions))) {
        const key = JSON.stringify([count, kind, name]);
        const sum = sums.get(key) ?? [0, 0, 0, 0];
        const add = [values.count, values.wins, values.sum, values.won];
        sums.set(
          key,
          sum.map((value, column) => value + at(add, column)),
        );
      }
      bar.at(++done);
    }
  }
  bar.end();
  players.close();
  const order = new Intl.Collator('en', { numeric: true });
  return [...sums]
    .map(([key, sum]) => [...JSON.parse(key), ...sum] as unknown as Row)
    .toSorted((one, other) => order.compare(one.slice(0, 3).join(' '), other.slice(0, 3).join(' ')));
}

/** The game again from its actions, with what happened in it. */
function played(game: AnyGame, config: Config, seed: number, actions: readonly string[]): PlayedGame {
  const steps: { seat: number; action: string; events: Event[] }[] = [];
  const state = game.setup(config, fastRandom(seed));
  const broken = playOn(game, state, seed, actions, (seat, action, events) => steps.push({ seat, action, events }));
  if (broken) throw new Error(broken);
  const { points, winners } = game.standing(state);
  return { game: game.meta.id, players: config.players, points, winners, first: steps[0]?.seat ?? 0, steps };
}

/** One line for each kind of count, so that a change can be read. */
function written(rows: Readonly<Record<string, readonly Row[]>>, games: number, iterations: number): string {
  const lists = Object.entries(rows).map(([game, some]) => {
    const kinds = Map.groupBy(some, ([count, kind]) => JSON.stringify([count, kind]));
    const lines = [...kinds].map(([key, group]) => {
      const [count, kind] = JSON.parse(key) as [number, string];
      return `[${count},"${kind}",${JSON.stringify(group.map(([, , name, ...values]) => [name, ...values]))}]`;
    });
    return `"${game}":[\n${lines.join(',\n')}\n]`;
  });
  return `{"games":${games},"iterations":${iterations},"rows":{\n${lists.join(',\n')}\n}}\n`;
}
