/** Coming back as oneself, over HTTP. */
import { Hono } from 'hono';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import * as wire from '../../wire/account-routes.ts';
import type { ServerContext } from '../context.ts';
import { isSecure } from '../origin.ts';
import { agentOf } from '../people/agent.ts';
import { exportPerson } from '../people/export.ts';
import { describeLink, readAddress, sendConfirmation, sendSignIn } from '../people/links.ts';
import { readName } from '../people/names.ts';
import type { Who } from '../people/person.ts';
import { sessionCookie } from '../people/session.ts';
import { type Entrance, enter, join, takeLink } from '../people/signing-in.ts';
import { hashOf, newToken } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { Ctx, Env } from './reply.ts';
import { serveRoute } from './route.ts';

/** Loaded when the first passkey is wanted: the start is quicker without. */
const passkeys = () => import('../people/passkeys.ts');

export function accountRoutes(context: ServerContext): Hono<Env> {
  const { registry, config, rates, clients, mail } = context;
  const { people, accounts } = registry.store;
  const headers = (c: Ctx) => ({ get: (name: string) => c.req.header(name) });
  const entrance = (c: Ctx): Entrance => ({
    registry,
    clients,
    notices: context.notices,
    async admit(person) {
      const token = newToken();
      await people.addSession(hashOf(token), person, agentOf(c.req.header('user-agent')), registry.now());
      c.header('Set-Cookie', sessionCookie(token, isSecure(config, headers(c))));
    },
  });
  const accountOf = async ({ person }: Who) => ({
    mail: mail !== undefined,
    address: (await accounts.addressOf(person.id)) ?? null,
    passkeys: (await accounts.passkeysOf(person.id)).map(({ id, name, created, used }) => ({ id, name, created, used })),
  });
  /** Whoever takes away his last way back is asked first. */
  const lastWay = async (who: Who, sure: boolean | undefined): Promise<Refusal | undefined> => {
    const { address, passkeys } = await accountOf(who);
    const ways = passkeys.length + (address === null ? 0 : 1);
    return ways > 1 || sure ? undefined : serverRefusal('lastWayIn', {});
  };
  const app = new Hono<Env>();

  serveRoute(app, context, wire.readAccount, ({ who }) => accountOf(who));

  serveRoute(app, context, wire.beginPasskey, async ({ c, who }) => {
    const options = await (await passkeys()).registrationOptions(registry, config, headers(c), who);
    return isRefusal(options) ? options : { options };
  });

  serveRoute(app, context, wire.addPasskey, async ({ c, who, body }) => {
    const name = readName(body.name?.trim() || agentOf(c.req.header('user-agent')).replace(',', '') || 'Passkey');
    if (isRefusal(name)) return name;
    const made = await (await passkeys()).checkRegistration(registry, config, headers(c), who, body.passkey);
    if (isRefusal(made)) return made;
    await accounts.addPasskey({ ...made, name });
    return accountOf(who);
  });

  serveRoute(app, context, wire.renamePasskey, async ({ who, body }) => {
    const name = readName(body.name);
    if (isRefusal(name)) return name;
    await accounts.renamePasskey(who.person.id, body.id, name);
    return accountOf(who);
  });

  serveRoute(app, context, wire.removePasskey, async ({ who, body }) => {
    const mine = (await accounts.passkeysOf(who.person.id)).some(({ id }) => id === body.id);
    if (!mine) return serverRefusal('unknownPasskey', {});
    const asked = await lastWay(who, body.sure);
    if (asked) return asked;
    await accounts.removePasskey(who.person.id, body.id);
    return accountOf(who);
  });

  serveRoute(app, context, wire.addAddress, async ({ c, who, body }) => {
    if (!mail) return serverRefusal('noMail', {});
    const address = readAddress(body.address);
    if (isRefusal(address)) return address;
    const wait = await rates.letter(address, who.person.id, c.get('address'));
    if (wait) return wait;
    sendConfirmation(context, who.person.id, address);
    return {};
  });

  serveRoute(app, context, wire.removeAddress, async ({ who, body }) => {
    const asked = (await accounts.addressOf(who.person.id)) === undefined ? undefined : await lastWay(who, body.sure);
    if (asked) return asked;
    await accounts.removeAddress(who.person.id);
    return accountOf(who);
  });

  serveRoute(app, context, wire.exportMe, async ({ who, query }) => {
    // A page is up to a hundred records.
    const wait = await rates.heavy(who.person.id);
    return wait ?? exportPerson(registry, who, query.after);
  });

  serveRoute(app, context, wire.beginSignIn, async ({ c }) => {
    const wait = await rates.arrival(c.get('address'));
    return wait ?? { options: await (await passkeys()).signInOptions(registry, config, headers(c)) };
  });

  serveRoute(app, context, wire.signInByPasskey, async ({ c, who, body }) => {
    const person = await (await passkeys()).checkSignIn(registry, config, headers(c), body.passkey);
    return isRefusal(person) ? person : enter(entrance(c), who, person);
  });

  serveRoute(app, context, wire.askForLink, async ({ c, body }) => {
    if (!mail) return serverRefusal('noMail', {});
    const address = readAddress(body.address);
    if (isRefusal(address)) return address;
    const wait = await rates.letter(address, c.get('address'), c.get('address'));
    if (wait) return wait;
    sendSignIn(context, address);
    return {};
  });

  serveRoute(app, context, wire.lookAtLink, async ({ c, body }) => {
    const wait = await rates.arrival(c.get('address'));
    return wait ?? describeLink(context, body.token);
  });

  serveRoute(app, context, wire.useLink, async ({ c, who, body }) => {
    const wait = await rates.arrival(c.get('address'));
    if (wait) return wait;
    // Confirmed by anybody else, a mistyped address would hand the person over to whoever reads its mail.
    const mine = ({ kind, person }: { kind: string; person: string | null }) => kind === 'enter' || who?.person.id === person;
    const begun = await takeLink(registry, body.token, ['enter', 'confirm'], mine);
    if (isRefusal(begun)) return begun;
    const { kind, person, address } = begun as { kind: string; person: string; address: string };
    if (kind === 'confirm') {
      if (!(await people.byId(person))) return serverRefusal('wrongLink', {});
      if (!(await accounts.setAddress(person, address, registry.now()))) return serverRefusal('takenAddress', {});
      return { person: null, asks: null, confirmed: address };
    }
    // An address that has been removed since opens nothing any more.
    if ((await accounts.personAt(address)) !== person) return serverRefusal('wrongLink', {});
    const entered = await enter(entrance(c), who, person);
    return isRefusal(entered) ? entered : { ...entered, confirmed: null };
  });

  serveRoute(app, context, wire.joinPersons, async ({ c, who, body }) => {
    const person = await join(entrance(c), who, body.token, body.merge);
    return person === null || isRefusal(person) ? (person ?? serverRefusal('wrongLink', {})) : { person };
  });
  return app;
}
