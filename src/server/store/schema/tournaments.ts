/** Tournaments: who plays, and what was played. Pairings and standings follow from these (src/tournament). */

export interface TournamentTable {
  id: string;
  name: string;
  game: string;
  /** The options of its tables, as JSON. */
  options: string;
  format: 'swiss' | 'duplicateSwiss' | 'roundRobin' | 'knockOut';
  size: number;
  rounds: number;
  /** The level of the bots that fill a table up; null where those left over have a bye. */
  filler: string | null;
  /** The clock of its tables, as JSON; null without one. */
  clock: string | null;
  /** Whether strangers find it in the list and may enter. */
  public: number;
  /** The token of its link, for whoever may enter one that is not public. */
  invitation: string;
  host: string;
  /** What lots and dealt cards follow from; shown when it is over. */
  secret: string;
  status: 'open' | 'running' | 'over';
  /** The last round that was paired; 0 before the first. */
  round: number;
  created: number;
  started: number | null;
  ended: number | null;
  /** Counts changes, so that of two at once one begins anew. */
  version: number;
}

export interface EntrantTable {
  tournament: string;
  /** Within the tournament; a person may leave the house, and his results stay. */
  id: string;
  person: string | null;
  /** The level of one that is a bot. */
  bot: string | null;
  lot: number;
  /** The first round that he is paired in, and the first that he no longer is. */
  first: number;
  last: number | null;
}

export interface SittingTable {
  tournament: string;
  round: number;
  /** From 1; 0 is the row of those who have a bye, -1 the pairs who kept apart when the round was paired. */
  number: number;
  table: string | null;
  /** The entrants in the order of their seats, as JSON; null is a bot that fills up. */
  seats: string;
  /** How it ended, as JSON. */
  outcome: string | null;
}
