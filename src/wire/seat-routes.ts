/** What persons do with a table and its seats; each answer shows the table as it is then. */
import * as v from 'valibot';
import type { Route } from './route.ts';
import { id, seat, text } from './schema.ts';
import { contribution, digits, invitation, joinWish, tableDescription, tableInvitation } from './tables.ts';

const table = v.object({ table: tableDescription });
const withInvitation = v.object({ table: tableDescription, invitation });
const act = { method: 'POST', session: true, status: 200 } as const;

export const joinTable = {
  ...act,
  path: '/tables/:id/join',
  summary: 'Takes a seat, by its invitation or the table’s, or at a public table',
  body: joinWish,
  answer: v.object({ table: tableDescription, seat }),
} as const satisfies Route;

export const contribute = {
  ...act,
  path: '/tables/:id/contribution',
  summary: 'A line of your own for the shuffle, one per device, before the start',
  body: v.object({ contribution }),
  answer: table,
} as const satisfies Route;

export const commitToShuffle = {
  ...act,
  path: '/tables/:id/commitment',
  summary: 'The hash of a secret of your device, before the start, by whoever has a seat; too late it changes nothing',
  body: v.object({ commitment: digits }),
  answer: table,
} as const satisfies Route;

export const revealToShuffle = {
  ...act,
  path: '/tables/:id/reveal',
  summary: 'The secret itself, once the host has started; the game begins with the last one',
  body: v.object({ secret: digits }),
  answer: table,
} as const satisfies Route;

export const goOnWithout = {
  ...act,
  path: '/tables/:id/without',
  summary: 'Agrees to begin without the secrets that are missing; everybody who has a seat must',
  answer: table,
} as const satisfies Route;

export const startTable = {
  ...act,
  path: '/tables/:id/start',
  summary: 'By the host, when every seat is taken; then the devices reveal',
  answer: table,
} as const satisfies Route;

export const rematch = {
  ...act,
  path: '/tables/:id/rematch',
  summary: 'The id of the new table, the same for everybody who asks',
  answer: v.object({ table: tableDescription, rematch: v.string() }),
} as const satisfies Route;

export const inviteToTable = {
  ...act,
  path: '/tables/:id/invitation',
  summary: 'By the host, before the start: the one link of the table. Whoever comes by it gets the first free seat',
  answer: v.object({ table: tableDescription, invitation: tableInvitation }),
} as const satisfies Route;

export const removeSeat = {
  ...act,
  path: '/tables/:id/seats/:seat/remove',
  summary:
    'By the host, before the start: frees the seat and gives a new invitation to it; the link of the table becomes another one',
  answer: withInvitation,
} as const satisfies Route;

export const handSeatOver = {
  ...act,
  path: '/tables/:id/seats/:seat/handover',
  summary: 'Whoever uses the invitation has the seat; until then it stays yours',
  answer: withInvitation,
} as const satisfies Route;

export const letBotSit = {
  ...act,
  path: '/tables/:id/seats/:seat/bot',
  summary: 'A bot plays for you, or, before the start, the host seats one',
  body: v.object({ level: text(20) }),
  answer: table,
} as const satisfies Route;

export const takeSeatBack = {
  ...act,
  path: '/tables/:id/seats/:seat/return',
  summary: 'Takes the seat back from the bot',
  answer: table,
} as const satisfies Route;

export const leaveSeat = {
  ...act,
  path: '/tables/:id/seats/:seat/leave',
  summary: 'Before the start the seat is free; later a bot plays it until you return',
  answer: table,
} as const satisfies Route;

export const resignSeat = {
  ...act,
  path: '/tables/:id/seats/:seat/resign',
  summary: 'For good; a bot plays on, the result says so',
  answer: table,
} as const satisfies Route;

export const letSpectatorsTalk = {
  ...act,
  path: '/tables/:id/talk',
  summary: 'By the host: whether spectators may talk here',
  body: v.object({ spectators: v.boolean() }),
  answer: table,
} as const satisfies Route;

export const silencePerson = {
  ...act,
  path: '/tables/:id/mutes',
  summary: 'By the host: somebody may no longer talk here, or may again',
  body: v.object({ person: id, muted: v.boolean() }),
  answer: table,
} as const satisfies Route;
