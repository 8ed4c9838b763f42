import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerMessage } from '../../wire/messages.ts';
import { type Answer, type Connection, newDevice, openConnection } from '../stress/client.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.remove());

const entriesOf = (told: readonly ServerMessage[]) => told.flatMap((one) => ('entries' in one ? one.entries : []));

it('who comes back is told what he missed, once and in order, and no more', async () => {
  const table = await seatTable(world.base);
  for (let i = 0; i < 5; i++) await table.step();
  table.connections[1]?.cut();
  await table.connections[0]?.hear('presence', ({ online }) => online.length === 2);
  const others = table.connections.filter((_, seat) => seat !== 1);
  const again = await openConnection(table.devices[1] as never);
  await again.ask({ type: 'watch', table: table.id, seen: 3 });
  expect(entriesOf(again.told).map(({ number }) => number)).toEqual([4, 5]);
  expect(entriesOf(again.told)).toEqual(entriesOf(table.connections[1]?.told ?? []).slice(3));
  await others[0]?.hear('presence', ({ online }) => online.length === 3);
  const fresh = await openConnection(table.devices[1] as never);
  await fresh.ask({ type: 'watch', table: table.id });
  expect(entriesOf(fresh.told)).toEqual([]);
  const page = await table.devices[1]?.call('GET', `/api/tables/${table.id}/entries?seat=1&after=1`);
  expect(page?.body.entries).toEqual(entriesOf(table.connections[1]?.told ?? []).slice(1));
});

it('a client that does not read is cut off, and nobody waits for it', async () => {
  const table = await seatTable(world.base);
  const slow = new WebSocket(`${world.base.replace('http', 'ws')}/api/socket`, {
    headers: { cookie: table.devices[2]?.cookie ?? '' },
  });
  const closed = new Promise((resolve) => slow.on('close', resolve));
  slow.on('error', () => {});
  await new Promise((resolve) => slow.on('open', resolve));
  slow.pause();
  let gone = false;
  const { clients } = world.context;
  const before = clients.count();
  const waits: number[] = [];
  for (let i = 0; i < 4000 && !gone; i++) {
    for (let j = 0; j < 10; j++) slow.send(JSON.stringify({ type: 'watch', id: 'x', table: table.id, seen: 0 }));
    const began = performance.now();
    await table.connections[0]?.ask({ type: 'ping' });
    waits.push(performance.now() - began);
    gone = clients.count() < before;
  }
  expect(gone).toBe(true);
  slow.resume();
  await closed;
  expect(await world.context.registry.metrics.registry.getSingleMetricAsString('tafelrunde_cut_total')).toContain('slow');
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(100);
  await table.step();
});

it('a dead client is cut off by the heartbeat', async () => {
  const lively = await openWorld({ HEARTBEAT: '1' });
  const connection = await openConnection({ base: lively.base, cookie: '' });
  const dead = new WebSocket(`${lively.base.replace('http', 'ws')}/api/socket`, { autoPong: false });
  await new Promise((resolve) => dead.on('close', resolve));
  expect((await connection.ask({ type: 'ping' })).type).toBe('done');
  await lively.remove();
});

it.each([
  ['nonsense', 'notJson'],
  ['', 'notJson'],
  ['null', 'unreadable'],
  ['[]', 'unreadable'],
  ['{"type":"dance","id":"1"}', 'unreadable'],
  ['{"type":"act","id":"1"}', 'unreadable'],
  ['{"type":"watch","id":"1","table":"nowhere"}', 'noSuchTable'],
  ['{"type":"chat","id":"1","table":"nowhere","text":"x"}', 'noSession'],
])('the message %s is refused: %s', async (text, reason) => {
  const connection = await openConnection({ base: world.base, cookie: '' }, { 'accept-language': 'de-DE,de' });
  connection.send(text);
  const { refusal } = await connection.hear('refused');
  expect(refusal?.reason).toBe(reason);
  expect(refusal?.text).toMatch(/^(Das|Dies|Diesen|Sag|Gib)/);
  connection.cut();
});

it('members a message need not have are passed over, so that a newer client may add some', async () => {
  const connection = await openConnection({ base: world.base, cookie: '' });
  expect(await connection.ask({ type: 'ping', more: 1 })).toMatchObject({ type: 'done' });
  connection.cut();
});

it('messages over 16 kB are refused, and far longer ones close the line; binary ones are refused too', async () => {
  const connection = await openConnection({ base: world.base, cookie: '' });
  connection.send(JSON.stringify({ type: 'ping', id: 'x'.repeat(20_000) }));
  expect((await connection.hear('refused')).refusal?.reason).toBe('tooLong');
  expect((await connection.ask({ type: 'ping' })).type).toBe('done');
  connection.send(Buffer.from('{"type":"ping","id":"1"}'));
  expect((await connection.hear('refused', ({ refusal }) => refusal.reason === 'notJson')).type).toBe('refused');
  connection.send('x'.repeat(70_000));
  expect(await connection.closed).toBe(1009);
});

it('another site can neither open a socket nor change anything', async () => {
  const device = await newDevice(world.base, 'Anna');
  await expect(openConnection(device, { origin: 'https://evil.example' })).rejects.toThrow('403');
  const own = await openConnection(device, { origin: world.base });
  expect((await own.ask({ type: 'ping' })).type).toBe('done');
  const post = (headers: Record<string, string>) =>
    fetch(`${world.base}/api/me/code`, { method: 'POST', headers: { cookie: device.cookie, ...headers } });
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ origin: 'null' })).status).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({ origin: world.base })).status).toBe(201);
});

it('too much from one person or address is refused, and says for how long', async () => {
  const strict = await openWorld({ LIMIT_PERSON: '30', LIMIT_ADDRESS: '90', LIMIT_SOCKETS_PERSON: '2', LIMIT_ARRIVALS: '3' });
  const [anna, bert] = [await newDevice(strict.base, 'Anna'), await newDevice(strict.base, 'Bert')];
  const connection = await openConnection(anna);
  const answers: Answer[] = [];
  for (let i = 0; i < 40; i++)
    answers.push(await Promise.race([connection.ask({ type: 'ping' }), refusedNext(connection, answers.length)]));
  const [refused] = answers.filter(({ type }) => type === 'refused');
  expect(refused?.refusal).toMatchObject({ reason: 'tooMany', details: { seconds: expect.any(Number) } });
  const other = await openConnection(bert);
  expect((await other.ask({ type: 'ping' })).type).toBe('done');
  await openConnection(bert);
  await expect(openConnection(bert)).rejects.toThrow('429');
  await newDevice(strict.base, 'Cem');
  await expect(newDevice(strict.base, 'Dora')).rejects.toThrow('429');
  await strict.remove();
});

/** A refusal for haste carries no id: the message was not even read. */
function refusedNext(connection: Connection, known: number): Promise<Answer> {
  return connection.hear('refused', (told) => connection.told.indexOf(told) > known);
}
