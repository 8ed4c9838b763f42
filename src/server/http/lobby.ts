/** Finding people, over HTTP. */
import { Hono } from 'hono';
import * as wire from '../../wire/lobby-routes.ts';
import type { ServerContext } from '../context.ts';
import { openLobby } from '../matching/lobby.ts';
import { searchOf, seek } from '../matching/seek.ts';
import { tooManyTables } from './opening.ts';
import type { Env } from './reply.ts';
import { serveRoute } from './route.ts';

export function lobbyRoutes(context: ServerContext): Hono<Env> {
  const { registry } = context;
  const { seekers } = registry.store;
  const app = new Hono<Env>();
  const lobby = openLobby(registry);

  serveRoute(app, context, wire.readLobby, ({ who }) => lobby(who?.person.id));
  serveRoute(app, context, wire.readSearch, async ({ who }) => searchOf(await seekers.of(who.person.id), registry.now()));
  serveRoute(app, context, wire.seek, async ({ who, body }) => (await tooManyTables(context, who)) ?? seek(registry, who, body));
  serveRoute(app, context, wire.stopSeeking, async ({ who }) => {
    await seekers.stop(who.person.id);
    return {};
  });
  return app;
}
