/** Addresses of games, over HTTP. */
import { Hono } from 'hono';
import { isRefusal } from '../../core/refusal.ts';
import type { AnswerOf } from '../../wire/route.ts';
import * as wire from '../../wire/share-routes.ts';
import type { ServerContext } from '../context.ts';
import { takeCommentReport } from '../manners/reporting.ts';
import { publicAddress } from '../origin.ts';
import { serverRefusal } from '../refusal.ts';
import { commentAt, removeCommentAt, talkAt } from '../shares/comments.ts';
import { makeShare, sharedRecord } from '../shares/shares.ts';
import type { ListedShare } from '../store/shares.ts';
import { inTurn } from './opening.ts';
import type { Ctx, Env } from './reply.ts';
import { serveRoute } from './route.ts';

type Share = AnswerOf<typeof wire.openShare>['share'];

export function shareRoutes(context: ServerContext): Hono<Env> {
  const { registry, rates, config } = context;
  const { shares } = registry.store;
  const app = new Hono<Env>();

  const described = (c: Ctx, { id, game, table, title, moment, hidden, talk, created }: ListedShare): Share => {
    const link = `${publicAddress(config, { get: (name) => c.req.header(name) })}/s/${id}/${moment}`;
    return { id, link, game, table, title, moment, hidden: hidden === 1, talk: talk === 1, created };
  };
  const listed = async (c: Ctx, person: string) => ({
    shares: (await shares.ofPerson(person)).map((share) => described(c, share)),
  });

  serveRoute(app, context, wire.openShare, async ({ c, who, body }) => {
    const wait = await rates.heavy(who.person.id);
    if (wait) return wait;
    return inTurn(context, who, async () => {
      const made = await makeShare(registry, who, body);
      return isRefusal(made) ? made : { share: described(c, made) };
    });
  });

  serveRoute(app, context, wire.readShare, async ({ c, who }) => {
    const wait = await rates.look(who?.person.id, c.get('address'));
    if (wait) return wait;
    const share = await shares.load(c.req.param('share') ?? '');
    if (!share) return serverRefusal('noSuchShare', {});
    const record = await sharedRecord(registry, share, who?.person.id ?? c.get('address'));
    if (isRefusal(record)) return record;
    const { game, title, moment, hidden, person } = share;
    return {
      game,
      title,
      moment,
      hidden: hidden === 1,
      mine: who?.person.id === person,
      record,
      ...(await talkAt(registry, share, who)),
    };
  });

  serveRoute(app, context, wire.readComments, async ({ c, who }) => {
    const share = await shares.load(c.req.param('share') ?? '');
    return share ? talkAt(registry, share, who) : serverRefusal('noSuchShare', {});
  });

  serveRoute(app, context, wire.addComment, async ({ c, who, body }) => {
    const share = await shares.load(c.req.param('share') ?? '');
    if (!share) return serverRefusal('noSuchShare', {});
    const wait = await rates.chat(who.person.id, share.id);
    return wait ?? (await commentAt(registry, share, who, body)) ?? talkAt(registry, share, who);
  });

  serveRoute(app, context, wire.removeComment, async ({ c, who, body }) => {
    const share = await shares.load(c.req.param('share') ?? '');
    if (!share) return serverRefusal('noSuchShare', {});
    return (await removeCommentAt(registry, share, who, body.id)) ?? talkAt(registry, share, who);
  });

  serveRoute(app, context, wire.reportComment, async ({ c, who, body }) => {
    const share = await shares.load(c.req.param('share') ?? '');
    if (!share) return serverRefusal('noSuchShare', {});
    const wait = await rates.report(who.person.id);
    return wait ?? (await takeCommentReport(registry, who, share, body)) ?? {};
  });

  serveRoute(app, context, wire.listShares, ({ c, who }) => listed(c, who.person.id));

  serveRoute(app, context, wire.closeShare, async ({ c, who, body }) => {
    if (!(await shares.remove(who.person.id, body.id))) return serverRefusal('noSuchShare', {});
    return listed(c, who.person.id);
  });
  return app;
}
