/** The shape in which routes are written down: once, for the server, the client and the description of the API. */
import * as v from 'valibot';
import { type Read, type Sent, saidRefusal } from './schema.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below /api; `:id` is a table, `:seat` one of its seats. */
  readonly path: string;
  readonly summary: string;
  /** Whether the caller must be somebody. */
  readonly session: boolean;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly status: 200 | 201;
  /** Absent where the answer is plain text. */
  readonly answer?: v.GenericSchema;
}

export type AnswerOf<R extends Route> = R extends { readonly answer: infer A extends v.GenericSchema } ? Read<A> : string;
export type BodyOf<R extends Route> = R extends { readonly body: infer B extends v.GenericSchema } ? Read<B> : undefined;
export type QueryOf<R extends Route> = R extends { readonly query: infer Q extends v.GenericSchema } ? Read<Q> : undefined;

/** What a caller sends with a request. */
export type SentBody<R extends Route> = R extends { readonly body: infer B extends v.GenericSchema } ? Sent<B> : undefined;

/** How a request that cannot be granted is answered. */
export const refused = v.object({ refusal: saidRefusal });
export const nothing = v.object({});
