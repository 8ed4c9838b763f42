import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import { whoIs } from '../people/session.ts';
import { type Device, newDevice, openConnection, openDevice } from '../stress/client.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.remove());

it('a name is enough; its cookie cannot be read by scripts and only its hash is stored', async () => {
  const response = await fetch(`${world.base}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: '  José  Ångström ' }),
  });
  expect(await response.json()).toMatchObject({ person: { name: 'José Ångström' } });
  const cookie = response.headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  const token = /tafelrunde=([^;]+)/.exec(cookie)![1]!;
  expect(await world.context.registry.store.people.bySession(token)).toBeUndefined();
  const device = openDevice(world.base, `tafelrunde=${token}`);
  expect((await device.call('GET', '/api/me')).body.person.name).toBe('José Ångström');
});

it.each([
  '',
  '   ',
  'x'.repeat(25),
  '<b>',
  'a\u0000b',
  'a\u202eb',
  'Z\u0301\u0302\u0303\u0304',
  '.dot',
  '\u3164',
  'A\u3164',
  '\u115f\u1160',
  '\uffa0',
  'a\u00adb',
  'A\ufe0f',
  'a\nb'.replace('\n', '\u2028;'),
])('refuses the name %j in the language of the caller', async (name) => {
  const response = await fetch(`${world.base}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'nl' },
    body: JSON.stringify({ name }),
  });
  expect(response.status).toBe(400);
  expect(((await response.json()) as { refusal: { text: string } }).refusal.text).toBe(
    'Een naam heeft 1 tot 24 tekens: letters, cijfers, spaties.',
  );
});

it('a code moves a person to another device, once', async () => {
  const phone = await newDevice(world.base, 'Anna');
  const { code, link } = (await phone.call('POST', '/api/me/code')).body;
  expect(link).toBe(`${world.base}/device#${code}`);
  const desk = openDevice(world.base);
  expect((await desk.call('POST', '/api/session/code', { code: code.toLowerCase() })).status).toBe(201);
  const [me, same] = [await phone.call('GET', '/api/me'), await desk.call('GET', '/api/me')];
  expect(same.body.person).toEqual(me.body.person);
  const thief = openDevice(world.base);
  expect((await thief.call('POST', '/api/session/code', { code })).body.refusal.reason).toBe('wrongCode');
  expect((await desk.call('DELETE', '/api/session')).status).toBe(200);
  expect((await desk.call('GET', '/api/me')).status).toBe(401);
  expect((await phone.call('GET', '/api/me')).status).toBe(200);
});

it('a person plays the same seat on two devices at once', async () => {
  const table = await seatTable(world.base);
  const { code } = (await table.devices[0]?.call('POST', '/api/me/code'))?.body ?? {};
  const second = openDevice(world.base);
  await second.call('POST', '/api/session/code', { code });
  const connection = await openConnection(second);
  await connection.ask({ type: 'watch', table: table.id });
  while (table.at(0).waiting[0] !== 0) await table.step();
  const position = await connection.hear('position', ({ number }) => number === table.at(0).number);
  expect(position.view).toEqual(table.at(0).view);
  const action = table.game.sample(table.game.imagine(table.at(0).view, 0, { below: () => 0 }), 0, { below: () => 0 });
  const done = await connection.ask({ type: 'act', table: table.id, seat: 0, question: table.at(0).question?.id, action });
  expect(done.type).toBe('done');
  await table.reached(done.number!);
});

it('a muted person is not heard, neither now nor later', async () => {
  const table = await seatTable(world.base);
  const [first, second, third] = table.devices as [Device, Device, Device];
  const loud = (await second.call('GET', '/api/me')).body.person.id;
  expect((await first.call('POST', '/api/me/mutes', { person: loud, muted: true })).body.muted).toEqual([loud]);
  await table.connections[1]?.ask({ type: 'chat', table: table.id, text: 'noise' });
  await table.connections[2]?.ask({ type: 'chat', table: table.id, text: 'hello' });
  const texts = (told: readonly ServerMessage[]) =>
    told.flatMap((one) => (one.type === 'chat' ? one.lines.map(({ text }) => text) : []));
  await table.connections[0]?.hear('chat');
  expect(texts(table.connections[0]?.told ?? [])).toEqual(['hello']);
  expect(texts(table.connections[2]?.told ?? [])).toEqual(['noise', 'hello']);
  const again = await openConnection(first);
  await again.ask({ type: 'watch', table: table.id });
  expect(texts(again.told)).toEqual(['hello']);
  const other = await openConnection(third);
  await other.ask({ type: 'watch', table: table.id, heard: 1 });
  expect(texts(other.told)).toEqual(['hello']);
});

it('who deletes himself leaves nameless seats that a bot plays on', async () => {
  const table = await seatTable(world.base);
  const [first, second] = table.devices as [Device, Device];
  await table.connections[1]?.ask({ type: 'chat', table: table.id, text: 'my secret' });
  expect((await second.call('DELETE', '/api/me')).status).toBe(200);
  expect(await table.connections[1]?.closed).toBe(4401);
  expect((await second.call('GET', '/api/me')).status).toBe(401);
  const { seats } = (await first.call('GET', `/api/tables/${table.id}`)).body.table;
  expect(seats[1]).toMatchObject({ name: '', bot: 'medium', resigned: true });
  const connection = await openConnection(first);
  await connection.ask({ type: 'watch', table: table.id });
  expect(JSON.stringify(connection.told)).not.toContain('my secret');
  expect(JSON.stringify(connection.told)).not.toContain('Player 2');
  await world.context.registry.group.settled();
  const again = await world.restart();
  world = again;
  const after = openDevice(world.base, first.cookie);
  const shown = (await after.call('GET', `/api/tables/${table.id}`)).body.table.seats;
  expect(shown[1]).toMatchObject({ name: '', resigned: true });
});

it('what a spectator said keeps his name after a restart, and two of one name are told apart', async () => {
  const [first, second, looker] = await Promise.all(['Anna', 'ANNA', 'Anna'].map((name) => newDevice(world.base, name)));
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'here', name: 'Oma' }];
  const { id } = (await first?.call('POST', '/api/tables', { game: 'magellan', seats, public: true }))?.body.table ?? {};
  const { table } = (await second?.call('POST', `/api/tables/${id}/join`))?.body ?? {};
  expect(table.seats.map(({ name }: { name: string }) => name)).toEqual(['Anna', 'ANNA (2)', 'Oma']);
  const { tables } = (await second?.call('GET', '/api/me/tables'))?.body ?? {};
  expect(tables[0].seats[1].name).toBe('ANNA (2)');
  await (await openConnection(looker!)).ask({ type: 'chat', table: id, text: 'good luck' });
  world = await world.restart();
  const connection = await openConnection(openDevice(world.base, first?.cookie));
  await connection.ask({ type: 'watch', table: id });
  expect((await connection.hear('chat')).lines).toMatchObject([{ name: 'Anna (3)', text: 'good luck' }]);
});

it('over https the cookie is bound to this host, and one of the older name is still known', async () => {
  const behind = await openWorld({ TRUST_PROXY: '1', METRICS_TOKEN: 'x' });
  const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' };
  const body = JSON.stringify({ name: 'Anna' });
  const made = await fetch(`${behind.base}/api/session`, { method: 'POST', headers, body });
  const [cookie = ''] = made.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-tafelrunde=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
  const [pair = ''] = cookie.split(';');
  for (const known of [pair, pair.replace('__Host-', '')])
    expect((await openDevice(behind.base, known).call('GET', '/api/me')).status).toBe(200);
  await behind.remove();
});

it('a session is renewed by use, and worth nothing after half a year without', async () => {
  const device = await newDevice(world.base, 'Anna');
  const { registry } = world.context;
  const days = (count: number) => Date.now() + count * 24 * 3600_000;
  expect(await whoIs(registry, device.cookie)).not.toHaveProperty('renew');
  const after = await whoIs(registry, device.cookie, days(2));
  expect(after).toHaveProperty('renew');
  expect(await whoIs(registry, device.cookie, days(181))).toBeUndefined();
  await registry.store.people.renew(after?.device ?? '', days(2));
  expect(await whoIs(registry, device.cookie, days(181))).toBeDefined();
  await registry.store.people.renew(after?.device ?? '', days(-2));
  const response = await fetch(`${world.base}/api/me`, { headers: { cookie: device.cookie } });
  expect(response.headers.getSetCookie()[0]).toContain(device.cookie);
});

it('sessions that are worth nothing are forgotten at the next start; those in use stay', async () => {
  let now = Date.now();
  let own = await openWorld({}, { now: () => now });
  const [unused, used] = [await newDevice(own.base, 'Anna'), await newDevice(own.base, 'Bert')];
  now += 100 * 24 * 3600_000;
  await used.call('GET', '/api/me');
  now += 100 * 24 * 3600_000;
  own = await own.restart();
  const kept = new DatabaseSync(join(own.folder, 'tafelrunde.sqlite'), { readOnly: true });
  await expect.poll(() => kept.prepare('SELECT count(*) AS count FROM sessions').get()).toEqual({ count: 1 });
  kept.close();
  expect((await openDevice(own.base, used.cookie).call('GET', '/api/me')).status).toBe(200);
  expect((await openDevice(own.base, unused.cookie).call('GET', '/api/me')).status).toBe(401);
  await own.remove();
});

it('a person sees his devices and signs out the others, whose sockets close', async () => {
  const phone = await newDevice(world.base, 'Anna');
  const others = [openDevice(world.base), openDevice(world.base)];
  for (const other of others) {
    const { code } = (await phone.call('POST', '/api/me/code')).body;
    await other.call('POST', '/api/session/code', { code });
  }
  const { devices } = (await phone.call('GET', '/api/me/devices')).body;
  expect(devices.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false]);
  const line = await openConnection(at(others, 0));
  const left = await phone.call('POST', '/api/me/devices/signout', { device: devices[1].id });
  expect(left.body.devices.length).toBe(2);
  expect(await line.closed).toBe(4401);
  expect((await others[0]?.call('GET', '/api/me'))?.status).toBe(401);
  expect((await others[1]?.call('GET', '/api/me'))?.status).toBe(200);
  expect((await phone.call('POST', '/api/me/devices/signout', {})).body.devices.length).toBe(1);
  expect((await others[1]?.call('GET', '/api/me'))?.status).toBe(401);
  expect((await phone.call('GET', '/api/me')).status).toBe(200);
});
