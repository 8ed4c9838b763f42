/** What a round brings to whoever played it: between 0 and 1, whatever the game and the size of its tables. */
import type { Format, Outcome, Round, Rules } from './types.ts';

/** What a bye is worth: a win; where cards are compared what bridge gives; in a round robin, where everybody has one, nothing. */
const byeWorth: Readonly<Record<Format, number>> = { swiss: 1, duplicateSwiss: 0.6, roundRobin: 0, knockOut: 1 };

/** How well a seat did in its own game: higher is better. Winners first, then points; who resigned is last. */
function compareSeats({ points, winners, resigned, over }: Outcome, one: number, other: number): number {
  const tier = (seat: number) => (resigned.includes(seat) ? 0 : over && winners.includes(seat) ? 2 : 1);
  const better = tier(one) - tier(other);
  if (better !== 0 || !over || tier(one) === 0) return better;
  return tier(one) === 2 ? 0 : points[one]! - points[other]!;
}

/** Which part of the others at the table a seat has left behind; a tie counts half. */
export function shareOf(outcome: Outcome, seat: number): number {
  let sum = 0;
  for (let other = 0; other < outcome.points.length; other++)
    if (other !== seat) sum += 0.5 + Math.sign(compareSeats(outcome, seat, other)) / 2;
  return sum / (outcome.points.length - 1);
}

/** Everybody of a table in the order they came in; those who shared a place in the order of their seats. */
export function finishingOrder(outcome: Outcome): number[] {
  return outcome.points.map((_, seat) => seat).sort((one, other) => compareSeats(outcome, other, one) || one - other);
}

/** The points a seat made, as they are compared with others'; undefined where the game was not played to its end. */
function compared({ points, resigned, over }: Outcome, seat: number): number | undefined {
  if (resigned.includes(seat)) return Number.NEGATIVE_INFINITY;
  return over ? points[seat] : undefined;
}

/**
 * As in bridge: everybody who held the same seat in this round held the same cards, so these are compared with each other, each
 * with each. Undefined where there is nobody to compare with.
 */
function matchPoints({ tables }: Round, table: number, seat: number): number | undefined {
  const own = tables[table]?.outcome;
  const mine = own && compared(own, seat);
  if (mine === undefined) return undefined;
  let sum = 0;
  let others = 0;
  for (const [at, { outcome }] of tables.entries()) {
    const theirs = at === table || !outcome ? undefined : compared(outcome, seat);
    if (theirs === undefined) continue;
    others += 1;
    sum += theirs === mine ? 0.5 : theirs < mine ? 1 : 0;
  }
  return others ? sum / others : undefined;
}

/** Points above what others made: at the own table, or on the same cards. Who resigned, and games without an end, have none. */
function marginOf({ tables }: Round, { format }: Rules, table: number, seat: number): number {
  const own = tables[table]?.outcome;
  if (!own?.over || own.resigned.includes(seat)) return 0;
  const rows =
    format === 'duplicateSwiss'
      ? tables.flatMap(({ outcome }, at) => (at !== table && outcome?.over ? [outcome.points[seat]!] : []))
      : own.points.filter((_, other) => other !== seat);
  return rows.length ? own.points[seat]! - rows.reduce((sum, points) => sum + points, 0) / rows.length : 0;
}

/** What one round brought to one who played it. */
export interface RoundScore {
  readonly score: number;
  readonly margin: number;
  /** Those he sat with; bots are not among them. */
  readonly opponents: readonly string[];
  readonly bye: boolean;
  /** The seat he had; -1 without a table. */
  readonly seat: number;
  /** Whether the table has ended. */
  readonly done: boolean;
}

export function scoresOf(rules: Rules, round: Round): Map<string, RoundScore> {
  const scores = new Map<string, RoundScore>();
  for (const [table, { seats, outcome }] of round.tables.entries())
    for (const [seat, id] of seats.entries()) {
      if (id === null) continue;
      const opponents = seats.flatMap((other) => (other === null || other === id ? [] : [other]));
      const dealt = rules.format === 'duplicateSwiss' ? matchPoints(round, table, seat) : undefined;
      const score = outcome ? (dealt ?? shareOf(outcome, seat)) : 0;
      scores.set(id, {
        score,
        margin: marginOf(round, rules, table, seat),
        opponents,
        bye: false,
        seat,
        done: outcome !== undefined,
      });
    }
  for (const id of round.byes)
    scores.set(id, { score: byeWorth[rules.format], margin: 0, opponents: [], bye: true, seat: -1, done: true });
  return scores;
}
