/** The log of a table, and where its game stands, as one viewer may see them. */
import * as v from 'valibot';
import { patch, patched } from './patch.ts';
import { entryNumber, event, question, type Read, refusal, seat, standing, time, view } from './schema.ts';

/** An entry as one viewer may see it. */
export const seenEntry = v.object({
  number: entryNumber,
  kind: v.picklist(['act', 'undo', 'seat', 'mark']),
  seat,
  /** When it was done; 0 in a game that was brought with a record that does not say. */
  time,
  events: v.array(event),
  /** Of an undo: how many steps fell, and whether the others were asked. */
  steps: v.exactOptional(v.number()),
  consent: v.exactOptional(v.literal(true)),
  /** Of a change of seat: who plays it from here on. */
  holder: v.exactOptional(v.string()),
  /** Of a mark. */
  text: v.exactOptional(v.string()),
  /** At a table with clocks: milliseconds the seat had left then, or its reserve at a pace of days. */
  left: v.exactOptional(v.number()),
});
export type SeenEntry = Read<typeof seenEntry>;

/** What everybody's clock shows. */
const clocks = v.object({
  /** The server's time when this was said: a device counts from it and not by its own clock. */
  now: time,
  seats: v.array(
    v.object({
      /** Milliseconds left, or in reserve at a pace of days. */
      left: v.number(),
      /** Of a clock that runs: when time is out, and when its reserve begins or began to be used. */
      until: v.exactOptional(time),
      reserve: v.exactOptional(time),
      /** Time is out, and the player is not back yet. */
      out: v.exactOptional(v.literal(true)),
      /** On holiday until then. */
      away: v.exactOptional(time),
    }),
  ),
});
export type ClocksMessage = Read<typeof clocks>;

/** The seats whose persons keep the others waiting, and after how many milliseconds these may let a bot sit in. */
export const gone = v.array(v.object({ seat, after: v.number() }));

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
  clocks: v.exactOptional(clocks),
  gone: v.exactOptional(gone),
});
export type PositionMessage = Read<typeof position>;

const { view: _view, type: _type, ...unpatched } = position.entries;

/** The next position, told as a change of the view that was told with the last one. */
export const changed = v.object({
  ...unpatched,
  type: v.literal('changed'),
  /** The number of the last position. Whoever has another one watches anew. */
  from: entryNumber,
  patch,
});
export type ChangedMessage = Read<typeof changed>;

/** The position that this message tells; undefined where it does not follow on the last one. */
export function positionAfter(last: PositionMessage | undefined, message: ChangedMessage): PositionMessage | undefined {
  if (last?.number !== message.from) return undefined;
  const { from: _from, patch: edits, ...rest } = message;
  return { ...rest, type: 'position', view: patched(last.view, edits) };
}

/** What a viewer knew after an entry; 0 is the beginning. */
export const pastView = v.object({ number: entryNumber, view });
export type PastView = Read<typeof pastView>;
