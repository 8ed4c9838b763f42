/** Addresses at which anybody can look at a game that is over, one of its moments, or what was tried from there. */
import * as v from 'valibot';
import { whole } from '../core/read.ts';
import type { Route } from './route.ts';
import { id, text, time } from './schema.ts';

/** Characters of a record that is shared as text. */
export const longestSharedRecord = 400_000;
export const longestTitle = 60;

const moment = whole(0, 100_000);

const share = v.object({
  id: v.string(),
  /** Where it can be looked at. */
  link: v.string(),
  game: v.string(),
  /** The table it was made of; null where it is a record of one's own. */
  table: v.nullable(v.string()),
  title: v.string(),
  /** After so many actions that were not taken back. */
  moment: v.number(),
  /** Whether the players' names are left out. */
  hidden: v.boolean(),
  created: time,
});

export const openShare = {
  method: 'POST',
  path: '/shares',
  summary: 'Gives a game that is over an address for anybody: a table’s by its id, or any other by its record',
  session: true,
  body: v.object({
    table: v.optional(id),
    record: v.optional(text(longestSharedRecord)),
    /** Comments to go with a table's game, as lines of a record; those of a record stand in it. */
    comments: v.optional(text(longestSharedRecord), ''),
    moment: v.optional(moment, 0),
    title: v.optional(text(longestTitle), ''),
    hidden: v.optional(v.boolean(), false),
  }),
  status: 201,
  answer: v.object({ share }),
} as const satisfies Route;

export const readShare = {
  method: 'GET',
  path: '/shares/:share',
  summary: 'What is shown at an address: the record, the moment it opens with, and whether it is yours',
  session: false,
  status: 200,
  answer: v.object({
    game: v.string(),
    title: v.string(),
    moment: v.number(),
    hidden: v.boolean(),
    mine: v.boolean(),
    record: v.string(),
  }),
} as const satisfies Route;

export const listShares = {
  method: 'GET',
  path: '/me/shares',
  summary: 'The addresses you have made, newest first',
  session: true,
  status: 200,
  answer: v.object({ shares: v.array(share) }),
} as const satisfies Route;

export const closeShare = {
  method: 'POST',
  path: '/me/shares/close',
  summary: 'An address of yours shows nothing any more',
  session: true,
  body: v.object({ id }),
  status: 200,
  answer: v.object({ shares: v.array(share) }),
} as const satisfies Route;
