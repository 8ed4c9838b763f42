/** The bodies of requests. */
import * as v from 'valibot';
import { whole } from '../../core/read.ts';
import { languages } from '../../core/text.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const language = v.picklist(languages);
const contribution = v.optional(text(500));

const seat = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('here'), name: text(100) }),
  v.strictObject({ kind: v.literal('invite') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: text(20) }),
]);
const seats = v.pipe(v.array(seat), v.maxLength(12));

export const newPerson = v.strictObject({ name: text(100), language: v.optional(language) });
export const changedPerson = v.strictObject({ name: v.optional(text(100)), language: v.optional(language) });
export const code = v.strictObject({ code: text(40) });
export const mute = v.strictObject({ person: text(40), muted: v.boolean() });
export const newTable = v.strictObject({
  game: text(40),
  options: v.optional(v.record(text(40), v.union([text(40), v.number(), v.boolean()])), {}),
  first: v.optional(whole(0, 11)),
  public: v.optional(v.boolean(), false),
  seats,
  contribution,
  start: v.optional(v.boolean(), false),
});
export const join = v.strictObject({
  invitation: v.optional(text(100)),
  seat: v.optional(whole(0, 11)),
  contribution,
});
export const contributed = v.strictObject({ contribution: text(500) });
export const bot = v.strictObject({ level: text(20) });
export const record = v.strictObject({
  record: text(2_000_000),
  seats: v.optional(seats),
  public: v.optional(v.boolean(), false),
});
