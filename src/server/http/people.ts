/** Persons and their devices over HTTP. */
import { Hono } from 'hono';
import { isRefusal } from '../../core/refusal.ts';
import { isZone } from '../../table/hours.ts';
import * as wire from '../../wire/people-routes.ts';
import type { ServerContext } from '../context.ts';
import { isSecure, publicAddress } from '../origin.ts';
import { agentOf } from '../people/agent.ts';
import { changeHabits } from '../people/habits.ts';
import { deletePerson } from '../people/leaving.ts';
import { readName } from '../people/names.ts';
import type { Who } from '../people/person.ts';
import { clearedCookies, sessionCookie } from '../people/session.ts';
import { hashOf, newCode, newId, newToken } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { PersonRow } from '../store/schema.ts';
import { tablesOf } from '../tables/lists.ts';
import { renameAtTables } from '../tables/names.ts';
import { type Ctx, type Env, languageIn } from './reply.ts';
import { serveRoute } from './route.ts';

const codeLasts = 15 * 60_000;
/** So much of a session's hash names a device to its owner. */
const shownOfHash = 16;

export function peopleRoutes(context: ServerContext): Hono<Env> {
  const { registry, config, rates, clients } = context;
  const { people, manners, friends } = registry.store;
  const headers = (c: Ctx) => ({ get: (name: string) => c.req.header(name) });
  const shown = ({ id, name, language }: Pick<PersonRow, 'id' | 'name' | 'language'>) => ({ id, name, language });
  const clearCookies = (c: Ctx) => {
    c.header('Set-Cookie', undefined);
    for (const cookie of clearedCookies(isSecure(config, headers(c)))) c.header('Set-Cookie', cookie, { append: true });
  };
  const devicesOf = async ({ person, device }: Who) => {
    const sessions = await people.devicesOf(person.id);
    return {
      devices: sessions.map(({ hash, created, seen, agent }) => ({
        id: hash.slice(0, shownOfHash),
        created,
        seen: seen ?? created,
        agent: agent ?? '',
        current: hash === device,
      })),
    };
  };
  const app = new Hono<Env>();

  serveRoute(app, context, wire.openSession, async ({ c, who, body }) => {
    if (who) return c.json({ person: shown(who.person) });
    const name = readName(body.name);
    if (isRefusal(name)) return name;
    if (body.zone !== undefined && !isZone(body.zone)) return serverRefusal('wrongZone', {});
    const wait = await rates.arrival(c.get('address'));
    if (wait) return wait;
    const zone = body.zone ?? null;
    const person = { id: newId(), name, language: body.language ?? languageIn(c), created: registry.now(), zone };
    const token = newToken();
    await people.add(person, hashOf(token), agentOf(c.req.header('user-agent')));
    c.header('Set-Cookie', sessionCookie(token, isSecure(config, headers(c))));
    return { person: shown(person) };
  });

  serveRoute(app, context, wire.readSession, ({ who }) => ({
    person: who ? shown(who.person) : null,
    mail: context.mail !== undefined,
  }));

  serveRoute(app, context, wire.openSessionByCode, async ({ c, who, body }) => {
    const wait = await rates.arrival(c.get('address'));
    if (wait) return wait;
    const person = await people.takeLink(hashOf(body.code.trim().toUpperCase()), registry.now());
    if (person === undefined) return serverRefusal('wrongCode', {});
    // Who was here before is no longer called here.
    if (who) {
      await people.removeSession(who.device);
      clients.cutDevice(who.device);
    }
    const token = newToken();
    await people.addSession(hashOf(token), person, agentOf(c.req.header('user-agent')), registry.now());
    c.header('Set-Cookie', sessionCookie(token, isSecure(config, headers(c))));
    return { person: { id: person } };
  });

  serveRoute(app, context, wire.closeSession, async ({ c, who }) => {
    if (who) {
      await people.removeSession(who.device);
      clients.cutDevice(who.device);
    }
    clearCookies(c);
    return {};
  });

  serveRoute(app, context, wire.readMe, async ({ who }) => ({
    person: shown(who.person),
    muted: await people.mutedBy(who.person.id),
  }));

  serveRoute(app, context, wire.changeMe, async ({ who, body }) => {
    const name = body.name === undefined ? who.person.name : readName(body.name);
    if (isRefusal(name)) return name;
    const { zone } = body;
    if (zone !== undefined && !isZone(zone)) return serverRefusal('wrongZone', {});
    if (zone !== undefined && zone !== who.person.zone) await changeHabits(registry, who.person, { zone });
    const changed = { name, language: body.language ?? who.person.language };
    await people.rename(who.person.id, changed);
    clients.renamedHere({ person: who.person.id, ...changed });
    renameAtTables(registry.live, who.person.id, name);
    registry.bus.publish({ kind: 'renamed', person: who.person.id, ...changed });
    return { person: shown({ ...who.person, ...changed }) };
  });

  serveRoute(app, context, wire.deleteMe, async ({ c, who }) => {
    await deletePerson(registry, who, () => clients.cutPerson(who.person.id));
    clearCookies(c);
    return {};
  });

  serveRoute(app, context, wire.makeCode, async ({ c, who }) => {
    const code = newCode();
    const expires = registry.now() + codeLasts;
    await people.addLink(hashOf(code), who.person.id, expires, registry.now());
    return { code, link: `${publicAddress(config, headers(c))}/device#${code}`, expires };
  });

  serveRoute(app, context, wire.listMyDevices, ({ who }) => devicesOf(who));

  serveRoute(app, context, wire.signOutDevices, async ({ who, body }) => {
    for (const { hash } of await people.devicesOf(who.person.id)) {
      if (hash === who.device || (body.device !== undefined && !hash.startsWith(body.device))) continue;
      await people.removeSession(hash);
      clients.cutDevice(hash);
    }
    return devicesOf(who);
  });

  serveRoute(app, context, wire.mutePerson, async ({ who, body }) => {
    if (!(await people.names([body.person])).has(body.person)) return serverRefusal('noSuchPerson', {});
    await people.mute(who.person.id, body.person, body.muted);
    if (body.muted) await friends.end(who.person.id, body.person);
    // What the other one has said stays.
    clients.muted(who.person.id, body.person, await manners.areApart([who.person.id, body.person]));
    return { muted: await people.mutedBy(who.person.id) };
  });

  serveRoute(app, context, wire.listMyTables, ({ who, query }) => tablesOf(registry, who.person.id, query.after));
  return app;
}
