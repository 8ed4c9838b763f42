/** Where HTTP requests come in: who is calling, from where, how often; then the routes. */
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { protocolHeader, readVersion, understands } from '../../wire/protocol.ts';
import type { ServerContext } from '../context.ts';
import { addressOf, isOwnOrigin, isSecure } from '../origin.ts';
import { sessionCookie, whoIs } from '../people/session.ts';
import { outdatedRefusal, serverRefusal } from '../refusal.ts';
import { isPassing, storeFault } from '../store/faults.ts';
import { accountRoutes } from './accounts.ts';
import { analysisRoutes } from './analyses.ts';
import { dailyRoutes } from './daily.ts';
import { staticFiles } from './files.ts';
import { friendRoutes } from './friends.ts';
import { holidayRoutes } from './holidays.ts';
import { lobbyRoutes } from './lobby.ts';
import { mannerRoutes } from './manners.ts';
import { noticeRoutes } from './notices.ts';
import { openApi } from './openapi.ts';
import { operationRoutes } from './operation.ts';
import { peopleRoutes } from './people.ts';
import { tablePages } from './preview.ts';
import { type Ctx, type Env, refused } from './reply.ts';
import { resultRoutes } from './results.ts';
import { seatRoutes } from './seats.ts';
import { sharePages, sharePictures } from './share-pages.ts';
import { shareRoutes } from './shares.ts';
import { stopRoutes } from './stop.ts';
import { tableRoutes } from './tables.ts';
import { tournamentRoutes } from './tournaments.ts';

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

/** Whoever is banned may look on, take along what is his, and go; and no operator locks himself out. */
function isForEverybody({ req: { method, path } }: Ctx): boolean {
  const leaves = method === 'DELETE' && (path === '/api/me' || path === '/api/session');
  return reads.includes(method) || leaves || path.startsWith('/api/operator');
}

export function httpApp(context: ServerContext): Hono<Env> {
  const { registry, config, rates, protocol } = context;
  const app = new Hono<Env>();
  app.use(guards);

  app.use(async (c, next) => {
    const headers = { get: (name: string) => c.req.header(name) };
    c.set('address', addressOf(config, headers, getConnInfo(c).remote.address));
    await next();
  });
  app.route('/', operationRoutes(context));

  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header(protocolHeader, `${protocol.version}`);
    const headers = { get: (name: string) => c.req.header(name) };
    if (!reads.includes(c.req.method) && !isOwnOrigin(config, headers))
      return refused(c, context, serverRefusal('wrongOrigin', {}));
    const theirs = readVersion(c.req.header(protocolHeader));
    if (!understands(protocol, theirs)) return refused(c, context, outdatedRefusal(protocol, theirs));
    const who = await whoIs(registry, c.req.header('cookie'));
    c.set('who', who);
    if (who?.renew !== undefined) {
      await registry.store.people.renew(who.device, registry.now());
      c.header('Set-Cookie', sessionCookie(who.renew, isSecure(config, headers)));
    }
    const wait = await rates.message(who?.person.id, c.get('address'));
    if (wait) return refused(c, context, wait);
    const banned = isForEverybody(c) ? undefined : context.bans.refusal(who?.person.id, c.get('address'));
    return banned ? refused(c, context, banned) : next();
  });
  app.route('/api', peopleRoutes(context));
  app.route('/api', accountRoutes(context));
  app.route('/api', holidayRoutes(context));
  app.route('/api', tableRoutes(context));
  app.route('/api', seatRoutes(context));
  app.route('/api', noticeRoutes(context));
  app.route('/api', tournamentRoutes(context));
  app.route('/api', dailyRoutes(context));
  app.route('/api', mannerRoutes(context));
  app.route('/api', friendRoutes(context));
  app.route('/api', lobbyRoutes(context));
  app.route('/api', resultRoutes(context));
  app.route('/api', shareRoutes(context));
  app.route('/api', analysisRoutes(context));
  app.get('/api/openapi.json', (c) => c.json(openApi()));
  app.all('/api/*', (c) => refused(c, context, serverRefusal('notFound', {})));
  app.route('/', stopRoutes(context));
  app.get('/table/:id', tablePages(context));
  app.get('/s/:share/:moment/picture.png', sharePictures(context));
  app.get('/s/:share/:moment?', sharePages(context));
  app.use(staticFiles(config.client));
  app.notFound((c) => refused(c, context, serverRefusal('notFound', {})));
  app.onError((error, c) => {
    registry.log.error({ err: error, path: c.req.path }, 'a request failed');
    const fault = storeFault(error);
    if (fault === 'away') context.availability.lose();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    // What was done before it failed may have been kept.
    const lost = isRead ? 'tryAgain' : 'notKnown';
    return refused(c, context, serverRefusal(fault === 'away' || isPassing(fault) ? lost : 'broken', {}));
  });
  return app;
}
