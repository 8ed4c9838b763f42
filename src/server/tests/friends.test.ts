/** Friends are mutual; a friend is asked straight to a table. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, newDevice } from '../stress/client.ts';
import { foundIn } from '../stress/rows.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
let now = Date.now();
beforeAll(async () => {
  world = await openWorld({}, { now: () => now });
});
afterAll(() => world.remove());

const idOf = async (device: Device) => (await device.call('GET', '/api/me')).body.person.id as string;
const reason = ({ body }: { body: { refusal?: { reason: string } } }) => body.refusal?.reason;
const people = async (...names: string[]) => Promise.all(names.map((name) => newDevice(world.base, name)));
const ask = async (device: Device, other: Device) => device.call('POST', '/api/me/friends', { person: await idOf(other) });
const end = async (device: Device, other: Device) => device.call('POST', '/api/me/friends/end', { person: await idOf(other) });
const names = async (device: Device) => {
  const { friends, asked, asking } = (await device.call('GET', '/api/me/friends')).body;
  return [friends, asked, asking].map((some: { name: string }[]) => some.map(({ name }) => name).join());
};

it('one asks, the other agrees, either ends it', async () => {
  const [anna, ben] = (await people('Anna', 'Ben')) as [Device, Device];
  await ask(anna, ben);
  await ask(anna, ben);
  expect([await names(anna), await names(ben)]).toEqual([
    ['', '', 'Ben'],
    ['', 'Anna', ''],
  ]);
  expect((await anna.call('GET', '/api/lobby')).body.asked).toBe(0);
  expect((await ben.call('GET', '/api/lobby')).body.asked).toBe(1);
  await ask(ben, anna);
  expect([await names(anna), await names(ben)]).toEqual([
    ['Ben', '', ''],
    ['Anna', '', ''],
  ]);
  await end(anna, ben);
  expect([await names(anna), await names(ben)]).toEqual([
    ['', '', ''],
    ['', '', ''],
  ]);
  // Declined, it can be asked again.
  await ask(anna, ben);
  await end(ben, anna);
  expect(await names(anna)).toEqual(['', '', '']);
});

it('nobody befriends himself or nobody; blocking ends it, and whoever is blocked is told nothing', async () => {
  const [anna, ben] = (await people('Anna', 'Ben')) as [Device, Device];
  expect(reason(await ask(anna, anna))).toBe('noSuchPerson');
  expect(reason(await anna.call('POST', '/api/me/friends', { person: 'nobody' }))).toBe('noSuchPerson');
  await ask(anna, ben);
  await ask(ben, anna);
  await anna.call('POST', '/api/me/mutes', { person: await idOf(ben), muted: true });
  expect(await names(ben)).toEqual(['', '', '']);
  expect((await ask(ben, anna)).status).toBe(200);
  expect(await names(anna)).toEqual(['', '', '']);
  expect(reason(await ask(anna, ben))).toBe('blockedByYou');
});

it('a friend asked to a private table sees it at home, sits down without a link, and it is gone from there', async () => {
  const [anna, ben, cem] = (await people('Anna', 'Ben', 'Cem')) as [Device, Device, Device];
  await ask(anna, ben);
  await ask(ben, anna);
  const seats = [{ kind: 'me' }, { kind: 'invite' }, { kind: 'invite' }];
  const { table } = (await anna.call('POST', '/api/tables', { game: 'tikal', seats })).body;
  const invite = async (device: Device, other: Device) =>
    device.call('POST', `/api/tables/${table.id}/friends`, { person: await idOf(other) });
  expect(reason(await ben.call('POST', `/api/tables/${table.id}/join`))).toBe('onlyByInvitation');
  expect(reason(await invite(anna, cem))).toBe('notFriends');
  expect(reason(await invite(ben, anna))).toBe('notYourSeat');
  expect((await invite(anna, ben)).status).toBe(200);
  expect((await invite(anna, ben)).status).toBe(200);
  const invitations = async (device: Device) => (await device.call('GET', '/api/lobby')).body.invitations;
  expect(await invitations(ben)).toMatchObject([{ table: table.id, game: 'tikal', inviter: { name: 'Anna' } }]);
  expect(await invitations(cem)).toEqual([]);
  await ben.call('POST', `/api/tables/${table.id}/decline`);
  expect(await invitations(ben)).toEqual([]);
  expect(reason(await ben.call('POST', `/api/tables/${table.id}/join`))).toBe('onlyByInvitation');
  await invite(anna, ben);
  expect((await ben.call('POST', `/api/tables/${table.id}/join`)).body.seat).toBe(1);
  expect(await invitations(ben)).toEqual([]);
});

it('whoever goes for good is nobody’s friend and asked nowhere', async () => {
  const [anna, ben, cem] = (await people('Anna', 'Ben', 'Cem')) as [Device, Device, Device];
  await ask(anna, ben);
  await ask(ben, anna);
  await ask(cem, ben);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = (await ben.call('POST', '/api/tables', { game: 'tikal', seats })).body;
  await ben.call('POST', `/api/tables/${table.id}/friends`, { person: await idOf(anna) });
  await ben.call('POST', '/api/me/seek', { game: 'tikal', pace: 'live' });
  const gone = await idOf(ben);
  await ben.call('DELETE', '/api/me');
  now += 1;
  expect(foundIn(world.folder, gone)).toEqual([]);
  expect([await names(anna), await names(cem)]).toEqual([
    ['', '', ''],
    ['', '', ''],
  ]);
});

it('two guests who become one keep each other’s friends, each once, and are not their own', async () => {
  const [anna, ben, cem] = (await people('Anna', 'Ben', 'Cem')) as [Device, Device, Device];
  await ask(anna, ben);
  await ask(anna, cem);
  await ask(cem, ben);
  const { store } = world.context.registry;
  const into = await idOf(ben);
  await store.accounts.merge(await idOf(anna), into, '');
  const rows = await store.friends.of(into);
  expect(rows.length).toBe(1);
  // Anna had asked Cem, who had asked Ben: now both have asked.
  expect(rows[0]?.accepted).not.toBeNull();
});
