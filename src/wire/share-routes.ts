/** Addresses at which anybody can look at a game that is over, one of its moments, or what was tried from there. */
import * as v from 'valibot';
import { commentLimits } from '../core/comments.ts';
import { whole } from '../core/read.ts';
import { languages } from '../core/text.ts';
import { reportReasons } from './manners.ts';
import { nothing, type Route } from './route.ts';
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
  /** Whether everybody who has the address may comment there. */
  talk: v.boolean(),
  created: time,
});

const comment = v.object({
  id: v.string(),
  moment: v.number(),
  /** Empty where names are left out. */
  author: v.string(),
  text: v.string(),
  /** Whether you may take it away: your own, and all at an address of yours. */
  removable: v.boolean(),
  /** Whether you wrote it. */
  mine: v.boolean(),
});

/** What people have said at an address, and whether you may add to it. */
const talk = v.object({ comments: v.array(comment), mayComment: v.boolean() });

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
    talk: v.optional(v.boolean(), false),
    /** What it says of itself before it is opened; your own where it is not named. */
    language: v.optional(v.picklist(languages)),
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
    ...talk.entries,
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

export const readComments = {
  method: 'GET',
  path: '/shares/:share/comments',
  summary: 'What people have said at an address, by moment',
  session: false,
  status: 200,
  answer: talk,
} as const satisfies Route;

export const addComment = {
  method: 'POST',
  path: '/shares/:share/comments',
  summary: 'Says something about a moment, under your name, to everybody who has the address',
  session: true,
  body: v.object({ moment, text: text(commentLimits.text) }),
  status: 201,
  answer: talk,
} as const satisfies Route;

export const removeComment = {
  method: 'POST',
  path: '/shares/:share/comments/remove',
  summary: 'Takes away a comment: your own, or any at an address of yours',
  session: true,
  body: v.object({ id }),
  status: 200,
  answer: talk,
} as const satisfies Route;

export const reportComment = {
  method: 'POST',
  path: '/shares/:share/comments/report',
  summary: 'Reports a comment to whoever runs the server; the comments around it are kept with the report',
  session: true,
  body: v.object({ id, reason: v.picklist(reportReasons), note: v.optional(text(500), '') }),
  status: 201,
  answer: nothing,
} as const satisfies Route;
