/** A guest who signs in as somebody is asked whether to bring along what he has. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAuthenticator } from '../stress/authenticator.ts';
import { type Device, newDevice, openConnection, openDevice } from '../stress/client.ts';
import { foundIn } from '../stress/rows.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
let now = Date.now();
beforeAll(async () => {
  world = await openWorld({}, { now: () => now });
});
afterAll(() => world.remove());

const reason = ({ body }: { body: { refusal?: { reason: string } } }) => body.refusal?.reason;
const idOf = async (device: Device) => (await device.call('GET', '/api/me')).body.person.id;
const tablesOf = async (device: Device) =>
  (await device.call('GET', '/api/me/tables')).body.tables.map(({ id }: { id: string }) => id);

/** Somebody with a passkey, who can sign in on any device. */
async function withPasskey(name: string) {
  const device = await newDevice(world.base, name);
  const key = newAuthenticator();
  const { options } = (await device.call('POST', '/api/me/passkeys/options')).body;
  await device.call('POST', '/api/me/passkeys', { passkey: key.register(options, world.base) });
  const signIn = async (on: Device) => {
    const asked = (await on.call('POST', '/api/session/passkey/options')).body.options;
    return (await on.call('POST', '/api/session/passkey', { passkey: key.signIn(asked, world.base) })).body;
  };
  return { device, signIn, id: await idOf(device) };
}

it('a guest without tables is not asked, and nothing of him stays', async () => {
  const anna = await withPasskey('Anna');
  const guest = await newDevice(world.base, 'Gast');
  const was = await idOf(guest);
  expect(await anna.signIn(guest)).toMatchObject({ person: { id: anna.id }, asks: null });
  expect(await idOf(guest)).toBe(anna.id);
  expect(foundIn(world.folder, was)).toEqual([]);
});

it('tables, seats, chat and mutes come along; the guest is in no column any more; the others play on', async () => {
  const anna = await withPasskey('Anna');
  const table = await seatTable(world.base);
  const [host, guest] = table.devices as [Device, Device];
  const was = await idOf(guest);
  await table.connections[1]?.ask({ type: 'chat', table: table.id, text: 'hello' });
  await host.call('POST', '/api/me/mutes', { person: was, muted: true });
  await guest.call('POST', '/api/me/mutes', { person: anna.id, muted: true });
  const open = (
    await guest.call('POST', '/api/tables', { game: 'magellan', seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] })
  ).body.table.id;
  await table.connections[1]?.ask({ type: 'propose', table: table.id, seat: 1, what: 'end' });

  const { person, asks } = await anna.signIn(guest);
  expect(person).toBeNull();
  expect(asks).toMatchObject({ name: 'Player 2', tables: 2, into: 'Anna' });
  // Until the answer nothing has changed.
  expect(await idOf(guest)).toBe(was);
  expect((await guest.call('POST', '/api/session/join', { token: asks.token, merge: true })).body.person.id).toBe(anna.id);
  expect(await idOf(guest)).toBe(anna.id);
  for (const device of [guest, anna.device]) expect((await tablesOf(device)).sort()).toEqual([open, table.id].sort());
  expect(foundIn(world.folder, was)).toEqual([]);
  expect((await anna.device.call('GET', '/api/me')).body.muted).toEqual([]);
  expect((await host.call('GET', '/api/me')).body.muted).toEqual([anna.id]);
  const shown = (await host.call('GET', `/api/tables/${table.id}`)).body.table;
  expect(shown.seats[1]).toMatchObject({ person: anna.id, name: 'Anna' });
  expect(shown.proposal.agreed).toEqual([1]);

  // The seat is played from either device, and the host sees it.
  const connection = await openConnection(anna.device);
  await connection.ask({ type: 'watch', table: table.id });
  const mine = await connection.hear('position', ({ seat }) => seat === 1);
  expect(mine.seat).toBe(1);
  expect(reason(await guest.call('POST', '/api/session/join', { token: asks.token, merge: true }))).toBe('usedLink');
});

it('who does not want to bring them leaves them behind', async () => {
  const anna = await withPasskey('Anna');
  const table = await seatTable(world.base);
  const guest = table.devices[1]!;
  const was = await idOf(guest);
  const { asks } = await anna.signIn(guest);
  await guest.call('POST', '/api/session/join', { token: asks.token, merge: false });
  expect(await idOf(guest)).toBe(anna.id);
  expect(await tablesOf(guest)).toEqual([]);
  const { seats } = (await guest.call('GET', `/api/tables/${table.id}`)).body.table;
  expect(seats[1]).toMatchObject({ person: was, name: 'Player 2' });
});

it('where both sit at one table one person holds both seats, under the names they were known by', async () => {
  const table = await seatTable(world.base);
  const [host, guest] = table.devices as [Device, Device];
  const key = newAuthenticator();
  const { options } = (await host.call('POST', '/api/me/passkeys/options')).body;
  await host.call('POST', '/api/me/passkeys', { passkey: key.register(options, world.base) });
  const asked = (await guest.call('POST', '/api/session/passkey/options')).body.options;
  const { asks } = (await guest.call('POST', '/api/session/passkey', { passkey: key.signIn(asked, world.base) })).body;
  await guest.call('POST', '/api/session/join', { token: asks.token, merge: true });
  const { seats } = (await guest.call('GET', `/api/tables/${table.id}`)).body.table;
  const me = await idOf(host);
  expect(seats.slice(0, 2)).toMatchObject([
    { person: me, name: 'Player 1' },
    { person: me, name: 'Player 2' },
  ]);
  expect(await tablesOf(host)).toEqual([table.id]);
  const connection = await openConnection(guest);
  await connection.ask({ type: 'watch', table: table.id });
  for (const seat of [0, 1]) await connection.hear('position', (position) => position.seat === seat);
});

it('a question put to one device is answered by no other, nor too late', async () => {
  const anna = await withPasskey('Anna');
  const table = await seatTable(world.base);
  const [first, second] = [table.devices[1], table.devices[2]] as [Device, Device];
  const { asks } = await anna.signIn(first);
  expect(reason(await second.call('POST', '/api/session/join', { token: asks.token, merge: true }))).toBe('othersLink');
  now += 15 * 60_000 + 1;
  expect(reason(await first.call('POST', '/api/session/join', { token: asks.token, merge: true }))).toBe('oldLink');
  expect(await tablesOf(first)).toEqual([table.id]);
});

it('notes come along, and where both have one about a table both stay', async () => {
  const anna = await withPasskey('Anna');
  const table = await seatTable(world.base);
  const guest = table.devices[1]!;
  const was = await idOf(guest);
  const noteOf = async (device: Device) => (await device.call('GET', `/api/tables/${table.id}/own`)).body.note;
  await anna.device.call('PATCH', `/api/tables/${table.id}/own`, { note: 'from the desk' });
  await guest.call('PATCH', `/api/tables/${table.id}/own`, { note: 'from the phone' });
  const { asks } = await anna.signIn(guest);
  await guest.call('POST', '/api/session/join', { token: asks.token, merge: true });
  expect(await noteOf(guest)).toBe('from the desk\nfrom the phone');
  expect(foundIn(world.folder, was)).toEqual([]);
});

/** The same person on one more device. */
async function secondDevice(first: Device): Promise<Device> {
  const { code } = (await first.call('POST', '/api/me/code')).body;
  const second = openDevice(world.base);
  await second.call('POST', '/api/session/code', { code });
  return second;
}

it('of a guest’s devices only the one that signed in comes along; the others are signed out', async () => {
  const anna = await withPasskey('Anna');
  for (const withTables of [false, true]) {
    const table = withTables ? await seatTable(world.base) : undefined;
    const guest = table ? table.devices[1]! : await newDevice(world.base, 'Gast');
    const other = await secondDevice(guest);
    expect(await idOf(other)).toBe(await idOf(guest));
    const { asks } = await anna.signIn(guest);
    if (asks) await guest.call('POST', '/api/session/join', { token: asks.token, merge: true });
    expect(await idOf(guest)).toBe(anna.id);
    expect((await other.call('GET', '/api/me')).status).toBe(401);
  }
});

it('who has a way back of his own is merged with nobody, whatever is asked for', async () => {
  const anna = await withPasskey('Anna');
  const bert = await withPasskey('Bert');
  const open = { game: 'magellan', seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] };
  const table = (await bert.device.call('POST', '/api/tables', open)).body.table.id;
  const second = await secondDevice(bert.device);
  expect(await anna.signIn(bert.device)).toMatchObject({ person: { id: anna.id }, asks: null });
  expect(await idOf(bert.device)).toBe(anna.id);
  expect(await idOf(second)).toBe(bert.id);
  expect(await tablesOf(second)).toEqual([table]);
});

it('two who join each other at once do not both vanish', async () => {
  const [one, other] = [(await seatTable(world.base)).devices[1], (await seatTable(world.base)).devices[1]] as [Device, Device];
  const [first, second] = [await idOf(one), await idOf(other)];
  const { accounts } = world.context.registry.store;
  await accounts.merge(first, second, 'none');
  expect(await accounts.merge(second, first, 'none')).toEqual([]);
  expect(foundIn(world.folder, second)).not.toEqual([]);
});

it('being called comes along to somebody who has not said how', async () => {
  const anna = await withPasskey('Anna');
  const table = await seatTable(world.base);
  const guest = table.devices[1]!;
  const was = await idOf(guest);
  await guest.call('PATCH', '/api/me/notices', { after: 3 });
  const { asks } = await anna.signIn(guest);
  await guest.call('POST', '/api/session/join', { token: asks.token, merge: true });
  const { after } = world.context.notices;
  expect([after.get(anna.id), after.get(was)]).toEqual([3, undefined]);
});

it('a device that becomes another person’s by a code is no longer the first one’s', async () => {
  const anna = await newDevice(world.base, 'Anna');
  const bert = await newDevice(world.base, 'Bert');
  const before = bert.cookie;
  const { code } = (await anna.call('POST', '/api/me/code')).body;
  await bert.call('POST', '/api/session/code', { code });
  expect(await idOf(bert)).toBe(await idOf(anna));
  expect((await openDevice(world.base, before).call('GET', '/api/me')).status).toBe(401);
});

it('every column that names a person is known to forgetting.ts and merging.ts; a new one is added there, and here', () => {
  const database = new DatabaseSync(join(world.folder, 'tafelrunde.sqlite'), { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  const naming = tables.flatMap(({ name }) =>
    (database.prepare(`SELECT name FROM pragma_table_info('${name}')`).all() as { name: string }[])
      .filter((column) =>
        ['person', 'other', 'host', 'muted', 'reporter', 'operator', 'asker', 'asked', 'inviter'].includes(column.name),
      )
      .map((column) => `${name}.${column.name}`),
  );
  database.close();
  expect(naming.sort()).toEqual(known);
});

const known = [
  'addresses.person',
  'attendance.person',
  'bans.operator',
  'bans.person',
  'calls.person',
  'chat.person',
  'daily.person',
  'deeds.operator',
  'deeds.person',
  'entrants.person',
  'friendships.asked',
  'friendships.asker',
  'invited.inviter',
  'invited.person',
  'jobs.person',
  'links.person',
  'meetings.other',
  'meetings.person',
  'mutes.muted',
  'mutes.person',
  'notices.person',
  'own_tables.person',
  'passkeys.person',
  'ratings.person',
  'reported_lines.person',
  'reports.person',
  'reports.reporter',
  'requests.person',
  'result_seats.person',
  'seats.person',
  'seekers.person',
  'sessions.person',
  'share_comments.person',
  'shares.person',
  'signins.person',
  'signs.person',
  'silenced.person',
  'subscriptions.person',
  'tables.host',
  'tallies.person',
  'tournaments.host',
  'webhooks.person',
];
