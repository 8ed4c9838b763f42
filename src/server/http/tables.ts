/** Finding, opening and looking at tables over HTTP. */
import { Hono } from 'hono';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { gameIds } from '../../games/index.ts';
import * as wire from '../../wire/table-routes.ts';
import type { Invitation } from '../../wire/tables.ts';
import { botLevels } from '../bots/levels.ts';
import type { ServerContext } from '../context.ts';
import { publicAddress } from '../origin.ts';
import type { Who } from '../people/person.ts';
import { idNamed } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import { describe } from '../tables/describe.ts';
import { asSeenBy, readEntry } from '../tables/frame.ts';
import { publicTables } from '../tables/lists.ts';
import { isSealed, type LiveTable, type Viewer, viewersOf } from '../tables/live-table.ts';
import { type Opened, openTable } from '../tables/opening.ts';
import { exportRecord, importRecord } from '../tables/records.ts';
import { settledTable } from '../tables/registry.ts';
import { mostViews } from '../tables/views.ts';
import { pageLength } from '../tables/watch.ts';
import { inTurn, tooManyRecords, tooManyTables } from './opening.ts';
import type { Ctx, Env } from './reply.ts';
import { serveRoute } from './route.ts';

/** An invitation as it is passed on: with the link that carries its token. */
export function invite(context: ServerContext, c: Ctx, table: string, seat: number, token: string): Invitation {
  return { seat, token, link: linkTo(context, c, table, token) };
}

/** The token stands where no server and no log between sees it. */
export function linkTo({ config }: ServerContext, c: Ctx, table: string, token: string): string {
  return `${publicAddress(config, { get: (name) => c.req.header(name) })}/table/${table}#${token}`;
}

export function tableRoutes(context: ServerContext): Hono<Env> {
  const { registry, rates } = context;
  const app = new Hono<Env>();

  async function opened(c: Ctx, made: Opened | Refusal) {
    if (isRefusal(made)) return made;
    const { live, invitations, kept } = made;
    const lost = await kept;
    if (lost) return lost;
    return { table: describe(live), invitations: invitations.map(({ seat, token }) => invite(context, c, live.id, seat, token)) };
  }

  serveRoute(app, context, wire.listGames, async () => {
    const games = await Promise.all(gameIds.map((id) => registry.game(id)));
    return { games: games.flatMap((game) => (game ? [game.meta] : [])), bots: botLevels };
  });

  serveRoute(app, context, wire.listTables, ({ who, query }) =>
    publicTables(registry, query.status, query.after, who?.person.id),
  );

  serveRoute(app, context, wire.openTable, ({ c, who, body }) =>
    inTurn(context, who, async () => {
      const known = body.name !== undefined && (await registry.store.tables.load(idNamed(who.person.id, body.name)));
      return (known ? undefined : await tooManyTables(context, who)) ?? opened(c, await openTable(registry, who, body));
    }),
  );

  serveRoute(app, context, wire.importRecord, async ({ c, who, body }) => {
    const wait = await rates.heavy(who.person.id);
    if (wait) return wait;
    return inTurn(context, who, async () => {
      const full = (await tooManyTables(context, who)) ?? (await tooManyRecords(context, who));
      return full ?? opened(c, await importRecord(registry, who, body));
    });
  });

  serveRoute(app, context, wire.readTable, async ({ table }) => {
    const live = await settledTable(registry, table);
    return isRefusal(live) ? live : { table: describe(live) };
  });

  serveRoute(app, context, wire.readRecord, async ({ c, who, table }) => {
    const wait = await rates.look(who?.person.id, c.get('address'));
    return wait ?? exportRecord(registry, table, laneOf(c, who));
  });

  /** The table and the eyes through which a request may look at it: a seat of the caller's, or a spectator's. */
  async function lookedAt(
    table: string,
    seat: Viewer,
    who: Who | undefined,
  ): Promise<{ live: LiveTable; viewer: Viewer } | Refusal> {
    const live = await settledTable(registry, table);
    if (isRefusal(live)) return live;
    if (seat === undefined && isSealed(live)) return serverRefusal('sealedTable', {});
    const allowed = seat === undefined || viewersOf(live, who?.person.id).includes(seat);
    return allowed ? { live, viewer: seat } : serverRefusal('notYourSeat', {});
  }

  serveRoute(app, context, wire.readLog, async ({ table, query, who }) => {
    const looked = await lookedAt(table, query.seat, who);
    if (isRefusal(looked)) return looked;
    const { live, viewer } = looked;
    const rows = await registry.store.tables.entriesAfter(live.id, query.after, pageLength);
    return { number: live.index, entries: rows.map((row) => asSeenBy(readEntry(row), viewer)) };
  });

  serveRoute(app, context, wire.readViews, async ({ c, table, query, who }) => {
    const wait = await rates.look(who?.person.id, c.get('address'));
    const looked = wait ?? (await lookedAt(table, query.seat, who));
    if (isRefusal(looked)) return looked;
    const { live, viewer } = looked;
    if (!live.match) return serverRefusal('notStarted', {});
    const { from } = query;
    const to = Math.min(query.to, live.index, from + mostViews - 1);
    // What was seen after an entry that is in the log is the same for ever.
    const text = await registry.readers.look({ kind: 'views', table, viewer, from, to }, laneOf(c, who), true);
    return text === undefined ? serverRefusal('notFound', {}) : c.body(text, 200, { 'Content-Type': 'application/json' });
  });
  return app;
}

/** Whose turn it is among those whose requests are worked on aside. */
function laneOf(c: Ctx, who: Who | undefined): string {
  return who?.person.id ?? c.get('address');
}
