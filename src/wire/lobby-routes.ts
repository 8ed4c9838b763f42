/** Finding people: what goes on, and playing now. */
import * as v from 'valibot';
import { nothing, type Route } from './route.ts';
import { type Read, text, time } from './schema.ts';
import { digits, listedTable, paceName } from './tables.ts';

const seeking = v.object({
  game: v.string(),
  pace: paceName,
  /** How many are to play; null where it does not matter. */
  players: v.nullable(v.number()),
  bots: v.boolean(),
  since: time,
});
export type Seeking = Read<typeof seeking>;

/** `table` is where you have been seated. */
const search = v.object({ seeking: v.nullable(seeking), table: v.nullable(v.string()), /** The server's time. */ now: time });
export type Search = Read<typeof search>;

const lobby = v.object({
  /** Tables with a free seat, and running games to watch, the newest first. */
  open: v.array(listedTable),
  running: v.array(listedTable),
  /** How many want to play what at once. */
  seekers: v.array(v.object({ game: v.string(), pace: v.string(), people: v.number() })),
  /** Of you: who has asked you to which table, and how many have asked to be friends. */
  invitations: v.array(
    v.object({ table: v.string(), game: v.string(), inviter: v.object({ id: v.string(), name: v.string() }), created: time }),
  ),
  asked: v.number(),
  search,
});
export type LobbyAnswer = Read<typeof lobby>;

export const readLobby = {
  method: 'GET',
  path: '/lobby',
  summary: 'Who waits for players, what can be watched, and what friends ask of you',
  session: false,
  status: 200,
  answer: lobby,
} as const satisfies Route;

export const readSearch = {
  method: 'GET',
  path: '/me/seek',
  summary: 'Whether you wait to play now, and where you have been seated',
  session: true,
  status: 200,
  answer: search,
} as const satisfies Route;

export const seek = {
  method: 'POST',
  path: '/me/seek',
  summary:
    'Wants to play now with whoever waits for the same; said again every few seconds, or you count as gone. With `bots` these fill the table after a minute',
  session: true,
  body: v.object({
    game: text(40),
    pace: paceName,
    players: v.optional(v.nullable(v.number()), null),
    bots: v.optional(v.boolean(), false),
    commitment: v.optional(digits),
    /** Whether the page is behind others, and speaks seldom. */
    hidden: v.optional(v.boolean(), false),
  }),
  status: 200,
  answer: search,
} as const satisfies Route;

export const stopSeeking = {
  method: 'DELETE',
  path: '/me/seek',
  summary: 'No longer wants to play now',
  session: true,
  status: 200,
  answer: nothing,
} as const satisfies Route;
