/** For those who run it: is it well, and what is it doing. */
import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { hashOf } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import { type StoreFault, storeFault } from '../store/faults.ts';
import { type Env, refused } from './reply.ts';

const checkEvery = 1000;
const loopback = /^(::1$|127\.|::ffff:127\.)/;
const loopbackHost = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/;
/** Whoever passes a request on says so with one of these. */
const passedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

export function operationRoutes(context: ServerContext): Hono<Env> {
  const { registry, config } = context;
  const app = new Hono<Env>();

  /** Once a second at most: it writes, and anybody may ask. */
  let checked = { at: Number.NEGATIVE_INFINITY, fault: Promise.resolve<StoreFault | undefined>(undefined) };
  function checkStore(): Promise<StoreFault | undefined> {
    if (performance.now() - checked.at >= checkEvery) checked = { at: performance.now(), fault: probe() };
    return checked.fault;
  }

  async function probe(): Promise<StoreFault | undefined> {
    try {
      await registry.store.ping();
      return undefined;
    } catch (error) {
      registry.log.error({ err: error }, 'the store cannot be written');
      return storeFault(error);
    }
  }

  app.get('/health', async (c) => {
    if (registry.closing) return c.json({ status: 'closing' }, 503);
    const fault = await checkStore();
    return fault ? c.json({ status: 'ill', reason: fault }, 503) : c.json({ status: 'well' });
  });

  /**
   * Without a token only this machine sees it, and only where nothing can stand in front: a proxy on the same machine looks
   * like a neighbour, so an address for the world, a trusted proxy, or any sign of one on the request closes it.
   */
  function isThisMachine(c: Context<Env>): boolean {
    if (config.trustProxy || config.origins.length) return false;
    if (passedOn.some((name) => c.req.header(name) !== undefined)) return false;
    return loopback.test(getConnInfo(c).remote.address ?? '') && loopbackHost.test(c.req.header('host') ?? '');
  }

  app.get('/metrics', async (c) => {
    const allowed =
      config.metricsToken === undefined
        ? isThisMachine(c)
        : sameToken(c.req.header('authorization') ?? '', `Bearer ${config.metricsToken}`);
    if (!allowed) return refused(c, context, serverRefusal('notFound', {}));
    return c.text(await registry.metrics.registry.metrics(), 200, { 'Content-Type': registry.metrics.registry.contentType });
  });
  return app;
}

function sameToken(given: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(wanted)));
}
