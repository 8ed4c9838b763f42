/** Which results count, and as what: the rules of docs/ratings.md. All of it follows from the log of results alone. */
import { at } from '../../core/at.ts';
import { anchor, type Size } from './anchors.ts';
import { afterGame, type Belief } from './plackett-luce.ts';

/** What a table says of itself; everything but `rated` is why its result does not count. */
export type Rated = 'rated' | 'friendly' | 'guest' | 'alone' | 'shared' | 'brought' | 'ownMap' | 'unfinished';

/** How a seat was played: to the end by its person, given up, handed to somebody else, or by a bot for too much of the game. */
export type Stay = 'played' | 'resigned' | 'handed' | 'bot';

/** More of a seat's decisions than this by a bot, and its person has left it. */
export const mostByBot = 0.25;

export interface SeatResult {
  /** Whose it was when the game began; null for a bot's own. */
  readonly person: string | null;
  readonly bot: string | null;
  /** 1 for the winners, as the table showed it; null where nobody has won. */
  readonly place: number | null;
  readonly stay: Stay;
}

/** The place that counts: whoever left is last, together with all others who left, wherever the bot that played on came in. */
export function countedPlaces(seats: readonly SeatResult[]): number[] {
  const last = seats.length;
  return seats.map(({ place, stay }) => (stay === 'played' && place !== null ? place : last + 1));
}

/** Games with the same opponent, of the same game and size, within this time make each other count less. */
export const sameAgainWithin = 30 * 24 * 3600_000;
const fullGames = 5;

/** How much the next game with an opponent counts after so many: five whole, then ever less, so that fifty count about fifteen. */
export function weightAfter(games: number): number {
  return Math.min(1, fullGames / (games + 1));
}

/** How much a table counts for one: the mean over the persons he met there. Bots are nobody's accomplices. */
export function weightOf(meetings: readonly number[]): number {
  if (meetings.length === 0) return 1;
  return meetings.reduce((sum, games) => sum + weightAfter(games), 0) / meetings.length;
}

export interface RatedSeat extends SeatResult {
  /** What was believed of the person before; a bot's is the ladder's. */
  readonly before: Belief;
  readonly weight: number;
}

/** What is believed of each person afterwards; undefined for bots, which stay where they are. */
export function rate(game: string, size: Size, seats: readonly RatedSeat[]): (Belief | undefined)[] {
  const beliefs = seats.map(({ person, bot, before }) => (person === null ? anchor(game, size, bot ?? '') : before));
  const after = afterGame(beliefs, countedPlaces(seats));
  return seats.map(({ person, before, weight }, seat) => {
    if (person === null) return undefined;
    const { mu, sigma } = at(after, seat);
    return { mu: before.mu + weight * (mu - before.mu), sigma: before.sigma + weight * (sigma - before.sigma) };
  });
}
