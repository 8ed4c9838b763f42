/** A knock-out: the better half of every table goes on, until one table is left and its winner. */
import { finishingOrder, shareOf } from './scores.ts';
import type { Entrant, Round } from './types.ts';

/** Who goes on after a round: those with a bye, and of every table that has ended the better half, at least one. */
export function survivors(entrants: readonly Entrant[], { tables, byes }: Round): string[] {
  const lots = new Map(entrants.map(({ id, lot }) => [id, lot]));
  const final = tables.length === 1 && byes.length === 0;
  const through = [...byes];
  for (const { seats, outcome } of tables) {
    if (!outcome) continue;
    const lotOf = (seat: number) => lots.get(seats[seat] ?? '') ?? 0;
    const order = finishingOrder(outcome).sort(
      (one, other) => shareOf(outcome, other) - shareOf(outcome, one) || lotOf(one) - lotOf(other),
    );
    const people = order.flatMap((seat) => seats[seat] ?? []);
    through.push(...people.slice(0, final ? 1 : Math.max(1, Math.floor(people.length / 2))));
  }
  return through;
}

/** Who is still in before the round after these. */
export function stillIn(entrants: readonly Entrant[], rounds: readonly Round[]): Entrant[] {
  const next = rounds.length + 1;
  const last = rounds.at(-1);
  const in_ = last ? survivors(entrants, last) : entrants.map(({ id }) => id);
  return entrants.filter(({ id, from, until }) => in_.includes(id) && from <= next && (until === null || next < until));
}

/** With tables of two everybody who can be spared in the first round has a bye, so that from then on it works out. */
export function byesInFirstRound(players: number): number {
  let bracket = 1;
  while (bracket < players) bracket *= 2;
  return bracket - players;
}

/** The best by lot do not meet early: first and last, second and last but one. */
export function folded<T>(order: readonly T[], tables: number): T[][] {
  const made: T[][] = Array.from({ length: tables }, () => []);
  for (const [at, one] of order.entries()) {
    const lap = Math.floor(at / tables);
    const place = at % tables;
    made[lap % 2 === 0 ? place : tables - 1 - place]?.push(one);
  }
  return made;
}
