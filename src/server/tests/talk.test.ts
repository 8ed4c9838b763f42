import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { type Device, newDevice, openConnection, openDevice } from '../stress/client.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ LIMIT_CHAT: '4' });
});
afterAll(() => world.remove());

const three = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
const open = async (device: Device, more: object = {}) =>
  (await device.call('POST', '/api/tables', { game: 'magellan', seats: three, ...more })).body.table;
const personOf = async (device: Device) => (await device.call('GET', '/api/me')).body.person.id as string;

it('a stranger who knows the id of a private table neither talks there nor adds to its shuffle', async () => {
  const [host, stranger] = await Promise.all(['Anna', 'Eve'].map((name) => newDevice(world.base, name)));
  const { id } = await open(host!, { contribution: 'mine' });
  const line = await openConnection(stranger!);
  expect((await line.ask({ type: 'chat', table: id, text: 'spam' })).refusal?.reason).toBe('onlySeatsTalk');
  const added = await stranger?.call('POST', `/api/tables/${id}/contribution`, { contribution: 'theirs' });
  expect([added?.status, added?.body.refusal.reason]).toEqual([403, 'onlySeatsTalk']);
  expect((await host?.call('GET', `/api/tables/${id}`))?.body.table).toMatchObject({ contributions: ['mine'], talk: false });
  expect((await stranger?.call('POST', `/api/tables/${id}/talk`, { spectators: true }))?.body.refusal.reason).toBe('notHost');
  expect((await host?.call('POST', `/api/tables/${id}/talk`, { spectators: true }))?.body.table.talk).toBe(true);
  expect((await line.ask({ type: 'chat', table: id, text: 'good luck' })).type).toBe('done');
});

it('spectators talk at a public table, unless the host says no', async () => {
  const [host, guest] = await Promise.all(['Anna', 'Gus'].map((name) => newDevice(world.base, name)));
  const line = await openConnection(guest!);
  const loud = await open(host!, { public: true });
  const quiet = await open(host!, { public: true, talk: false });
  expect((await line.ask({ type: 'chat', table: loud.id, text: 'hello' })).type).toBe('done');
  expect((await line.ask({ type: 'chat', table: quiet.id, text: 'hello' })).refusal?.reason).toBe('onlySeatsTalk');
});

it('the host mutes somebody at the table, also one who sits there, and it stays so after a restart', async () => {
  const own = await openWorld();
  const table = await seatTable(own.base);
  const [host, loud] = table.devices as [Device, Device];
  const person = await personOf(loud);
  const mute = (device: Device, muted: boolean) => device.call('POST', `/api/tables/${table.id}/mutes`, { person, muted });
  expect((await mute(loud, true)).body.refusal.reason).toBe('notHost');
  expect((await mute(host, true)).body.table.silenced).toEqual([person]);
  const say = { type: 'chat', table: table.id, text: 'hey' };
  expect((await table.connections[1]?.ask(say))?.refusal?.reason).toBe('mutedHere');
  const again = await own.restart();
  const line = await openConnection({ base: again.base, cookie: loud.cookie });
  expect((await line.ask(say)).refusal?.reason).toBe('mutedHere');
  await mute(openDevice(again.base, host.cookie), false);
  expect((await line.ask(say)).type).toBe('done');
  await again.remove();
});

it('who writes too fast at one table is asked to wait, and heard at another', async () => {
  const table = await seatTable(world.base);
  const [line] = table.connections;
  const answers = [];
  for (let i = 0; i < 5; i++) answers.push(await line?.ask({ type: 'chat', id: `line ${i}`, table: table.id, text: 'more' }));
  expect(answers.map((answer) => answer?.type)).toEqual(['done', 'done', 'done', 'done', 'refused']);
  expect(answers.at(-1)).toMatchObject({ id: 'line 4', refusal: { reason: 'tooMany' } });
  const { id } = await open(at(table.devices, 0));
  expect((await line?.ask({ type: 'chat', table: id, text: 'here' }))?.type).toBe('done');
  expect((await table.connections[1]?.ask({ type: 'chat', table: table.id, text: 'and I' }))?.type).toBe('done');
});
