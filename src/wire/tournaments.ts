/** Tournaments: what everybody may know of one, and what one asks for. */
import * as v from 'valibot';
import { whole } from '../core/read.ts';
import { optionValue, type Read, text, time } from './schema.ts';
import { clockSetting, clockWish } from './tables.ts';

const format = v.picklist(['swiss', 'duplicateSwiss', 'roundRobin', 'knockOut']);

/** The statuses under which strangers find a tournament. */
export const tournamentStatus = v.picklist(['open', 'running', 'over']);
export type TournamentStatus = Read<typeof tournamentStatus>;

const head = {
  id: v.string(),
  name: v.string(),
  game: v.string(),
  format,
  /** Seats at each of its tables. */
  size: v.number(),
  public: v.boolean(),
  status: tournamentStatus,
  /** The round that is being played; 0 before the first. */
  round: v.number(),
  created: time,
};

export const listedTournament = v.object({ ...head, entrants: v.number() });
export type ListedTournament = Read<typeof listedTournament>;

const entrant = v.object({
  id: v.string(),
  /** Empty for a bot, and for somebody who has left the house. */
  name: v.string(),
  person: v.nullable(v.string()),
  bot: v.nullable(v.string()),
  /** The first round of whoever entered late. */
  first: v.number(),
  withdrawn: v.boolean(),
});

const sitting = v.object({
  table: v.string(),
  /** Entrants in the order of their seats; null is a bot that fills up. */
  seats: v.array(v.nullable(v.string())),
  /** Null while it goes on. */
  outcome: v.nullable(
    v.object({
      points: v.array(v.number()),
      winners: v.array(v.number()),
      resigned: v.array(v.number()),
      over: v.boolean(),
    }),
  ),
  /** What each seat got for this round; null while it goes on. */
  scores: v.nullable(v.array(v.number())),
});

const standing = v.object({
  id: v.string(),
  place: v.number(),
  score: v.number(),
  /** In a knock-out: rounds come through. */
  rounds: v.number(),
  opponents: v.number(),
  margin: v.number(),
  wins: v.number(),
  byes: v.number(),
  played: v.number(),
  withdrawn: v.boolean(),
});

export const tournamentDescription = v.object({
  ...head,
  options: v.record(v.string(), optionValue),
  /** How many rounds there will be; null where that follows from play. */
  rounds: v.nullable(v.number()),
  filler: v.nullable(v.string()),
  clock: v.nullable(clockSetting),
  host: v.string(),
  hostName: v.string(),
  started: v.nullable(time),
  ended: v.nullable(time),
  /** The hash of what lots and dealt cards follow from; and that itself once it is over. */
  hash: v.string(),
  secret: v.nullable(v.string()),
  entrants: v.array(entrant),
  played: v.array(v.object({ tables: v.array(sitting), byes: v.array(v.string()) })),
  standings: v.array(standing),
});
export type TournamentDescription = Read<typeof tournamentDescription>;

export const tournamentWish = v.object({
  name: text(100),
  game: text(40),
  options: v.optional(v.record(text(40), optionValue), {}),
  format,
  size: whole(2, 12),
  /** Rounds of a Swiss tournament. */
  rounds: v.optional(whole(1, 12), 3),
  /** The level of the bots that fill up tables; with null those who are left over have a bye. */
  filler: v.optional(v.nullable(text(20)), 'medium'),
  clock: v.optional(clockWish),
  public: v.optional(v.boolean(), false),
  /** Whether you play along. */
  enter: v.optional(v.boolean(), true),
});
export type TournamentWish = Read<typeof tournamentWish>;
