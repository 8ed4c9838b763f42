/** Manners: reporting somebody; and for operators what was reported, who is kept out, and what operators did. */
import * as v from 'valibot';
import { whole } from '../core/read.ts';
import { reportReasons } from './manners.ts';
import { nothing, type Route } from './route.ts';
import { entryNumber, id, type Read, text, time } from './schema.ts';

const reason = v.picklist(reportReasons);
const after = v.optional(v.pipe(v.string(), v.maxLength(60)));
/** A person as operators see one; the name is empty where he is gone. */
const known = v.object({ id: v.string(), name: v.string() });
/** Not longer than ten years; whole days. */
const days = whole(1, 3650);
const next = v.nullable(v.string());

export const report = {
  method: 'POST',
  path: '/reports',
  summary: 'Reports a person, at a table or a line of its chat where one is named; the lines around it are kept with the report',
  session: true,
  body: v.object({
    person: id,
    table: v.optional(id),
    line: v.optional(entryNumber),
    reason,
    note: v.optional(text(500), ''),
  }),
  status: 201,
  answer: nothing,
} as const satisfies Route;

export const readOperator = {
  method: 'GET',
  path: '/operator',
  summary: 'Whether you are an operator, and whether a token could make you one',
  session: false,
  status: 200,
  answer: v.object({ operator: v.boolean(), token: v.boolean() }),
} as const satisfies Route;

export const becomeOperator = {
  method: 'POST',
  path: '/operator/enter',
  summary: 'Makes this device an operator’s for eight hours, by the token of whoever runs the server',
  session: true,
  body: v.object({ token: text(200) }),
  status: 200,
  answer: v.object({ operator: v.literal(true) }),
} as const satisfies Route;

const reportedLine = v.object({ number: entryNumber, person: v.string(), name: v.string(), text: v.string(), time });
const listedReport = v.object({
  id: v.string(),
  reason: v.string(),
  note: v.string(),
  created: time,
  closed: v.nullable(time),
  verdict: v.nullable(v.string()),
  person: known,
  /** Null where the reporter is gone. */
  reporter: v.nullable(known),
  table: v.nullable(v.string()),
  line: v.nullable(entryNumber),
  /** The address at which it was said, where that is no table. */
  share: v.nullable(v.string()),
  lines: v.array(reportedLine),
  /** Whether the person is banned now. */
  banned: v.boolean(),
});
export type ListedReport = Read<typeof listedReport>;

export const listReports = {
  method: 'GET',
  path: '/operator/reports',
  summary: 'Open reports, the oldest first, or closed ones, the newest first; `next` is the `after` of the next page',
  session: true,
  query: v.object({ status: v.optional(v.picklist(['open', 'closed']), 'open'), after }),
  status: 200,
  answer: v.object({ reports: v.array(listedReport), next }),
} as const satisfies Route;

export const readReportedChat = {
  method: 'GET',
  path: '/operator/reports/:id/chat',
  summary: 'The chat of the table that an open report is about, 200 lines at once; that it was read is noted',
  session: true,
  query: v.object({ after }),
  status: 200,
  answer: v.object({ lines: v.array(reportedLine), next }),
} as const satisfies Route;

export const closeReport = {
  method: 'POST',
  path: '/operator/reports/:id/close',
  summary: 'Closes a report with a word on what came of it',
  session: true,
  body: v.object({ verdict: text(500) }),
  status: 200,
  answer: nothing,
} as const satisfies Route;

const listedBan = v.object({
  id: v.string(),
  person: v.nullable(known),
  network: v.nullable(v.string()),
  until: time,
  reason: v.string(),
  operator: known,
  created: time,
  lifted: v.nullable(time),
});
export type ListedBan = Read<typeof listedBan>;

export const listBans = {
  method: 'GET',
  path: '/operator/bans',
  summary: 'Bans, the newest first',
  session: true,
  query: v.object({ after }),
  status: 200,
  answer: v.object({ bans: v.array(listedBan), next }),
} as const satisfies Route;

export const ban = {
  method: 'POST',
  path: '/operator/bans',
  summary: 'Bans a person or a range of addresses for so many days: they may look on, and take along or delete what is theirs',
  session: true,
  body: v.object({ person: v.optional(id), network: v.optional(text(60)), days, reason: text(300) }),
  status: 201,
  answer: v.object({ ban: v.string() }),
} as const satisfies Route;

export const liftBan = {
  method: 'POST',
  path: '/operator/bans/:id/lift',
  summary: 'Ends a ban before its time',
  session: true,
  status: 200,
  answer: nothing,
} as const satisfies Route;

const deed = v.object({
  time,
  operator: known,
  kind: v.picklist(['entered', 'readChat', 'closed', 'banned', 'lifted']),
  person: v.nullable(known),
  subject: v.string(),
  details: v.string(),
});
export type Deed = Read<typeof deed>;

export const listDeeds = {
  method: 'GET',
  path: '/operator/log',
  summary: 'What operators did, the newest first; nothing here can be changed or taken away',
  session: true,
  query: v.object({ after }),
  status: 200,
  answer: v.object({ deeds: v.array(deed), next }),
} as const satisfies Route;
