/** How one is called, over HTTP. */
import { Hono } from 'hono';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { isZone } from '../../table/hours.ts';
import * as wire from '../../wire/notice-routes.ts';
import type { AnswerOf } from '../../wire/route.ts';
import type { ServerContext } from '../context.ts';
import { checkAddress } from '../notices/post.ts';
import { encrypted } from '../notices/push.ts';
import type { NoticeSettings } from '../notices/settings.ts';
import { settingsOf } from '../notices/standing.ts';
import type { Who } from '../people/person.ts';
import { hashOf, newId, newToken } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import { newsFor } from '../tables/news.ts';
import { findTable, settledTable } from '../tables/registry.ts';
import { type Env, languageIn } from './reply.ts';
import { serveRoute } from './route.ts';

const mostWebhooks = 5;
const mostDevices = 20;
const shownOfHash = 16;

export function noticeRoutes(context: ServerContext): Hono<Env> {
  const { registry, notices } = context;
  const { store } = registry;
  const app = new Hono<Env>();

  const shown = async ({ person, device }: Who): Promise<AnswerOf<typeof wire.readNotices>> => {
    const subscriptions = await store.notices.subscriptions(person.id);
    const agents = new Map((await store.people.devicesOf(person.id)).map(({ hash, agent }) => [hash, agent ?? '']));
    return {
      ...(await settingsOf(context, person.id)),
      key: notices.keys.publicKey,
      letters: context.mail !== undefined,
      address: (await notices.addressOf(person.id)) ?? null,
      devices: subscriptions.map((one) => ({
        id: one.id.slice(0, shownOfHash),
        agent: agents.get(one.device) ?? '',
        current: one.device === device,
      })),
      webhooks: (await store.notices.webhooks(person.id)).map(({ id, kind, url }) => ({ id, kind, host: new URL(url).host })),
    };
  };

  /** Whoever has said how he wants to be called is called from now on. */
  const keep = async (person: string, settings: NoticeSettings): Promise<void> => {
    await store.notices.keep({ person, settings: JSON.stringify(settings), token: newToken() });
    notices.callAfter(person, settings.after);
  };

  const check = async (url: string): Promise<Refusal | undefined> => {
    try {
      await checkAddress(url, notices.rules);
      return undefined;
    } catch (error) {
      return serverRefusal('wrongAddress', { why: (error as Error).message });
    }
  };

  serveRoute(app, context, wire.readNotices, ({ who }) => shown(who));

  serveRoute(app, context, wire.changeNotices, async ({ who, body }) => {
    if (body.quiet && !isZone(body.quiet.zone)) return serverRefusal('wrongZone', {});
    const before = await settingsOf(context, who.person.id);
    await keep(who.person.id, {
      mail: body.mail ?? before.mail,
      after: body.after ?? before.after,
      tables: body.tables ?? before.tables,
      quiet: body.quiet === undefined ? before.quiet : body.quiet,
    });
    return shown(who);
  });

  serveRoute(app, context, wire.subscribe, async ({ who, body }) => {
    const { endpoint, keys } = body;
    const subscription = { endpoint, ...keys };
    try {
      encrypted(context, subscription, {}, 'a');
    } catch (error) {
      return serverRefusal('wrongAddress', { why: (error as Error).message });
    }
    const refused = await check(endpoint);
    if (refused) return refused;
    const known = await store.notices.subscriptions(who.person.id);
    const id = hashOf(endpoint);
    if (known.length >= mostDevices && !known.some((one) => one.id === id)) await store.notices.unsubscribe(known[0]?.id ?? '');
    // One device, one subscription: an older one of this browser would show everything twice.
    for (const one of known) if (one.device === who.device && one.id !== id) await store.notices.unsubscribe(one.id);
    await store.notices.subscribe({ id, person: who.person.id, device: who.device, ...subscription, created: registry.now() });
    await keep(who.person.id, await settingsOf(context, who.person.id));
    return shown(who);
  });

  serveRoute(app, context, wire.unsubscribe, async ({ who, body }) => {
    for (const { id, device } of await store.notices.subscriptions(who.person.id))
      if (body.device === undefined ? device === who.device : id.startsWith(body.device)) await store.notices.unsubscribe(id);
    return shown(who);
  });

  serveRoute(app, context, wire.addWebhook, async ({ who, body }) => {
    const refused = await check(body.url);
    if (refused) return refused;
    const known = await store.notices.webhooks(who.person.id);
    if (known.length >= mostWebhooks) return serverRefusal('tooManyWebhooks', { most: mostWebhooks });
    if (!known.some(({ url }) => url === body.url))
      await store.notices.addWebhook({ id: newId(), person: who.person.id, ...body, created: registry.now() });
    await keep(who.person.id, await settingsOf(context, who.person.id));
    return shown(who);
  });

  serveRoute(app, context, wire.removeWebhook, async ({ who, body }) => {
    await store.notices.removeWebhook(who.person.id, body.id);
    return shown(who);
  });

  const own = async (person: string, table: string) => {
    const { note = '', calls = null } = (await store.notices.ownTables(person, [table])).get(table) ?? {};
    return { note, calls: calls === null ? null : calls === 1 };
  };

  serveRoute(app, context, wire.readOwnTable, async ({ who, table }) => {
    const live = await findTable(registry, table);
    return isRefusal(live) ? live : own(who.person.id, table);
  });

  serveRoute(app, context, wire.readNews, async ({ c, who, table }) => {
    const live = await settledTable(registry, table);
    return isRefusal(live) ? live : newsFor(registry, live, who.person.id, languageIn(c));
  });

  serveRoute(app, context, wire.changeOwnTable, async ({ who, table, body }) => {
    const live = await findTable(registry, table);
    if (isRefusal(live)) return live;
    const { note, calls } = body;
    await store.notices.keepOwn(who.person.id, table, {
      ...(note === undefined ? {} : { note }),
      ...(calls === undefined ? {} : { calls: calls === null ? null : Number(calls) }),
    });
    return own(who.person.id, table);
  });
  return app;
}
