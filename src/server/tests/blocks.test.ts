/** Blocked people do not meet, neither at tables nor in chat, whoever of the two has blocked the other. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { recompute } from '../../tournament/recompute.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import { type Device, newDevice, openConnection } from '../stress/client.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';
import { entrantsOf, roundsOf, rulesOf } from '../tournaments/rules.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.remove());

const idOf = async (device: Device) => (await device.call('GET', '/api/me')).body.person.id as string;
const two = [{ kind: 'me' }, { kind: 'open' }];
const open = async (device: Device, seats: readonly object[] = two, isPublic = true) =>
  (await device.call('POST', '/api/tables', { game: 'tikal', seats, public: isPublic })).body;
const reason = ({ body }: { body: { refusal?: { reason: string; text: string } } }) => body.refusal?.reason;
const block = async (device: Device, other: Device, muted = true) =>
  device.call('POST', '/api/me/mutes', { person: await idOf(other), muted });
const texts = (told: readonly ServerMessage[]) =>
  told.flatMap((one) => (one.type === 'chat' ? one.lines.map(({ text }) => text) : []));

it.each([
  ['by whoever opened the table', 0, 1],
  ['by whoever wants to sit down', 1, 0],
])('blocked %s: no seat, with no more said than that, and no such table in the list', async (_, by, whom) => {
  const pair = await Promise.all(['Anna', 'Ben'].map((name) => newDevice(world.base, name)));
  const [anna, ben] = pair as [Device, Device];
  const { table, invitations } = await open(anna);
  await block(at(pair, by), at(pair, whom));
  const listed = async (device: Device) =>
    (await device.call('GET', '/api/tables')).body.tables.some(({ id }: { id: string }) => id === table.id);
  expect([await listed(ben), await listed(anna)]).toEqual([false, true]);
  const path = `/api/tables/${table.id}/join`;
  const refused = await ben.call('POST', path);
  expect([refused.status, reason(refused)]).toEqual([403, 'keptApart']);
  expect(refused.body.refusal.text).not.toMatch(/block/i);
  // The link of a seat opens it no more than the list does.
  expect(reason(await ben.call('POST', path, { invitation: invitations[0].token }))).toBe('keptApart');
  await block(at(pair, by), at(pair, whom), false);
  expect(await listed(ben)).toBe(true);
  expect((await ben.call('POST', path)).body.seat).toBe(1);
});

it('the third at a table keeps two apart who would meet there', async () => {
  const [host, anna, ben] = (await Promise.all(['Host', 'Anna', 'Ben'].map((name) => newDevice(world.base, name)))) as [
    Device,
    Device,
    Device,
  ];
  await block(anna, ben);
  const { table } = await open(host, [{ kind: 'open' }, { kind: 'open' }]);
  expect((await ben.call('POST', `/api/tables/${table.id}/join`)).status).toBe(200);
  expect(reason(await anna.call('POST', `/api/tables/${table.id}/join`))).toBe('keptApart');
});

it('neither hears the other, at once and later, until both have taken it back', async () => {
  const table = await seatTable(world.base);
  const [anna, ben, cem] = table.devices as [Device, Device, Device];
  const [first, second, third] = table.connections;
  const say = (connection: typeof first, text: string) => connection?.ask({ type: 'chat', table: table.id, text });
  await block(anna, ben);
  await block(ben, anna);
  await block(anna, ben, false);
  await say(first, 'from Anna');
  await say(second, 'from Ben');
  await say(third, 'from Cem');
  for (const connection of table.connections)
    await connection.hear('chat', ({ lines }) => lines.some(({ text }) => text === 'from Cem'));
  expect(texts(first?.told ?? [])).toEqual(['from Anna', 'from Cem']);
  expect(texts(second?.told ?? [])).toEqual(['from Ben', 'from Cem']);
  expect(texts(third?.told ?? [])).toEqual(['from Anna', 'from Ben', 'from Cem']);
  const again = await openConnection(anna);
  await again.ask({ type: 'watch', table: table.id });
  expect(texts(again.told)).toEqual(['from Anna', 'from Cem']);
  await block(ben, anna, false);
  await say(second, 'good again');
  await again.hear('chat', ({ lines }) => lines.some(({ text }) => text === 'good again'));
  // Only the one who blocks is told whom.
  expect((await anna.call('GET', '/api/me')).body.muted).toEqual([]);
  await block(cem, anna);
  expect((await anna.call('GET', '/api/me')).body.muted).toEqual([]);
});

it('who keeps apart by now is not seated together once more', async () => {
  const table = await seatTable(world.base, 'tikal', 2);
  const [anna, ben] = table.devices as [Device, Device];
  await table.connections[0]?.ask({ type: 'propose', table: table.id, seat: 0, what: 'end' });
  await table.connections[1]?.ask({ type: 'answer', table: table.id, agree: true });
  await block(ben, anna);
  for (const device of [anna, ben])
    expect(reason(await device.call('POST', `/api/tables/${table.id}/rematch`))).toBe('noRematch');
  await block(ben, anna, false);
  expect((await anna.call('POST', `/api/tables/${table.id}/rematch`)).status).toBe(200);
});

it('who keeps apart does not enter a tournament in which the other plays, whichever of them blocked', async () => {
  const [anna, ben] = [await newDevice(world.base, 'Anna'), await newDevice(world.base, 'Ben')];
  const wish = { name: 'Cup', game: 'tikal', format: 'swiss', size: 2, rounds: 2, filler: null, public: true };
  const { tournament } = (await anna.call('POST', '/api/tournaments', wish)).body;
  const enter = () => ben.call('POST', `/api/tournaments/${tournament.id}/enter`, {});
  for (const [one, other] of [
    [anna, ben],
    [ben, anna],
  ] as const) {
    await block(one, other);
    const refused = await enter();
    expect([refused.status, reason(refused)]).toEqual([403, 'keptApartThere']);
    await block(one, other, false);
  }
  expect((await enter()).body.you).not.toBeNull();
});

it('who blocks when both are in a tournament is seated with others as far as the tables allow', async () => {
  const [anna, ben, cleo, dora] = (await Promise.all(
    ['Anna', 'Ben', 'Cleo', 'Dora'].map((name) => newDevice(world.base, name)),
  )) as [Device, Device, Device, Device];
  const wish = { name: 'Cup', game: 'tikal', format: 'swiss', size: 2, rounds: 2, filler: null, public: true };
  const { id } = (await anna.call('POST', '/api/tournaments', wish)).body.tournament;
  for (const one of [ben, cleo, dora]) await one.call('POST', `/api/tournaments/${id}/enter`, {});
  await block(anna, ben);
  await block(cleo, anna);
  await anna.call('POST', `/api/tournaments/${id}/start`);
  const stored = () => world.context.registry.store.tournaments.load(id);
  await expect.poll(async () => (await stored())?.row.round).toBe(1);
  const { tournament } = (await ben.call('GET', `/api/tournaments/${id}`)).body;
  const names = new Map(tournament.entrants.map((one: { id: string; name: string }) => [one.id, one.name]));
  const tables = tournament.played[0].tables.map(({ seats }: { seats: string[] }) => seats.map((one) => names.get(one)).sort());
  expect(tables.sort()).toEqual([
    ['Anna', 'Dora'],
    ['Ben', 'Cleo'],
  ]);
  // Who keeps apart from whom is kept for working it out again, and shown to nobody.
  expect(JSON.stringify(tournament)).not.toContain('apart');
  const kept = (await stored())!;
  expect(recompute(rulesOf(kept.row), entrantsOf(kept), roundsOf(kept)).differs).toBeUndefined();
});
