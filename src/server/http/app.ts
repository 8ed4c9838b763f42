/** The HTTP door: who is calling, from where, how often; then the routes. */
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Desk } from '../desk.ts';
import { addressOf, isOwnOrigin } from '../origin.ts';
import { whoIs } from '../people/session.ts';
import { serverRefusal } from '../refusal.ts';
import { staticFiles } from './files.ts';
import { operationRoutes } from './operation.ts';
import { peopleRoutes } from './people.ts';
import { type Env, refused } from './reply.ts';
import { tableRoutes } from './tables.ts';

const own = ["'self'"];

const guards = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: own,
    styleSrc: own,
    imgSrc: [...own, 'data:'],
    fontSrc: own,
    connectSrc: own,
    workerSrc: own,
    manifestSrc: own,
    baseUri: ["'none'"],
    formAction: own,
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
});

const reads = ['GET', 'HEAD', 'OPTIONS'];

export function httpApp(desk: Desk): Hono<Env> {
  const { house, config, gate } = desk;
  const app = new Hono<Env>();
  app.use(guards);

  app.use(async (c, next) => {
    const headers = { get: (name: string) => c.req.header(name) };
    c.set('address', addressOf(config, headers, getConnInfo(c).remote.address));
    await next();
  });
  app.route('/', operationRoutes(desk));

  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const headers = { get: (name: string) => c.req.header(name) };
    if (!reads.includes(c.req.method) && !isOwnOrigin(config, headers)) return refused(c, desk, serverRefusal('wrongOrigin', {}));
    const who = await whoIs(house, c.req.header('cookie'));
    c.set('who', who);
    const wait = await gate.message(who?.person.id, c.get('address'));
    return wait ? refused(c, desk, wait) : next();
  });
  app.route('/api', peopleRoutes(desk));
  app.route('/api', tableRoutes(desk));
  app.all('/api/*', (c) => refused(c, desk, serverRefusal('notFound', {})));
  app.use(staticFiles(config.client));
  app.notFound((c) => refused(c, desk, serverRefusal('notFound', {})));
  app.onError((error, c) => {
    house.log.error({ err: error, path: c.req.path }, 'a request failed');
    return refused(c, desk, serverRefusal('broken', {}));
  });
  return app;
}
