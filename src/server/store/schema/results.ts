/** The log of results, and what is counted from it: ratings, tallies of persons, meetings, statistics of the games. */
import type { Size } from '../../ratings/anchors.ts';
import type { Rated, Stay } from '../../ratings/rules.ts';

/** A game that has ended, written in the commit that ended it. */
export interface ResultTable {
  table: string;
  /** The order in which results were counted; null until this one is. */
  number: number | null;
  game: string;
  players: number;
  size: Size;
  /** The options as JSON, keys in order; and who began. */
  options: string;
  first: number | null;
  public: number;
  rated: Rated;
  /** 1 where it was played to its end. */
  finished: number;
  started: number;
  ended: number;
  /** Entries of the log. */
  length: number;
}

/** One seat of it, written when the game begins; what it came to, when it ends. */
export interface ResultSeatTable {
  table: string;
  seat: number;
  /** Who sat here when the game began. */
  person: string | null;
  bot: string | null;
  points: number | null;
  place: number | null;
  stay: Stay | null;
  /** What lists of a person's results look for, as in the result; null until the end. */
  game: string | null;
  ended: number | null;
  number: number | null;
  /** Of a rated result: how much it counts, what was believed before, and after. */
  weight: number | null;
  mu_before: number | null;
  sigma_before: number | null;
  mu: number | null;
  sigma: number | null;
  /** 1 where the person has left or become another: what was believed stands fast, and moves nobody's rating. */
  frozen: number;
}

/** What is believed of a person's strength. */
export interface RatingTable {
  person: string;
  game: string;
  size: Size;
  mu: number;
  sigma: number;
  games: number;
  /** The last result that counted. */
  number: number;
  /** Whether the person agreed to stand in lists. */
  listed: number;
}

/** Counts of a person, of tables that everybody may see (`open` 1) and of the others. */
export interface TallyTable {
  person: string;
  game: string;
  open: number;
  kind: string;
  name: string;
  count: number;
  /** Wins in sixtieths: a shared one counts in part. */
  wins: number;
  sum: number;
}

/** How often one person came in before another. */
export interface MeetingTable {
  person: string;
  other: string;
  game: string;
  open: number;
  games: number;
  ahead: number;
  level: number;
}

/** Statistics of a game over all its tables. */
export interface AggregateTable {
  game: string;
  players: number;
  kind: string;
  name: string;
  count: number;
  /** Wins in sixtieths, and the sum weighted with them. */
  wins: number;
  sum: number;
  won: number;
}

/** Its one row is taken by whoever counts a result, so that results are counted one after the other. */
export interface CounterTable {
  name: string;
  number: number;
}
