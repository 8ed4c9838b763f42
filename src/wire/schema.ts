/** Parts that many messages share. */
import * as v from 'valibot';
import type { Event } from '../core/event.ts';
import type { Action, Choice } from '../core/game.ts';
import type { PrintedMap } from '../core/maps.ts';
import { whole } from '../core/read.ts';

/**
 * What a schema lets through, as something to read. Members that a schema does not name are dropped, not refused, so that
 * either side may add some without the other noticing; what may not be said at all is for the tests to hold (server/stress).
 */
export type Read<S extends v.GenericSchema> = Immutable<v.InferOutput<S>>;
/** What one may hand to a schema: before its defaults are filled in. */
export type Sent<S extends v.GenericSchema> = Immutable<v.InferInput<S>>;
type Immutable<T> = T extends readonly (infer E)[]
  ? number extends T['length']
    ? readonly Immutable<E>[]
    : T
  : T extends object
    ? object extends T
      ? T
      : { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** The id of a table or a person. */
export const id = text(40);
export const seat = whole(0, 11);
/** The number of an entry of the log. */
export const entryNumber = whole(0, Number.MAX_SAFE_INTEGER);
/** Milliseconds since 1970. */
export const time = v.number();

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isTyped = (value: unknown) => isObject(value) && 'type' in value && typeof value.type === 'string';

/** What only the game itself can read. It is passed on as it came: whoever plays it knows what is in it. */
export const view = v.custom<object>(isObject);
export const event = v.custom<Event>(isTyped);
export const choice = v.custom<Choice<Action>>(isObject);

const details = v.record(v.string(), v.union([v.number(), v.string()]));

export const optionValue = v.union([text(40), v.number(), v.boolean()]);

export const config = v.object({
  players: v.number(),
  options: v.record(v.string(), optionValue),
  first: v.exactOptional(v.number()),
  rules: v.number(),
  /** The printed board, where it is not the default: the id of one that comes with the program, or a whole one of somebody's own. */
  map: v.exactOptional(v.union([text(80), v.custom<PrintedMap>(isObject)])),
});

export const standing = v.object({ points: v.array(v.number()), over: v.boolean(), winners: v.array(v.number()) });

export const question = v.object({ id: v.string(), kind: v.string(), details });

/** What a game waits for, as everybody may know it, and the seats of whom it waits for that. */
export const awaited = v.object({ kind: v.string(), details, seats: v.array(v.number()) });

export const refusal = v.object({ rule: v.string(), reason: v.string(), details });

/** A refusal as a client gets it: data, and a sentence in its language. */
export const saidRefusal = v.object({ ...refusal.entries, text: v.string() });
export type SaidRefusal = Read<typeof saidRefusal>;
