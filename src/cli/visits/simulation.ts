/**
 * A game over days: everybody looks at the table twice a day, answers whatever is asked then, and goes away. Counted are the visits
 * at which the table waited for somebody.
 */

import { decide } from '../../bots/bot.ts';
import { at } from '../../core/at.ts';
import type { Action, AnyGame, Config, Seat } from '../../core/game.ts';
import type { AnyHeuristics } from '../../core/heuristics.ts';
import { openMatch } from '../../core/match.ts';
import { fastRandom, type Random, shuffle } from '../../core/random.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { nobody } from '../../table/holder.ts';
import { giveOrders, playAction } from '../../table/play.ts';
import { newTable, type Table, waitingSeats } from '../../table/table.ts';
import type { Habits } from './habits.ts';

export interface Played {
  /** By seat: visits at which the table waited for its person. */
  readonly visits: readonly number[];
  readonly days: number;
  /** How often each kind of question was answered by a person on a visit, and how often it was what he came for. */
  readonly asked: ReadonlyMap<string, number>;
  readonly cameFor: ReadonlyMap<string, number>;
}

/** Beyond this many half days a game is stuck. */
const longest = 20_000;

export interface Setting {
  readonly game: AnyGame;
  readonly heuristics: AnyHeuristics | undefined;
  readonly config: Config;
  readonly habits: Habits;
  readonly seed: number;
}

export function playOverDays(setting: Setting, withOrders: boolean): Played {
  const { game, config, seed } = setting;
  const match = openMatch(game, { config }, { secret: seed.toString(16).padStart(64, '0'), contributions: [] });
  const holders = Array.from({ length: config.players }, (_, seat) => ({ ...nobody, person: `${seat}` }));
  const table = newTable({
    game: withOrders ? game : leftAlone(game),
    config,
    home: 'server',
    holders,
    match,
    status: 'running',
  });
  const random = fastRandom(seed);
  const visits = holders.map(() => 0);
  const asked = new Map<string, number>();
  const cameFor = new Map<string, number>();
  let halfDays = 0;
  while (table.status === 'running') {
    if (++halfDays > longest) throw new Error(`${game.meta.id}: the game does not end`);
    const order = holders.map((_, seat) => seat);
    shuffle(order, random);
    for (const seat of order) {
      if (!waitingSeats(table).includes(seat)) continue;
      visits[seat] = at(visits, seat) + 1;
      count(cameFor, questionOf(table, seat));
      visit(table, seat, setting, random, asked);
      if (withOrders) leaveOrders(table, seat, setting, random);
    }
  }
  return { visits, days: halfDays / 2, asked, cameFor };
}

/** Nothing is answered for anybody, not even what is an only answer. */
function leftAlone({ orders: _, ...game }: AnyGame): AnyGame {
  return game;
}

/** What the seat's person would do. */
function decideFor({ game, heuristics }: Setting, view: object, seat: Seat, random: Random): Action {
  return decide({ game, heuristics, view, seat, bot: 'greedy', seed: random.below(2 ** 31), allowance: { iterations: 1 } });
}

function visit(table: Table, seat: Seat, setting: Setting, random: Random, asked: Map<string, number>): void {
  const { game, habits, seed } = setting;
  while (waitingSeats(table).includes(seat) && table.match) {
    const { state } = table.match;
    const view = game.view(state, seat);
    count(asked, questionOf(table, seat));
    const limit = habits.limit(view, seat, seed);
    const action = limit ?? decideFor(setting, view, seat, random);
    must(playAction(table, { seat, action, decider: 'person' }, 0));
  }
}

function questionOf({ game, match }: Table, seat: Seat): string {
  return (match && game.question(match.state, seat)?.kind) ?? '';
}

function count(tally: Map<string, number>, kind: string): void {
  tally.set(kind, (tally.get(kind) ?? 0) + 1);
}

function leaveOrders(table: Table, seat: Seat, setting: Setting, random: Random): void {
  if (!table.match || table.status !== 'running') return;
  const { game, habits, seed } = setting;
  const orders = habits.orders(game.view(table.match.state, seat), seat, seed, (view) => decideFor(setting, view, seat, random));
  must(giveOrders(table, seat, orders, 0));
}

function must(outcome: object | Refusal): void {
  if (isRefusal(outcome)) throw new Error(`refused: ${outcome.reason}`);
}
