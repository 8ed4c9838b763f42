/** Everything a server may say over a socket, member by member: what is not listed here must not be said. */
import * as v from 'valibot';

const anything = v.looseObject({});
const nullable = <const T extends v.GenericSchema>(schema: T) => v.nullable(schema);
const seats = v.array(v.number());
const standing = v.strictObject({ points: seats, over: v.boolean(), winners: seats });

const entry = v.strictObject({
  number: v.number(),
  kind: v.picklist(['act', 'undo', 'seat', 'mark']),
  seat: v.number(),
  time: v.number(),
  events: v.array(anything),
  steps: v.optional(v.number()),
  consent: v.optional(v.literal(true)),
  holder: v.optional(v.string()),
  text: v.optional(v.string()),
});

const described = v.strictObject({
  id: v.string(),
  game: v.string(),
  config: v.strictObject({
    players: v.number(),
    options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
    first: v.optional(v.number()),
    rules: v.number(),
  }),
  public: v.boolean(),
  status: v.string(),
  host: v.string(),
  seats: v.array(
    v.strictObject({
      seat: v.number(),
      holder: v.string(),
      person: nullable(v.string()),
      name: v.string(),
      bot: nullable(v.string()),
      resigned: v.boolean(),
    }),
  ),
  hash: v.string(),
  contributions: v.array(v.string()),
  secret: nullable(v.string()),
  imported: v.boolean(),
  proposal: nullable(
    v.strictObject({
      kind: v.string(),
      seat: v.number(),
      steps: v.optional(v.number()),
      falls: v.optional(seats),
      agreed: seats,
    }),
  ),
  standing: nullable(standing),
  previous: nullable(v.string()),
  next: nullable(v.string()),
  created: v.number(),
  started: nullable(v.number()),
  ended: nullable(v.number()),
});

const table = v.string();
const refusal = v.strictObject({ rule: v.string(), reason: v.string(), details: anything, text: v.string() });

export const mayBeTold = v.variant('type', [
  v.strictObject({ type: v.literal('welcome'), person: nullable(v.strictObject({ id: v.string(), name: v.string() })) }),
  v.strictObject({ type: v.literal('table'), table: described }),
  v.strictObject({ type: v.literal('presence'), table, online: seats, spectators: v.number() }),
  v.strictObject({ type: v.literal('unseated'), table, seat: v.number() }),
  v.strictObject({ type: v.literal('chat'), table, lines: v.array(anything) }),
  v.strictObject({ type: v.literal('entries'), table, seat: nullable(v.number()), entries: v.array(entry) }),
  v.strictObject({
    type: v.literal('position'),
    table,
    seat: nullable(v.number()),
    number: v.number(),
    entries: v.array(entry),
    view: anything,
    waiting: seats,
    question: nullable(v.strictObject({ id: v.string(), kind: v.string(), details: anything })),
    undo: v.number(),
    undoRefusal: nullable(v.strictObject({ rule: v.literal('house'), reason: v.string(), details: v.strictObject({}) })),
    orders: v.array(v.unknown()),
    standing: nullable(standing),
  }),
  v.strictObject({
    type: v.literal('done'),
    id: v.optional(v.string()),
    number: v.optional(v.number()),
    question: v.optional(v.unknown()),
    choices: v.optional(v.array(anything)),
  }),
  // An answer over HTTP, held to the same.
  v.strictObject({
    type: v.literal('views'),
    seat: nullable(v.number()),
    views: v.array(v.strictObject({ number: v.number(), view: anything })),
  }),
  v.strictObject({ type: v.literal('refused'), id: v.optional(v.string()), refusal }),
]);
