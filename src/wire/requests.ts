/** What a client may say over a socket. Every one is answered by `done` or `refused` under its id. */
import * as v from 'valibot';
import { entryNumber, id as nameOfTable, type Read, type Sent, seat, text } from './schema.ts';

const table = nameOfTable;
/** A name the client gives; answers carry it, and a named action is played once however often it is sent. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

export const clientMessage = v.variant('type', [
  v.object({ type: v.literal('ping'), id }),
  v.object({
    type: v.literal('watch'),
    id,
    table,
    /** The last entry and the last line of chat this device has. */
    seen: v.optional(entryNumber),
    heard: v.optional(entryNumber, 0),
  }),
  v.object({ type: v.literal('unwatch'), id, table }),
  /** Whether somebody sees the page: one that is behind others does not count as looking. */
  v.object({ type: v.literal('look'), id, visible: v.boolean() }),
  v.object({ type: v.literal('act'), id, table, seat, question: text(200), action: v.unknown() }),
  v.object({ type: v.literal('undo'), id, table, seat, number: entryNumber }),
  v.object({ type: v.literal('choices'), id, table, seat }),
  v.object({ type: v.literal('orders'), id, table, seat, orders: v.pipe(v.array(v.unknown()), v.maxLength(20)) }),
  v.object({ type: v.literal('chat'), id, table, text: text(2000) }),
  v.object({
    type: v.literal('propose'),
    id,
    table,
    seat,
    what: v.picklist(['undo', 'end', 'substitute']),
    /** Of a substitute: for whom it is to sit in. */
    absent: v.optional(seat),
  }),
  v.object({ type: v.literal('answer'), id, table, agree: v.boolean() }),
]);

/** A message of a client, as the server has read it. */
export type ClientMessage = Read<typeof clientMessage>;
export type ClientMessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** The same before it is sent and has its id. */
export type ClientRequest = WithoutId<Sent<typeof clientMessage>>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
