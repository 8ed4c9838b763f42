/** The daily challenge over HTTP; it is played on the device. */
import { Hono } from 'hono';
import { isRefusal } from '../../core/refusal.ts';
import { type Challenge, dayAfter, dayOf } from '../../daily/challenge.ts';
import { gameIds } from '../../games/index.ts';
import * as wire from '../../wire/daily-routes.ts';
import type { ServerContext } from '../context.ts';
import { beginAttempt, takeResult } from '../daily/attempts.ts';
import { boardOf } from '../daily/board.ts';
import { challengeOf, type DailyWorld } from '../daily/challenges.ts';
import { serverRefusal } from '../refusal.ts';
import type { Env } from './reply.ts';
import { serveRoute } from './route.ts';

/** Days that are handed out ahead, for journeys. */
const daysAhead = 2;

export function dailyRoutes(context: ServerContext): Hono<Env> {
  const { registry, rates, config } = context;
  const world: DailyWorld = { registry, iterations: config.dailyIterations };
  const app = new Hono<Env>();
  const today = () => dayOf(registry.now());

  serveRoute(app, context, wire.readDaily, ({ who, query }) => {
    const { day = today() } = query;
    const past = /^\d{4}-\d\d-\d\d$/.test(day) && day <= today();
    return past ? boardOf(world, day, who?.person.id) : serverRefusal('wrongDay', {});
  });
  serveRoute(app, context, wire.dailyAhead, async () => {
    const challenges: Challenge[] = [];
    for (let days = 0; days <= daysAhead; days++)
      for (const game of gameIds) {
        const challenge = await challengeOf(world, dayAfter(today(), days), game);
        if (challenge) challenges.push(challenge);
      }
    return { challenges };
  });
  serveRoute(app, context, wire.beginDaily, async ({ who, body }) => {
    const challenge = await beginAttempt(world, who, body.game);
    return isRefusal(challenge) ? challenge : { challenge };
  });
  serveRoute(app, context, wire.sendDaily, async ({ who, body }) => {
    const wait = await rates.heavy(who.person.id);
    return wait ?? (await takeResult(world, who, body)) ?? boardOf(world, body.day, who.person.id);
  });
  return app;
}
