/** What a client may say over a socket. */
import * as v from 'valibot';
import { reader, whole } from '../../core/read.ts';

const table = v.pipe(v.string(), v.maxLength(40));
/** A name the client gives; answers carry it, and a named action is played once however often it is sent. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const seat = whole(0, 11);
const number = whole(0, Number.MAX_SAFE_INTEGER);

const message = v.variant('type', [
  v.strictObject({ type: v.literal('ping'), id }),
  v.strictObject({
    type: v.literal('watch'),
    id,
    table,
    seen: v.optional(number),
    heard: v.optional(number, 0),
  }),
  v.strictObject({ type: v.literal('unwatch'), id, table }),
  v.strictObject({
    type: v.literal('act'),
    id,
    table,
    seat,
    question: v.pipe(v.string(), v.maxLength(200)),
    action: v.unknown(),
  }),
  v.strictObject({ type: v.literal('undo'), id, table, seat, number }),
  v.strictObject({ type: v.literal('choices'), id, table, seat }),
  v.strictObject({ type: v.literal('orders'), id, table, seat, orders: v.pipe(v.array(v.unknown()), v.maxLength(20)) }),
  v.strictObject({ type: v.literal('chat'), id, table, text: v.pipe(v.string(), v.maxLength(2000)) }),
  v.strictObject({ type: v.literal('propose'), id, table, seat, what: v.picklist(['undo', 'end']) }),
  v.strictObject({ type: v.literal('answer'), id, table, agree: v.boolean() }),
]);

export type Message = v.InferOutput<typeof message>;
export type MessageOf<T extends Message['type']> = Extract<Message, { type: T }>;

export const readMessage = reader(message);
