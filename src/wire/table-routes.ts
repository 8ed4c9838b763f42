/** Tables: finding, opening and looking at them. */
import * as v from 'valibot';
import { pastView, seenEntry } from './log.ts';
import type { Route } from './route.ts';
import { entryNumber, optionValue, seat } from './schema.ts';
import { invitation, listedStatus, listedTable, recordWish, tableDescription, tableWish } from './tables.ts';

const opened = v.object({ table: tableDescription, invitations: v.array(invitation) });

const game = v.object({
  id: v.string(),
  players: v.object({ least: v.number(), most: v.number() }),
  options: v.record(v.string(), v.object({ values: v.array(optionValue), default: optionValue })),
  rules: v.number(),
});

/** Numbers in an address come as text. One of the log that makes no sense is the beginning; a seat that is none is nobody's. */
const wholeIn = (text: string, otherwise: number) => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 0 ? number : otherwise;
};
const numberText = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => wholeIn(text, 0)),
    v.number(),
  ),
  '0',
);
const seatText = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? -1 : wholeIn(text, -1))),
    v.number(),
  ),
);

export const listGames = {
  method: 'GET',
  path: '/games',
  summary: 'The games with their player counts, options and rules, and the levels of bots',
  session: false,
  status: 200,
  answer: v.object({ games: v.array(game), bots: v.array(v.string()) }),
} as const satisfies Route;

export const listTables = {
  method: 'GET',
  path: '/tables',
  summary: 'Public tables, newest first; `next` is the `after` of the next page',
  session: false,
  query: v.object({ status: v.optional(listedStatus, 'open'), after: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  status: 200,
  answer: v.object({ tables: v.array(listedTable), next: v.nullable(v.string()) }),
} as const satisfies Route;

export const openTable = {
  method: 'POST',
  path: '/tables',
  summary: 'Opens a table; you are its host',
  session: true,
  body: tableWish,
  status: 201,
  answer: opened,
} as const satisfies Route;

export const importRecord = {
  method: 'POST',
  path: '/records',
  summary:
    'A finished game becomes a table that is over; an unfinished one an open table that goes on from there with a new seed',
  session: true,
  body: recordWish,
  status: 201,
  answer: opened,
} as const satisfies Route;

export const readTable = {
  method: 'GET',
  path: '/tables/:id',
  summary: 'What everybody may know of a table',
  session: false,
  status: 200,
  answer: v.object({ table: tableDescription }),
} as const satisfies Route;

export const readRecord = {
  method: 'GET',
  path: '/tables/:id/record',
  summary: 'The record as text, once the game is over',
  session: false,
  status: 200,
} as const satisfies Route;

export const readLog = {
  method: 'GET',
  path: '/tables/:id/entries',
  summary: 'Up to 200 entries of the log as your seat, or without a seat a spectator, may see them',
  session: false,
  query: v.object({ seat: seatText, after: numberText }),
  status: 200,
  answer: v.object({ number: entryNumber, entries: v.array(seenEntry) }),
} as const satisfies Route;

export const readViews = {
  method: 'GET',
  path: '/tables/:id/views',
  summary:
    'What your seat, or without a seat a spectator, saw after each of these entries, at most 32 at once; 0 is the beginning',
  session: false,
  query: v.object({ seat: seatText, from: numberText, to: numberText }),
  status: 200,
  answer: v.object({ seat: v.nullable(seat), views: v.array(pastView) }),
} as const satisfies Route;
