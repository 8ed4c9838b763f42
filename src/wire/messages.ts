/** What the server says over a socket. */
import * as v from 'valibot';
import { changed, gone, position, seenEntry } from './log.ts';
import { choice, entryNumber, question, type Read, saidRefusal, seat, time } from './schema.ts';
import { tableDescription } from './tables.ts';

const table = v.string();
/** The id of the message that is answered; absent where that one could not be read. */
const id = v.exactOptional(v.string());

const chatLine = v.object({
  number: entryNumber,
  person: v.string(),
  /** Null for a spectator. */
  seat: v.nullable(seat),
  name: v.string(),
  text: v.string(),
  /** The last entry when it was said. */
  entry: entryNumber,
  time,
});

export const serverMessage = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    person: v.nullable(v.object({ id: v.string(), name: v.string() })),
    /** The version the server speaks (protocol.ts). */
    protocol: v.exactOptional(v.number()),
  }),
  v.object({ type: v.literal('table'), table: tableDescription }),
  position,
  changed,
  v.object({ type: v.literal('entries'), table, seat: v.nullable(seat), entries: v.array(seenEntry) }),
  v.object({
    type: v.literal('presence'),
    table,
    online: v.array(seat),
    spectators: v.number(),
    gone: v.exactOptional(gone),
  }),
  v.object({ type: v.literal('chat'), table, lines: v.array(chatLine) }),
  v.object({ type: v.literal('unseated'), table, seat }),
  v.object({
    type: v.literal('done'),
    id,
    number: v.exactOptional(entryNumber),
    question: v.exactOptional(v.nullable(question)),
    choices: v.exactOptional(v.array(choice)),
  }),
  v.object({ type: v.literal('refused'), id, refusal: saidRefusal }),
]);

export type ServerMessage = Read<typeof serverMessage>;
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;
