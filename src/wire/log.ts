/** The log of a table, and where its game stands, as one viewer may see them. */
import * as v from 'valibot';
import { entryNumber, event, question, type Read, refusal, seat, standing, time, view } from './schema.ts';

/** An entry as one viewer may see it. */
export const seenEntry = v.object({
  number: entryNumber,
  kind: v.picklist(['act', 'undo', 'seat', 'mark']),
  seat,
  time,
  events: v.array(event),
  /** Of an undo: how many steps fell, and whether the others were asked. */
  steps: v.exactOptional(v.number()),
  consent: v.exactOptional(v.literal(true)),
  /** Of a change of seat: who plays it from here on. */
  holder: v.exactOptional(v.string()),
  /** Of a mark. */
  text: v.exactOptional(v.string()),
});
export type SeenEntry = Read<typeof seenEntry>;

/** Where the game stands for one seat, or for a spectator where `seat` is null. */
export const position = v.object({
  type: v.literal('position'),
  table: v.string(),
  seat: v.nullable(seat),
  number: entryNumber,
  /** What happened since the last position. */
  entries: v.array(seenEntry),
  view,
  waiting: v.array(seat),
  question: v.nullable(question),
  /** How many steps the seat may take back freely. */
  undo: v.number(),
  /** Why it may not take back its last step freely. */
  undoRefusal: v.nullable(refusal),
  orders: v.array(v.unknown()),
  standing: v.nullable(standing),
});
export type PositionMessage = Read<typeof position>;

/** What a viewer knew after an entry; 0 is the beginning. */
export const pastView = v.object({ number: entryNumber, view });
export type PastView = Read<typeof pastView>;
