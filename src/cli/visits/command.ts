/** How many visits a game over days takes, without orders and with those a sensible person leaves. */
import type { OptionValue } from '../../core/game.ts';
import { catalogue, type gameIds } from '../../games/index.ts';
import { type Command, isUsageError, readArguments, seedRange, wholeNumber } from '../command.ts';
import { configFor, gameNamed } from '../table.ts';
import { habitsOf } from './habits.ts';
import { type Played, playOverDays, type Setting } from './simulation.ts';

/** The games and numbers of players that are counted. */
const rows: readonly {
  readonly game: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
}[] = [
  { game: 'magellan', players: 3 },
  { game: 'magellan', players: 5 },
  { game: 'cortez', players: 3 },
  { game: 'cortez', players: 5 },
  { game: 'tikal', players: 3 },
  { game: 'tikal', players: 4, options: { auction: true } },
  { game: 'tal-der-koenige', players: 2 },
  { game: 'tal-der-koenige', players: 4 },
];

interface Counted {
  readonly visits: number;
  readonly days: number;
  /** By kind of question, in a game: how often it was answered, and how often somebody came for it. */
  readonly asked: ReadonlyMap<string, number>;
  readonly cameFor: ReadonlyMap<string, number>;
}

export interface Compared {
  readonly name: string;
  readonly without: Counted;
  readonly withOrders: Counted;
  readonly ratio: number;
}

export const visits: Command = {
  usage: [
    'tafelrunde visits [game] [--games K] [--seed S] [--questions]',
    '  plays games over days: everybody looks twice a day and answers what is asked. Prints how many visits a player needs and how many',
    '  days the game takes, without standing orders and with those a sensible person leaves. --questions says what people came for.',
  ].join('\n'),

  async run(args) {
    const read = readArguments(
      args,
      { games: { type: 'string' }, seed: { type: 'string' }, questions: { type: 'boolean', default: false } },
      1,
    );
    if (isUsageError(read)) return read;
    const [only] = read.positionals;
    const known = only === undefined ? undefined : await gameNamed(only);
    if (isUsageError(known)) return known;
    const games = wholeNumber('games', read.values.games, { least: 1, most: 100_000, preset: 10 });
    if (isUsageError(games)) return games;
    const seed = wholeNumber('seed', read.values.seed, seedRange);
    if (isUsageError(seed)) return seed;
    console.log('                                  visits a player        days');
    console.log('                                 without    with   without    with   ratio');
    for (const row of rows.filter(({ game }) => only === undefined || game === only)) {
      const compared = await compare(row.game, row.players, row.options ?? {}, games, seed);
      if (isUsageError(compared)) return compared;
      console.log(line(compared));
      if (read.values.questions) for (const told of questions(compared)) console.log(told);
    }
    return 0;
  },
};

/** Plays so many games both ways. */
export async function compare(
  id: string,
  players: number,
  options: Readonly<Record<string, OptionValue>>,
  games: number,
  seed: number,
): Promise<Compared | { readonly wrong: string }> {
  const game = await gameNamed(id);
  const habits = habitsOf[id];
  if (isUsageError(game)) return game;
  if (!habits) return { wrong: `nobody has said how people play ${id} over days` };
  const config = configFor(game, players, options);
  if (isUsageError(config)) return config;
  const heuristics = await catalogue[id as (typeof gameIds)[number]].heuristics();
  const play = (withOrders: boolean) =>
    count(
      Array.from({ length: games }, (_, at) => {
        const setting: Setting = { game: game, heuristics, config, habits, seed: seed + at };
        return playOverDays(setting, withOrders);
      }),
    );
  const [without, withOrders] = [play(false), play(true)];
  const variant = Object.entries(options).map(([name, value]) => `, ${name} ${value}`);
  return { name: `${id}, ${players} players${variant.join('')}`, without, withOrders, ratio: withOrders.visits / without.visits };
}

function count(played: readonly Played[]): Counted {
  const all = played.flatMap(({ visits: bySeat }) => bySeat);
  const days = mean(played.map((one) => one.days));
  return {
    visits: mean(all),
    days,
    asked: each(played.map(({ asked }) => asked)),
    cameFor: each(played.map((one) => one.cameFor)),
  };
}

/** Tallies of games, as one of a game. */
function each(tallies: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const tally of tallies) for (const [kind, times] of tally) sum.set(kind, (sum.get(kind) ?? 0) + times / tallies.length);
  return sum;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function line({ name, without, withOrders, ratio }: Compared): string {
  const figure = (value: number, width: number) => value.toFixed(1).padStart(width);
  const figures = [without.visits, withOrders.visits].map((value) => figure(value, 8)).join('');
  const days = [without.days, withOrders.days].map((value) => figure(value, 8)).join('');
  return `${name.padEnd(32)}${figures}  ${days}${ratio.toFixed(2).padStart(8)}`;
}

function questions({ without, withOrders }: Compared): string[] {
  const kinds = [...without.asked].sort(([, a], [, b]) => b - a);
  const column = (tally: ReadonlyMap<string, number>, kind: string) => (tally.get(kind) ?? 0).toFixed(1).padStart(8);
  const columns = [without.asked, withOrders.asked, without.cameFor, withOrders.cameFor];
  return [
    '    in a game        answered      came for it',
    ...kinds.map(([kind]) => `    ${kind.padEnd(14)}${columns.map((tally) => column(tally, kind)).join('')}`),
  ];
}
