/**
 * The challenge of a day: for each game one deal, the same for everybody, against strong bots. Chance is dealt and bots think so many
 * iterations from a seed that follows from the deal, so that whoever has a record can play it again, bots and all.
 */
import { seedKey } from '../core/fairness.ts';
import type { Config, Meta, Seat } from '../core/game.ts';

export interface Challenge {
  /** As in 2026-11-17, by the world's time. */
  readonly day: string;
  readonly game: string;
  readonly config: Config;
  /** The seed of its cards. */
  readonly secret: string;
  /** How many actions a bot plays in thought for one decision. */
  readonly iterations: number;
}

/** Where the person sits; bots have all other seats. */
export const ownSeat: Seat = 0;

const usualPlayers = 4;

/** What everybody plays: as many as the game has at most up to four, its usual options, the person begins. */
export function challengeConfig({ players: { least, most }, options, rules }: Meta): Config {
  const usual = Object.entries(options).map(([name, option]) => [name, option.default]);
  return {
    players: Math.min(most, Math.max(least, usualPlayers)),
    options: Object.fromEntries(usual),
    first: ownSeat,
    rules,
  };
}

/** What a bot's thought begins from, after so many steps of the game. */
export function thoughtSeed(secret: string, steps: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = seedKey({ secret, contributions: [`thought ${steps}`] });
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

const dayLength = 86_400_000;

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function dayAfter(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T12:00:00Z`) + days * dayLength);
}

/** How many days in a row there is something of, until today; one that has only begun does not end the row. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : dayAfter(today, -1);
  let count = 0;
  while (days.has(day)) {
    count += 1;
    day = dayAfter(day, -1);
  }
  return count;
}
