/** Tournaments over HTTP; their games are played at tables as any other. */
import { Hono } from 'hono';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import * as wire from '../../wire/tournament-routes.ts';
import type { ServerContext } from '../context.ts';
import { publicAddress } from '../origin.ts';
import type { Who } from '../people/person.ts';
import { serverRefusal } from '../refusal.ts';
import type { AfterTournament, StoredTournament } from '../store/tournaments.ts';
import { describeTournament, listedTournament } from '../tournaments/describe.ts';
import { enterBots, enterTournament, isIn, openTournament, startTournament, withdraw } from '../tournaments/entering.ts';
import { inTurn } from './opening.ts';
import type { Ctx, Env } from './reply.ts';
import { serveRoute } from './route.ts';

/** Tournaments of one page; `next` leads on from there. */
const pageLength = 50;

export function tournamentRoutes(context: ServerContext): Hono<Env> {
  const { registry, config } = context;
  const { tournaments } = registry.store;
  const app = new Hono<Env>();

  async function shown(c: Ctx, who: Who | undefined, stored: StoredTournament | undefined | Refusal) {
    if (stored === undefined) return serverRefusal('noSuchTournament', {});
    if (isRefusal(stored)) return stored;
    const { row, entrants } = stored;
    const you = entrants.find((one) => who !== undefined && one.person === who.person.id && isIn(one))?.id ?? null;
    const address = publicAddress(config, { get: (name) => c.req.header(name) });
    // A public one needs no token.
    const token = row.public === 1 ? '' : `#${row.invitation}`;
    const link = row.host === who?.person.id ? `${address}/tournament/${row.id}${token}` : null;
    return { tournament: await describeTournament(registry, stored), you, link };
  }

  serveRoute(app, context, wire.listTournaments, async ({ query }) => {
    const listed = await tournaments.publicOnes(query.status, pageLength, readPlace(query.after));
    const last = listed.length < pageLength ? undefined : listed.at(-1)?.row;
    return { tournaments: listed.map(listedTournament), next: last ? `${last.created}.${last.id}` : null };
  });
  serveRoute(app, context, wire.myTournaments, async ({ who }) => {
    const listed = await tournaments.ofPerson(who.person.id, pageLength);
    return { tournaments: listed.map(listedTournament) };
  });
  serveRoute(app, context, wire.openTournament, ({ c, who, body }) =>
    inTurn(context, who, async () => {
      const id = await openTournament(registry, who, body);
      return shown(c, who, isRefusal(id) ? id : await tournaments.load(id));
    }),
  );
  serveRoute(app, context, wire.readTournament, async ({ c, who, table: id }) => shown(c, who, await tournaments.load(id)));
  serveRoute(app, context, wire.enterTournament, async ({ c, who, table: id, body }) =>
    shown(c, who, await enterTournament(registry, id, who, body.invitation)),
  );
  serveRoute(app, context, wire.leaveTournament, async ({ c, who, table: id }) =>
    shown(c, who, await withdraw(registry, id, who)),
  );
  serveRoute(app, context, wire.enterBots, async ({ c, who, table: id, body }) =>
    shown(c, who, await enterBots(registry, id, who, body.level, body.count)),
  );
  serveRoute(app, context, wire.startTournament, async ({ c, who, table: id }) =>
    shown(c, who, await startTournament(registry, id, who)),
  );
  return app;
}

/** A place that makes no sense is the beginning. */
function readPlace(text: string | undefined): AfterTournament | undefined {
  const found = /^(\d{1,15})\.(.{1,60})$/.exec(text ?? '');
  return found ? { created: Number(found[1]), id: found[2]! } : undefined;
}
