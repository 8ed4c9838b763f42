/** One request to the server: sent and read by the route's own schemas. */
import * as v from 'valibot';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import { protocol, protocolHeader, readVersion } from '../../wire/protocol.ts';
import { type AnswerOf, type Route, refused, type SentBody } from '../../wire/route.ts';
import { checkVersion, isOutdated, markOutdated, outdatedRefusal } from './outdated.svelte.ts';

/** A refusal, of the server already put into words. */
export type SaidRefusal = Refusal & { readonly text?: string };

export type Answer<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly refusal: SaidRefusal; readonly unanswered?: true };

/** What goes into the address of a request. */
export interface Where {
  readonly table?: string;
  readonly share?: string;
  readonly seat?: number;
  readonly query?: Readonly<Record<string, string | number>>;
}

export async function call<const R extends Route>(route: R, where: Where = {}, body?: SentBody<R>): Promise<Answer<AnswerOf<R>>> {
  if (isOutdated()) return { ok: false, refusal: outdatedRefusal() };
  const refusal = houseRefusal('unreadable', { where: route.path });
  const unanswered: Answer<never> = { ok: false, refusal, unanswered: true };
  if (navigator.onLine === false) return unanswered;
  try {
    const response = await fetch(addressOf(route, where), {
      method: route.method,
      headers: { [protocolHeader]: `${protocol.version}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!route.answer && response.ok) return { ok: true, body: (await response.text()) as AnswerOf<R> };
    const json: unknown = await response.json();
    checkVersion(readVersion(response.headers.get(protocolHeader)));
    if (response.status === 426) markOutdated();
    const read = v.safeParse(response.ok && route.answer ? route.answer : refused, json);
    // An answer the page cannot read was given by a server of another day; an error it cannot read, by whatever stands between.
    if (!read.success && response.ok) markOutdated();
    if (isOutdated()) return { ok: false, refusal: outdatedRefusal() };
    // What stands between answers for a server that is not there.
    if (!read.success) return unanswered;
    return response.ok
      ? { ok: true, body: read.output as AnswerOf<R> }
      : { ok: false, ...(read.output as v.InferOutput<typeof refused>) };
  } catch {
    return unanswered;
  }
}

function addressOf({ path }: Route, { table = '', share = '', seat = 0, query = {} }: Where): string {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  const address = path
    .replace(':id', encodeURIComponent(table))
    .replace(':share', encodeURIComponent(share))
    .replace(':seat', `${seat}`);
  return `/api${address}${parameters.size ? `?${parameters}` : ''}`;
}
