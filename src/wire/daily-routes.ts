/** The daily challenge: what is set, what one made of it, and where that stands. */
import * as v from 'valibot';
import type { Route } from './route.ts';
import { config, type Read, text, time } from './schema.ts';

const challenge = v.object({
  day: v.string(),
  game: v.string(),
  config,
  secret: v.string(),
  iterations: v.number(),
});

/** Where a result stands among those that were played the same way. */
const rank = v.object({
  /** From 1. */
  place: v.number(),
  of: v.number(),
  /** How many of a hundred did worse; those with as many points count half. */
  percentile: v.number(),
});

const today = v.object({
  game: v.string(),
  /** The hash of the seed, for whoever wants to check it afterwards. */
  hash: v.string(),
  /** What the strong bot made on your seat; null until it has played, and before you have. */
  par: v.nullable(v.number()),
  mine: v.nullable(
    v.object({
      how: v.picklist(['online', 'offline']),
      state: v.picklist(['begun', 'sent', 'counted', 'refused']),
      points: v.number(),
      rank: v.nullable(rank),
    }),
  ),
  /** The best of those who began it here, once you have played. */
  best: v.array(v.object({ name: v.string(), points: v.number() })),
});

const board = v.object({
  day: v.string(),
  /** When the next one begins. */
  next: time,
  games: v.array(today),
  /** Days in a row. */
  streak: v.number(),
});
export type DailyBoard = Read<typeof board>;

export const readDaily = {
  method: 'GET',
  path: '/daily',
  summary: 'The challenge of today, or of `day`, and how you stand',
  session: false,
  query: v.object({ day: v.optional(text(10)) }),
  status: 200,
  answer: board,
} as const satisfies Route;

export const dailyAhead = {
  method: 'GET',
  path: '/daily/ahead',
  summary:
    'The challenges of today and the next two days with their seeds, to be played without a network; such results are ranked apart',
  session: false,
  status: 200,
  answer: v.object({ challenges: v.array(challenge) }),
} as const satisfies Route;

export const beginDaily = {
  method: 'POST',
  path: '/daily/begin',
  summary: 'Begins your attempt at a game of today',
  session: true,
  body: v.object({ game: text(40) }),
  status: 200,
  answer: v.object({ challenge }),
} as const satisfies Route;

export const sendDaily = {
  method: 'POST',
  path: '/daily/results',
  summary: 'Sends the record of a finished attempt; the first counts, and the server plays it again, bots and all',
  session: true,
  body: v.object({ day: text(10), game: text(40), record: text(2_000_000), offline: v.optional(v.boolean(), false) }),
  status: 200,
  answer: board,
} as const satisfies Route;
