/** Friends, and asking them to a table, over HTTP. */
import { Hono } from 'hono';
import { isRefusal } from '../../core/refusal.ts';
import * as wire from '../../wire/friend-routes.ts';
import type { ServerContext } from '../context.ts';
import { inviteTo } from '../friends/inviting.ts';
import { serverRefusal } from '../refusal.ts';
import { freeTable } from '../tables/registry.ts';
import type { Env } from './reply.ts';
import { serveRoute } from './route.ts';

/** Friends, and people asked or asking, of one person. */
const mostFriends = 300;

export function friendRoutes(context: ServerContext): Hono<Env> {
  const { registry, rates } = context;
  const { friends, people, manners } = registry.store;
  const app = new Hono<Env>();

  async function friendsOf(me: string): Promise<wire.Friends> {
    const rows = await friends.of(me);
    const other = ({ asker, asked }: { asker: string; asked: string }) => (asker === me ? asked : asker);
    const names = await people.names(rows.map(other));
    const shown = (some: typeof rows) =>
      some
        .map((row) => ({ id: other(row), name: names.get(other(row)) ?? '', since: row.accepted ?? row.created }))
        .toSorted((a, b) => a.name.localeCompare(b.name));
    return {
      friends: shown(rows.filter(({ accepted }) => accepted !== null)),
      asked: shown(rows.filter(({ accepted, asked }) => accepted === null && asked === me)),
      asking: shown(rows.filter(({ accepted, asker }) => accepted === null && asker === me)),
    };
  }

  serveRoute(app, context, wire.listFriends, ({ who }) => friendsOf(who.person.id));

  serveRoute(app, context, wire.askFriend, async ({ who, body }) => {
    const me = who.person.id;
    const wait = await rates.ask(me);
    if (wait) return wait;
    if (body.person === me || !(await people.names([body.person])).has(body.person)) return serverRefusal('noSuchPerson', {});
    if ((await friends.of(me)).length >= mostFriends) return serverRefusal('tooManyFriends', { most: mostFriends });
    // Whoever is blocked is told nothing of it: he has asked, and nobody answers.
    const mine = await people.mutedBy(me);
    if (mine.includes(body.person)) return serverRefusal('blockedByYou', {});
    if (await manners.areApart([me, body.person])) return friendsOf(me);
    await friends.ask(me, body.person, registry.now());
    return friendsOf(me);
  });

  serveRoute(app, context, wire.endFriend, async ({ who, body }) => {
    await friends.end(who.person.id, body.person);
    return friendsOf(who.person.id);
  });

  serveRoute(app, context, wire.readName, async ({ c, body }) => {
    const wait = await rates.look(undefined, c.get('address'));
    if (wait) return wait;
    const name = (await people.names([body.person])).get(body.person);
    return name === undefined ? serverRefusal('noSuchPerson', {}) : { name };
  });

  serveRoute(app, context, wire.inviteFriend, async ({ who, table, body }) => {
    const wait = await rates.ask(who.person.id);
    return wait ?? (await inviteTo(context, who, table, body.person)) ?? {};
  });

  serveRoute(app, context, wire.declineInvitation, async ({ who, table }) => {
    const live = await freeTable(registry, table);
    if (isRefusal(live)) return live;
    await friends.uninvite(table, who.person.id);
    return {};
  });
  return app;
}
