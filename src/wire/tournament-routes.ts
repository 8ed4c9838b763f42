/** Tournaments: finding, opening, entering and following them. */
import * as v from 'valibot';
import { whole } from '../core/read.ts';
import type { Route } from './route.ts';
import { text } from './schema.ts';
import { listedTournament, tournamentDescription, tournamentStatus, tournamentWish } from './tournaments.ts';

const tournament = v.object({
  tournament: tournamentDescription,
  /** Your entrant; null where you are not in it. */
  you: v.nullable(v.string()),
  /** The link with which others enter; for its host. */
  link: v.nullable(v.string()),
});

export const listTournaments = {
  method: 'GET',
  path: '/tournaments',
  summary: 'Public tournaments, newest first; `next` is the `after` of the next page',
  session: false,
  query: v.object({ status: v.optional(tournamentStatus, 'open'), after: v.optional(text(100)) }),
  status: 200,
  answer: v.object({ tournaments: v.array(listedTournament), next: v.nullable(v.string()) }),
} as const satisfies Route;

export const myTournaments = {
  method: 'GET',
  path: '/me/tournaments',
  summary: 'Tournaments that you play in or have opened, as long as they are not over',
  session: true,
  status: 200,
  answer: v.object({ tournaments: v.array(listedTournament) }),
} as const satisfies Route;

export const openTournament = {
  method: 'POST',
  path: '/tournaments',
  summary: 'Opens a tournament; you are its host',
  session: true,
  body: tournamentWish,
  status: 201,
  answer: tournament,
} as const satisfies Route;

export const readTournament = {
  method: 'GET',
  path: '/tournaments/:id',
  summary: 'Entrants, tables and standings of a tournament',
  session: false,
  status: 200,
  answer: tournament,
} as const satisfies Route;

export const enterTournament = {
  method: 'POST',
  path: '/tournaments/:id/enter',
  summary: 'You play along; late where the format has room for it',
  session: true,
  body: v.object({ invitation: v.optional(text(100)) }),
  status: 200,
  answer: tournament,
} as const satisfies Route;

export const leaveTournament = {
  method: 'POST',
  path: '/tournaments/:id/leave',
  summary: 'You are no longer paired, from the next round on',
  session: true,
  status: 200,
  answer: tournament,
} as const satisfies Route;

export const enterBots = {
  method: 'POST',
  path: '/tournaments/:id/bots',
  summary: 'So many bots play along, as the host wants it',
  session: true,
  body: v.object({ level: text(20), count: whole(1, 64) }),
  status: 200,
  answer: tournament,
} as const satisfies Route;

export const startTournament = {
  method: 'POST',
  path: '/tournaments/:id/start',
  summary: 'The host starts it: the first round is paired',
  session: true,
  status: 200,
  answer: tournament,
} as const satisfies Route;
