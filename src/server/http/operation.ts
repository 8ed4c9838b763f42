/** For those who run it: is it well, and what is it doing. */
import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { hashOf } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import { type Env, refused } from './reply.ts';

const near = /^(::1|127\.|::ffff:127\.|10\.|::ffff:10\.|192\.168\.|::ffff:192\.168\.|fd)/;

export function operationRoutes(context: ServerContext): Hono<Env> {
  const { registry, config } = context;
  const app = new Hono<Env>();

  app.get('/health', async (c) => {
    if (registry.closing) return c.json({ status: 'closing' }, 503);
    try {
      await registry.store.ping();
      return c.json({ status: 'well' });
    } catch (error) {
      registry.log.error({ err: error }, 'the store does not answer');
      return c.json({ status: 'ill' }, 503);
    }
  });

  app.get('/metrics', async (c) => {
    const allowed =
      config.metricsToken === undefined
        ? near.test(c.get('address'))
        : sameToken(c.req.header('authorization') ?? '', `Bearer ${config.metricsToken}`);
    if (!allowed) return refused(c, context, serverRefusal('notFound', {}));
    return c.text(await registry.metrics.registry.metrics(), 200, { 'Content-Type': registry.metrics.registry.contentType });
  });
  return app;
}

function sameToken(given: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(wanted)));
}
