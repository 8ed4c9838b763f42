/** What people have played: a person's page, results, ratings, lists of the best, statistics of the games. */
import * as v from 'valibot';
import { nothing, type Route } from './route.ts';
import { text, time } from './schema.ts';
import { unrated } from './tables.ts';

const size = v.picklist(['duel', 'group']);

const rating = v.object({
  game: v.string(),
  size,
  /** As in chess: 1500 is where everybody begins and a medium bot stays. */
  shown: v.number(),
  /** How far off it may be. */
  doubt: v.number(),
  games: v.number(),
  /** Until ten games. */
  provisional: v.boolean(),
  /** Beside which bot, and whether beyond it. */
  level: v.picklist(['easy', 'medium', 'strong']),
  than: v.picklist(['weaker', 'like', 'stronger']),
});

/** Games and wins, a shared win in part. */
const score = { games: v.number(), wins: v.number() };

const meeting = v.object({
  person: v.string(),
  name: v.string(),
  games: v.number(),
  /** How often one came in before the other, and how often together. */
  ahead: v.number(),
  level: v.number(),
});

export const readPlayer = {
  method: 'GET',
  path: '/people/:id',
  summary: 'What everybody may know of a person: games, ratings, head-to-head; of yourself, `me`, everything',
  session: false,
  status: 200,
  answer: v.object({
    person: v.object({ id: v.string(), name: v.string(), since: time }),
    mine: v.boolean(),
    /** Of yourself: whether you can be rated, and have agreed to stand in lists. */
    rooted: v.nullable(v.boolean()),
    listed: v.nullable(v.boolean()),
    ratings: v.array(rating),
    games: v.array(v.object({ game: v.string(), size, ...score })),
    /** By how many sat at the table, and which turn of a round was the person's. */
    turns: v.array(v.object({ game: v.string(), players: v.number(), turn: v.number(), ...score })),
    /** Of each game the three most frequent: the field of the first camp (Tikal) or marked figure (Cortez), the first explorer bought, the first site. */
    openings: v.array(v.object({ game: v.string(), name: v.string(), ...score })),
    /** Milliseconds the person's decisions took in the mean. */
    paces: v.array(v.object({ game: v.string(), decisions: v.number(), mean: v.number() })),
    meetings: v.array(meeting),
    /** Between you and this person, at all tables. */
    between: v.nullable(meeting),
  }),
} as const satisfies Route;

export const readCourse = {
  method: 'GET',
  path: '/people/:id/course',
  summary: 'How a rating has gone: the last 300 games of yourself, of others the last of each day',
  session: false,
  query: v.object({ game: v.optional(text(40), ''), size: v.optional(size, 'duel') }),
  status: 200,
  answer: v.object({ points: v.array(v.object({ time, shown: v.number() })) }),
} as const satisfies Route;

const seatResult = v.object({
  seat: v.number(),
  /** Null for a bot; the name is empty of whoever has left. */
  person: v.nullable(v.string()),
  name: v.string(),
  bot: v.nullable(v.string()),
  points: v.nullable(v.number()),
  /** 1 for the winners; null where nobody has won. */
  place: v.nullable(v.number()),
  stay: v.picklist(['played', 'resigned', 'handed', 'bot']),
  /** By how much it moved the shown rating; null where it did not count. */
  change: v.nullable(v.number()),
});

export const listResults = {
  method: 'GET',
  path: '/people/:id/results',
  summary:
    'Finished games of a person, newest first, 30 at once: of public tables, and of those you sat at yourself; `next` is the `after` of the next page',
  session: false,
  query: v.object({
    after: v.optional(text(100)),
    game: v.optional(text(40)),
    /** Part of the name of somebody who sat there too. */
    with: v.optional(text(60)),
    /** An option of the game and its value, as `auction=true`. */
    variant: v.optional(text(80)),
    result: v.optional(v.picklist(['won', 'lost', 'unfinished'])),
    /** Milliseconds since 1970, as text. */
    from: v.optional(text(15)),
    to: v.optional(text(15)),
  }),
  status: 200,
  answer: v.object({
    results: v.array(
      v.object({
        table: v.string(),
        game: v.string(),
        players: v.number(),
        options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
        public: v.boolean(),
        unrated: v.nullable(unrated),
        ended: time,
        /** The last entry of its log, at which its end can be seen. */
        length: v.number(),
        /** Whose result is asked for. */
        own: v.number(),
        seats: v.array(seatResult),
      }),
    ),
    next: v.nullable(v.string()),
  }),
} as const satisfies Route;

export const readRatingChanges = {
  method: 'GET',
  path: '/tables/:id/ratings',
  summary: 'What the result of a table did to the ratings of those who sat there; of a table that is not public only for these',
  session: false,
  status: 200,
  answer: v.object({
    /** Why the result does not count; null where it does. */
    unrated: v.nullable(unrated),
    /** False for a moment after the end. */
    counted: v.boolean(),
    seats: v.array(v.object({ seat: v.number(), shown: v.number(), change: v.number(), provisional: v.boolean() })),
  }),
} as const satisfies Route;

export const listBest = {
  method: 'GET',
  path: '/ratings',
  summary: 'The best of a game, of those who agreed to stand here: 50 at once; `next` is the `after` of the next page',
  session: false,
  query: v.object({ game: v.optional(text(40), ''), size: v.optional(size, 'duel'), after: v.optional(text(100)) }),
  status: 200,
  answer: v.object({
    people: v.array(v.object({ person: v.string(), name: v.string(), shown: v.number(), doubt: v.number(), games: v.number() })),
    next: v.nullable(v.string()),
  }),
} as const satisfies Route;

export const agreeToLists = {
  method: 'POST',
  path: '/me/listed',
  summary: 'Whether you stand in lists of the best; with a passkey or an address only',
  session: true,
  body: v.object({ listed: v.boolean() }),
  status: 200,
  answer: nothing,
} as const satisfies Route;

const aggregate = v.object({
  players: v.number(),
  kind: v.string(),
  name: v.string(),
  count: v.number(),
  /** Wins, shared ones in part; the sum, and what of it belongs to those who won. */
  wins: v.number(),
  sum: v.number(),
  won: v.number(),
});

export const readStatistics = {
  method: 'GET',
  path: '/statistics',
  summary: 'How a game is won: counts over all finished tables here, and over games of medium bots',
  session: false,
  query: v.object({ game: v.optional(text(40), '') }),
  status: 200,
  answer: v.object({ tables: v.array(aggregate), bots: v.array(aggregate) }),
} as const satisfies Route;
