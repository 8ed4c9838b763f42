/** Analyses, over HTTP. */
import { Hono } from 'hono';
import { isRefusal } from '../../core/refusal.ts';
import { analyseRecord } from '../../wire/analysis-routes.ts';
import type { ServerContext } from '../context.ts';
import type { Env } from './reply.ts';
import { serveRoute } from './route.ts';

export function analysisRoutes(context: ServerContext): Hono<Env> {
  const { rates, analyses } = context;
  const app = new Hono<Env>();
  serveRoute(app, context, analyseRecord, async ({ c, who, body }) => {
    const wait = await rates.heavy(who.person.id);
    if (wait) return wait;
    const found = await analyses.analysis(body, who.person.id);
    return isRefusal(found) ? found : c.body(found, 200, { 'Content-Type': 'application/json' });
  });
  return app;
}
