/** Persons and their devices over HTTP. */
import { Hono } from 'hono';
import { isRefusal } from '../../core/refusal.ts';
import { codeWish, muteWish, personChange, personWish } from '../../wire/people.ts';
import type { Desk } from '../desk.ts';
import { isSecure, publicAddress } from '../origin.ts';
import { deletePerson } from '../people/leaving.ts';
import { readName } from '../people/names.ts';
import { clearedCookie, sessionCookie } from '../people/session.ts';
import { hashOf, newCode, newId, newToken } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { PersonRow } from '../store/schema.ts';
import { sendDescription } from '../tables/broadcast.ts';
import { tablesOf } from '../tables/lists.ts';
import { readBody } from './body.ts';
import { type Ctx, type Env, languageIn, refused } from './reply.ts';

const codeLasts = 15 * 60_000;

export function peopleRoutes(desk: Desk): Hono<Env> {
  const { house, config, gate, lines } = desk;
  const { people } = house.store;
  const headers = (c: Ctx) => ({ get: (name: string) => c.req.header(name) });
  const shown = ({ id, name, language }: PersonRow) => ({ id, name, language });
  const app = new Hono<Env>();

  app.post('/session', async (c) => {
    if (c.get('who')) return c.json({ person: shown(c.get('who')?.person as PersonRow) });
    const body = await readBody(c, personWish);
    if (isRefusal(body)) return refused(c, desk, body);
    const name = readName(body.name);
    const wrong = isRefusal(name) ? name : await gate.arrival(c.get('address'));
    if (isRefusal(name) || wrong) return refused(c, desk, wrong ?? serverRefusal('noSession', {}));
    const person = { id: newId(), name, language: body.language ?? languageIn(c), created: Date.now() };
    const token = newToken();
    await people.add(person, hashOf(token));
    c.header('Set-Cookie', sessionCookie(token, isSecure(config, headers(c))));
    return c.json({ person: shown(person) }, 201);
  });

  app.post('/session/code', async (c) => {
    const body = await readBody(c, codeWish);
    if (isRefusal(body)) return refused(c, desk, body);
    const wait = await gate.arrival(c.get('address'));
    if (wait) return refused(c, desk, wait);
    const person = await people.takeLink(hashOf(body.code.trim().toUpperCase()), Date.now());
    if (person === undefined) return refused(c, desk, serverRefusal('wrongCode', {}));
    const token = newToken();
    await people.addSession(hashOf(token), person);
    c.header('Set-Cookie', sessionCookie(token, isSecure(config, headers(c))));
    return c.json({ person: { id: person } }, 201);
  });

  app.delete('/session', async (c) => {
    const who = c.get('who');
    if (who) {
      await people.removeSession(who.device);
      lines.cutDevice(who.device);
    }
    c.header('Set-Cookie', clearedCookie);
    return c.json({});
  });

  app.get('/me', async (c) => {
    const who = c.get('who');
    if (!who) return refused(c, desk, serverRefusal('noSession', {}));
    return c.json({ person: shown(who.person), muted: await people.mutedBy(who.person.id) });
  });

  app.patch('/me', async (c) => {
    const who = c.get('who');
    if (!who) return refused(c, desk, serverRefusal('noSession', {}));
    const body = await readBody(c, personChange);
    if (isRefusal(body)) return refused(c, desk, body);
    const name = body.name === undefined ? who.person.name : readName(body.name);
    if (isRefusal(name)) return refused(c, desk, name);
    const changed = { name, language: body.language ?? who.person.language };
    await people.rename(who.person.id, changed);
    lines.renamed(who.person.id, changed);
    for (const live of house.live.values()) {
      if (!live.names.has(who.person.id)) continue;
      live.names.set(who.person.id, name);
      sendDescription(live);
    }
    return c.json({ person: shown({ ...who.person, ...changed }) });
  });

  app.delete('/me', async (c) => {
    const who = c.get('who');
    if (!who) return refused(c, desk, serverRefusal('noSession', {}));
    await deletePerson(house, who);
    lines.cutPerson(who.person.id);
    c.header('Set-Cookie', clearedCookie);
    return c.json({});
  });

  app.post('/me/code', async (c) => {
    const who = c.get('who');
    if (!who) return refused(c, desk, serverRefusal('noSession', {}));
    const code = newCode();
    const expires = Date.now() + codeLasts;
    await people.addLink(hashOf(code), who.person.id, expires);
    return c.json({ code, link: `${publicAddress(config, headers(c))}/device#${code}`, expires }, 201);
  });

  app.post('/me/mutes', async (c) => {
    const who = c.get('who');
    if (!who) return refused(c, desk, serverRefusal('noSession', {}));
    const body = await readBody(c, muteWish);
    if (isRefusal(body)) return refused(c, desk, body);
    if (!(await people.names([body.person])).has(body.person)) return refused(c, desk, serverRefusal('noSuchPerson', {}));
    await people.mute(who.person.id, body.person, body.muted);
    lines.muted(who.person.id, body.person, body.muted);
    return c.json({ muted: await people.mutedBy(who.person.id) });
  });

  app.get('/me/tables', async (c) => {
    const who = c.get('who');
    if (!who) return refused(c, desk, serverRefusal('noSession', {}));
    return c.json({ tables: await tablesOf(house, who.person.id) });
  });
  return app;
}
