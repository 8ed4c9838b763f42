/** Serving a route of the wire: who calls is known and what he sent is read before the handler sees it. */
import type { Hono } from 'hono';
import { reader } from '../../core/read.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { analyseRecord } from '../../wire/analysis-routes.ts';
import { sendDaily } from '../../wire/daily-routes.ts';
import type { AnswerOf, BodyOf, QueryOf, Route } from '../../wire/route.ts';
import { openShare } from '../../wire/share-routes.ts';
import { importRecord } from '../../wire/table-routes.ts';
import type { ServerContext } from '../context.ts';
import type { Who } from '../people/person.ts';
import { serverRefusal } from '../refusal.ts';
import { mostRecordBytes, readBody } from './body.ts';
import { type Ctx, type Env, refused } from './reply.ts';

/** A request that has been read. */
export interface Asked<R extends Route> {
  readonly c: Ctx;
  readonly who: R extends { readonly session: true } ? Who : Who | undefined;
  /** The id in the address; empty where the route has none. */
  readonly table: string;
  readonly seat: number;
  readonly body: BodyOf<R>;
  readonly query: QueryOf<R>;
}

/** The answer; or why not; or, where neither is said simply, a whole response. */
type Outcome<R extends Route> = AnswerOf<R> | Refusal | Response;

export function serveRoute<const R extends Route>(
  app: Hono<Env>,
  context: ServerContext,
  route: R,
  handle: (asked: Asked<R>) => Outcome<R> | Promise<Outcome<R>>,
): void {
  app.on(route.method, addressOf(route), async (c: Ctx) => {
    const asked = await readRequest(c, route);
    const outcome = isRefusal(asked) ? asked : await handle(asked);
    if (outcome instanceof Response) return outcome;
    if (isRefusal(outcome)) return refused(c, context, outcome);
    return typeof outcome === 'string' ? c.text(outcome, route.status) : c.json(outcome as object, route.status);
  });
}

/** Whose bodies hold a record, and may be as long as one. */
const recordRoutes: readonly string[] = [importRecord.path, sendDaily.path, openShare.path, analyseRecord.path];

/** Only numbers are seats; anything else there is an address we do not have. */
function addressOf({ path }: Route): string {
  return path.replace(':seat', ':seat{[0-9]{1,2}}');
}

async function readRequest(c: Ctx, route: Route): Promise<Asked<Route> | Refusal> {
  const who = c.get('who');
  if (route.session && !who) return serverRefusal('noSession', {});
  const query = route.query && reader(route.query)(c.req.query());
  if (isRefusal(query)) return query;
  const body = route.body && (await readBody(c, route.body, recordRoutes.includes(route.path) ? mostRecordBytes : undefined));
  if (isRefusal(body)) return body;
  return { c, who, table: c.req.param('id') ?? '', seat: Number(c.req.param('seat')), body, query } as Asked<Route>;
}
