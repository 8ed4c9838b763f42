/**
 * What a finished game adds to the statistics of its game. Wins are counted in sixtieths, so that a shared one is whole. Kinds:
 *
 *   seats   all        every seat: what the other counts are held against
 *   turn    1, 2, …    who was first, second, … in the round
 *   place   1, 2, …    points by rank
 *   length  steps      how long a game is; `lengths` how many games had how many steps, by 25
 *   action  type       how often a seat did it, in games in which it did
 *   tile, explorer, pyramid, mission   what the seat laid, bought, finished, had
 *   opening where      the first camp, explorer, site or marked figure of the seat (openings.ts)
 */
import { at } from '../../core/at.ts';
import type { Event } from '../../core/event.ts';
import { explorers } from '../../games/magellan/data.ts';
import { kindOf, printedValue } from '../../games/tikal/data.ts';
import { wholeWin } from '../store/counting.ts';
import type { Aggregate } from '../store/counts.ts';
import { openingsOf } from './openings.ts';

export interface PlayedGame {
  readonly game: string;
  readonly players: number;
  readonly points: readonly number[];
  readonly winners: readonly number[];
  /** Who made the first step. */
  readonly first: number;
  readonly steps: readonly { readonly seat: number; readonly action: string; readonly events: readonly Event[] }[];
}

interface Counted {
  readonly kind: string;
  readonly name: string;
  readonly seat: number;
}

type Told = Event & Readonly<Record<string, unknown>>;

/** What the events of each game say of what a seat has. */
const tellers: Readonly<Record<string, (event: Told) => readonly Counted[]>> = {
  tikal: (event) =>
    event.type === 'tilePlaced' ? [{ kind: 'tile', name: tileName(Number(event.tile)), seat: Number(event.seat) }] : [],
  magellan: (event) =>
    event.type === 'won' ? [{ kind: 'explorer', name: explorers[Number(event.explorer)] ?? '', seat: Number(event.seat) }] : [],
  'tal-der-koenige': (event) =>
    event.type === 'finished' ? [{ kind: 'pyramid', name: String(event.kind), seat: Number(event.seat) }] : [],
  cortez: (event) =>
    event.type === 'ended'
      ? (event.missions as number[]).map((mission, seat) => ({ kind: 'mission', name: `${mission}`, seat }))
      : [],
};

/** A temple by its value too: those are what one plays for. */
function tileName(tile: number): string {
  const kind = kindOf(tile);
  return kind === 'temple' ? `temple${printedValue(tile)}` : kind;
}

const lengthStep = 25;

export function aggregatesOf(played: PlayedGame): Aggregate[] {
  const { game, players, points, winners, first, steps } = played;
  const wins = points.map((_, seat) => (winners.includes(seat) ? wholeWin / winners.length : 0));
  const row = (kind: string, name: string, values: Partial<Aggregate>): Aggregate => ({
    game,
    players,
    kind,
    name,
    count: 1,
    wins: 0,
    sum: 0,
    won: 0,
    ...values,
  });
  const rows: Aggregate[] = [];
  const openings = openingsOf(game, steps);
  for (const [seat, own] of points.entries()) {
    const won = at(wins, seat);
    rows.push(row('seats', 'all', { wins: won, sum: own, won: own * won }));
    rows.push(row('turn', `${((seat - first + players) % players) + 1}`, { wins: won }));
    const opening = openings.get(seat);
    if (opening !== undefined) rows.push(row('opening', opening, { wins: won }));
    for (const [key, times] of countsOf(played, seat)) {
      const [kind = '', name = ''] = key.split(' ');
      rows.push(row(kind, name, { wins: won, sum: times, won: times * won }));
    }
  }
  const ranked = points.toSorted((one, other) => other - one);
  for (const [rank, sum] of ranked.entries()) rows.push(row('place', `${rank + 1}`, { sum }));
  rows.push(row('length', 'steps', { sum: steps.length }));
  rows.push(row('lengths', `${Math.floor(steps.length / lengthStep) * lengthStep}`, { sum: steps.length }));
  return rows;
}

/** How often the seat did and got what, by kind and name. */
function countsOf({ game, steps }: PlayedGame, seat: number): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (kind: string, name: string) => counts.set(`${kind} ${name}`, (counts.get(`${kind} ${name}`) ?? 0) + 1);
  for (const step of steps) {
    if (step.seat === seat) count('action', step.action);
    for (const event of step.events)
      for (const told of tellers[game]?.(event as Told) ?? []) if (told.seat === seat) count(told.kind, told.name);
  }
  return counts;
}
