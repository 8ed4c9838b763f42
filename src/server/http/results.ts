/** What people have played, over HTTP. */
import { Hono } from 'hono';
import { isRefusal } from '../../core/refusal.ts';
import * as wire from '../../wire/result-routes.ts';
import type { ServerContext } from '../context.ts';
import { ratingChanges } from '../results/changes.ts';
import { agreeTo, bestOf, courseOf, describePerson, personAt, resultsOf, statisticsOf } from '../results/pages.ts';
import type { Env } from './reply.ts';
import { serveRoute } from './route.ts';

export function resultRoutes(context: ServerContext): Hono<Env> {
  const { store } = context.registry;
  const app = new Hono<Env>();

  serveRoute(app, context, wire.readPlayer, async ({ table: id, who }) => {
    const person = await personAt(store, id, who?.person);
    return isRefusal(person) ? person : describePerson(store, person, who?.person.id);
  });
  serveRoute(app, context, wire.readCourse, async ({ table: id, who, query }) => {
    const person = await personAt(store, id, who?.person);
    return isRefusal(person) ? person : courseOf(store, person, who?.person.id, query);
  });
  serveRoute(app, context, wire.listResults, async ({ table: id, who, query }) => {
    const person = await personAt(store, id, who?.person);
    return isRefusal(person) ? person : resultsOf(store, person, who?.person.id, query);
  });
  serveRoute(app, context, wire.readRatingChanges, ({ table, who }) => ratingChanges(store, table, who?.person.id));
  serveRoute(app, context, wire.listBest, ({ query }) => bestOf(store, query));
  serveRoute(app, context, wire.agreeToLists, async ({ who, body }) => (await agreeTo(store, who.person.id, body.listed)) ?? {});
  serveRoute(app, context, wire.readStatistics, ({ query }) => statisticsOf(store, query.game));
  return app;
}
