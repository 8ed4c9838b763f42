/** The shape of requests: what every one may carry, and what those about a table need. */
import * as v from 'valibot';
import type { Seat } from '../../core/game.ts';
import { reader } from '../../core/read.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { type Language, languages } from '../../core/text.ts';
import type { Table } from '../match.ts';
import { noSuchSeat, type Session, tableOf } from './session.ts';

export type Answer = Readonly<Record<string, unknown>>;

/** A command reads its request itself; a refusal changes nothing. */
export type ProtocolCommand = (session: Session, request: unknown) => Promise<Answer | Refusal>;

type Request<E extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<E, undefined>> & {
  readonly language?: Language;
};
type Result = Promise<Answer | Refusal> | Answer | Refusal;

const longestId = 200;
export const idShape = v.union([v.pipe(v.string(), v.maxLength(longestId)), v.number(), v.null()]);
export const languageShape = v.picklist(languages);
const common = { command: v.string(), id: v.optional(idShape), language: v.optional(languageShape) };

export const seat = v.pipe(v.number(), v.integer());
/** Nobody is a spectator. */
export const viewer = v.nullish(seat);

/** A command whose request carries these members beside the common ones. */
export function command<const E extends v.ObjectEntries>(
  entries: E,
  run: (session: Session, request: Request<E>) => Result,
): ProtocolCommand {
  const read = reader(v.strictObject({ ...common, ...entries }));
  return async (session, json) => {
    const request = read(json);
    return isRefusal(request) ? request : run(session, request as Request<E>);
  };
}

/** A command about one table, and about a seat at it where the request names one. */
export function atTable<const E extends v.ObjectEntries>(
  entries: E,
  run: (table: Table, request: Request<E>) => Result,
): ProtocolCommand {
  return command({ ...entries, match: v.pipe(v.number(), v.integer()) }, (session, request) => {
    const asked = request as { readonly match: number; readonly seat?: Seat | null };
    const table = tableOf(session, asked.match);
    if (isRefusal(table)) return table;
    const refused = typeof asked.seat === 'number' ? noSuchSeat(table, asked.seat) : undefined;
    return refused ?? run(table, request);
  });
}
