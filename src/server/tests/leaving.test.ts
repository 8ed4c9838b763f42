/** Who is gone is gone: cut off at once, and nowhere to be found. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { at } from '../../core/at.ts';
import { hashOf } from '../people/token.ts';
import { noChange } from '../store/change.ts';
import { newAuthenticator } from '../stress/authenticator.ts';
import { type Device, newDevice, openConnection, openDevice } from '../stress/client.ts';
import { openPostbox } from '../stress/postbox.ts';
import { newPushDevice } from '../stress/push-device.ts';
import { foundIn } from '../stress/rows.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
let postbox: Awaited<ReturnType<typeof openPostbox>>;
beforeAll(async () => {
  postbox = await openPostbox();
  world = await openWorld({ SMTP_URL: postbox.url, MAIL_FROM: 'table@example.org' });
});
afterAll(async () => {
  await world.remove();
  await postbox.close();
});

/** A socket that does not listen, so that it never answers a farewell, and goes on talking. */
async function openDeaf({ base, cookie }: Device): Promise<WebSocket> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  await new Promise((resolve) => socket.once('message', resolve));
  socket.pause();
  return socket;
}

it.each(['/api/session', '/api/me'])('after DELETE %s an open socket says nothing any more', async (path) => {
  const table = await seatTable(world.base);
  const device = at(table.devices, 1);
  const { id } = (await device.call('GET', '/api/me')).body.person;
  const deaf = await openDeaf(device);
  const heard = () => [...world.context.clients.all()].filter(({ person, closed }) => person === id && !closed).length;
  expect(heard()).toBe(2);
  await device.call('DELETE', path);
  expect(heard()).toBe(0);
  deaf.send(JSON.stringify({ type: 'chat', id: '1', table: table.id, text: 'still here' }));
  await sleep(50);
  await table.connections[2]?.ask({ type: 'chat', table: table.id, text: 'is he gone?' });
  await table.connections[2]?.hear('chat', ({ lines }) => lines.some(({ text }) => text === 'is he gone?'));
  expect(JSON.stringify(table.connections[2]?.told)).not.toContain('still here');
  deaf.terminate();
});

it('a deleted person is in no column of the store, and nothing of his stays open', async () => {
  const quirin = await newDevice(world.base, 'Quirin');
  const other = await newDevice(world.base, 'Otto');
  const { id } = (await quirin.call('GET', '/api/me')).body.person;
  const otto = (await other.call('GET', '/api/me')).body.person.id;
  await quirin.call('POST', '/api/me/code');
  const loud = await newDevice(world.base, 'Ludwig');
  const ludwig = (await loud.call('GET', '/api/me')).body.person.id;
  await quirin.call('POST', '/api/me/mutes', { person: ludwig, muted: true });
  await loud.call('POST', '/api/me/mutes', { person: id, muted: true });
  // Friends, reports and bans.
  await quirin.call('POST', '/api/me/friends', { person: otto });
  await other.call('POST', '/api/me/friends', { person: id });
  await other.call('POST', '/api/reports', { person: id, reason: 'spam' });
  await quirin.call('POST', '/api/reports', { person: otto, reason: 'other', note: 'Quirin says so' });

  const webhook = { kind: 'json', url: 'https://8.8.8.8/Quirin' };
  expect((await quirin.call('POST', '/api/me/notices/webhooks', webhook)).status).toBe(200);
  const browser = newPushDevice('https://8.8.8.8/push/Quirin');
  expect((await quirin.call('POST', '/api/me/notices/push', browser.subscription)).status).toBe(200);
  await quirin.call('PATCH', '/api/me/notices', { quiet: { from: 0, to: 60, zone: 'Europe/Berlin' } });
  // A passkey, an address, and sign-ins under way.
  const address = 'quirin@example.org';
  const { options } = (await quirin.call('POST', '/api/me/passkeys/options')).body;
  const passkey = newAuthenticator().register(options, world.base);
  await quirin.call('POST', '/api/me/passkeys', { name: 'Quirins Handy', passkey });
  await quirin.call('POST', '/api/me/address', { address });
  const token = /#([\w-]{43})/.exec((await postbox.receive()).text)?.[1];
  await quirin.call('POST', '/api/session/link', { token });
  await quirin.call('POST', '/api/session/mail', { address });
  await postbox.receive(({ subject }) => subject.includes('sign in'));

  // Host of a table at which he does not sit, and of one he shares with somebody.
  const alone = (
    await quirin.call('POST', '/api/tables', {
      game: 'magellan',
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
      public: true,
    })
  ).body.table.id;
  const shared = (
    await quirin.call('POST', '/api/tables', {
      game: 'magellan',
      seats: [{ kind: 'me' }, { kind: 'here', name: 'Quirins Oma' }, { kind: 'open' }],
      public: true,
      contribution: 'a line',
    })
  ).body.table.id;
  await other.call('POST', `/api/tables/${shared}/join`);

  // A running table: a seat taken over in the middle of it, a proposal, orders, chat; and chat of a spectator elsewhere.
  const table = await seatTable(world.base);
  const made = await table.devices[1]?.call('POST', `/api/tables/${table.id}/seats/1/handover`);
  await quirin.call('POST', `/api/tables/${table.id}/join`, { invitation: made?.body.invitation.token });
  const connection = await openConnection(quirin);
  await connection.ask({ type: 'watch', table: table.id });
  await connection.ask({ type: 'chat', table: table.id, text: 'I am Quirin' });
  await connection.ask({ type: 'propose', table: table.id, seat: 1, what: 'end' });
  await quirin.call('PATCH', `/api/tables/${table.id}/own`, { note: 'Quirin to himself' });
  await world.context.registry.store.notices.call(id, table.id, 1);
  const elsewhere = (
    await other.call('POST', '/api/tables', {
      game: 'magellan',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      public: true,
    })
  ).body.table.id;
  await connection.ask({ type: 'chat', table: elsewhere, text: 'Quirin again' });
  // His device is known by the hash of its token alone, also where it added to a shuffle.
  const device = hashOf(quirin.cookie.split('=')[1] ?? '');
  expect(foundIn(world.folder, device).length).toBeGreaterThan(1);
  expect(foundIn(world.folder, id, 'Quirin', address).length).toBeGreaterThan(12);

  // Before he goes he takes along all of it.
  await quirin.call('PATCH', '/api/me', { zone: 'Europe/Berlin' });
  const holiday = { from: '2099-12-24', to: '2099-12-26' };
  await world.context.registry.store.people.changeHabits(id, { holidays: JSON.stringify([holiday]), took: '[60000]' });
  await quirin.call('PATCH', `/api/tables/${table.id}/own`, { calls: false });
  await world.context.registry.store.commit([
    { ...noChange(table.id), orders: [{ table: table.id, seat: 1, orders: '[{"a":1}]' }] },
  ]);
  expect((await quirin.call('GET', '/api/me/export')).body).toMatchObject({
    person: { id, name: 'Quirin' },
    address,
    passkeys: [{ name: 'Quirins Handy' }],
    muted: [ludwig],
    chat: [{ text: 'I am Quirin' }, { text: 'Quirin again' }],
    hours: { zone: 'Europe/Berlin', holidays: [holiday], took: [60_000] },
    notices: { mail: false, after: 5, tables: 'all', quiet: { from: 0, to: 60, zone: 'Europe/Berlin' } },
    push: [{ endpoint: browser.subscription.endpoint }],
    webhooks: [webhook],
    own: [{ table: table.id, note: 'Quirin to himself', calls: false }],
    orders: [{ table: table.id, seat: 1, orders: [{ a: 1 }] }],
  });

  expect((await quirin.call('DELETE', '/api/me')).status).toBe(200);
  expect(foundIn(world.folder, id, 'Quirin', address, device)).toEqual([]);
  const shown = async (of: string) => (await other.call('GET', `/api/tables/${of}`)).body.table;
  expect((await shown(alone)).status).toBe('unfinished');
  expect(await shown(shared)).toMatchObject({ status: 'open', host: otto });
  expect((await shown(table.id)).seats[1]).toMatchObject({ holder: 'person', name: '', resigned: true });
  const told = await openConnection(other);
  for (const of of [alone, shared, table.id, elsewhere]) await told.ask({ type: 'watch', table: of });
  expect(JSON.stringify(told.told)).not.toMatch(/Quirin/);
  expect(JSON.stringify(told.told)).not.toContain(id);

  // Everybody else plays on.
  await table.connections[0]?.ask({ type: 'chat', table: table.id, text: 'on we go' });
  world = await world.restart();
  const again = openDevice(world.base, other.cookie);
  expect((await again.call('GET', `/api/tables/${table.id}`)).body.table.seats[1]).toMatchObject({ name: '', resigned: true });
});
