/** A tournament as plain data: who plays, how, and what has been played. Everything else follows from these. */

export const formats = ['swiss', 'duplicateSwiss', 'roundRobin', 'knockOut'] as const;
export type Format = (typeof formats)[number];

export interface Rules {
  readonly format: Format;
  /** Seats at a table; the same at every table of the tournament. */
  readonly size: number;
  /** Rounds to be played; a knock-out, and a round robin of two, have as many as they need. */
  readonly rounds: number;
  /** What fills a table that is short of players: bots; or nothing, and those who are left over have a bye. */
  readonly filler: 'bot' | 'bye';
}

export interface Entrant {
  readonly id: string;
  /** Drawn when he entered; decides where nothing else does. Low is good. */
  readonly lot: number;
  /** The first round he is paired in: later than 1 for whoever entered late. */
  readonly from: number;
  /** The first round he is no longer paired in; null while he is in. */
  readonly until: number | null;
}

/** How a table ended. Seats are counted from 0. */
export interface Outcome {
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly resigned: readonly number[];
  /** False where the game was not played to its end. */
  readonly over: boolean;
}

interface Sitting {
  /** Who sits where, in turn order; null is a bot. */
  readonly seats: readonly (string | null)[];
  readonly outcome?: Outcome;
}

/** Two who keep apart from each other. */
export type Pair = readonly [string, string];

export interface Round {
  readonly tables: readonly Sitting[];
  readonly byes: readonly string[];
  /** Who kept apart when it was paired: with these it can be paired again. */
  readonly apart?: readonly Pair[];
}

/** Who is paired in this round, counted from 1. */
export function playing(entrants: readonly Entrant[], round: number): Entrant[] {
  return entrants.filter(({ from, until }) => from <= round && (until === null || round < until));
}
