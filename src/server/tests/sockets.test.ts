import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { loadGame } from '../../games/index.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import { type Answer, type Connection, newDevice, openConnection } from '../stress/client.ts';
import { seated, seatTable } from '../stress/table.ts';
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
  const again = await openConnection(table.devices[1]!);
  await again.ask({ type: 'watch', table: table.id, seen: 3 });
  expect(entriesOf(again.told).map(({ number }) => number)).toEqual([4, 5]);
  expect(entriesOf(again.told)).toEqual(entriesOf(table.connections[1]?.told ?? []).slice(3));
  await others[0]?.hear('presence', ({ online }) => online.length === 3);
  const fresh = await openConnection(table.devices[1]!);
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

it('the heartbeat of many clients is spread over its time: never all at once', async () => {
  const lively = await openWorld({ HEARTBEAT: '1' });
  const pinged: number[] = [];
  const sockets = await Promise.all(Array.from({ length: 20 }, () => openConnection({ base: lively.base, cookie: '' })));
  for (const client of lively.context.clients.all()) {
    const { ping } = client;
    client.ping = () => {
      pinged.push(client.turn);
      ping();
    };
  }
  await vi.waitFor(() => expect(pinged.length).toBeGreaterThan(40), { timeout: 20_000 });
  expect(new Set(pinged).size).toBe(20);
  for (const socket of sockets) expect((await socket.ask({ type: 'ping' })).type).toBe('done');
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
  for (let i = 0; i < 40; i++) answers.push(await connection.ask({ type: 'ping', id: `ping ${i}` }));
  const [refused] = answers.filter(({ type }) => type === 'refused');
  expect(answers.map(({ id }) => id)).toEqual(answers.map((_, i) => `ping ${i}`));
  expect(refused?.refusal).toMatchObject({ reason: 'tooMany', details: { seconds: expect.any(Number) } });
  const other = await openConnection(bert);
  expect((await other.ask({ type: 'ping' })).type).toBe('done');
  await openConnection(bert);
  await expect(openConnection(bert)).rejects.toThrow('429');
  await newDevice(strict.base, 'Cem');
  await expect(newDevice(strict.base, 'Dora')).rejects.toThrow('429');
  await strict.remove();
});

it('a message that is too long is refused under its id', async () => {
  const connection = await openConnection({ base: world.base, cookie: '' });
  const refused = await connection.ask({ type: 'chat', id: 'long', table: 'x', text: 'x'.repeat(20_000) });
  expect(refused).toMatchObject({ type: 'refused', id: 'long', refusal: { reason: 'tooLong' } });
  connection.cut();
});

it('a line of chat whose answer was lost is posted once, however often it is sent, also after a restart', async () => {
  const own = await openWorld();
  const table = await seatTable(own.base);
  const [anna, bert] = table.connections as [Connection, Connection];
  const line = { type: 'chat', id: 'line 1', table: table.id, text: 'hello' };
  await Promise.all([anna.ask(line), anna.ask(line)]);
  const second = await openConnection(table.devices[0]!);
  expect((await second.ask(line)).type).toBe('done');
  expect((await bert.ask({ ...line, text: 'from Bert' })).type).toBe('done');
  const again = await own.restart();
  const after = await openConnection({ base: again.base, cookie: table.devices[0]?.cookie ?? '' });
  expect((await after.ask(line)).type).toBe('done');
  await after.ask({ type: 'watch', table: table.id });
  const texts = after.told.flatMap((one) => (one.type === 'chat' ? one.lines.map(({ text }) => text) : []));
  expect(texts).toEqual(['hello', 'from Bert']);
  await again.remove();
});

it('a request to take back whose answer was lost takes back no second step', async () => {
  const seats = [{ kind: 'me' }, { kind: 'here', name: 'Oma' }, { kind: 'here', name: 'Opa' }];
  const device = await newDevice(world.base, 'Anna');
  const { table } = (await device.call('POST', '/api/tables', { game: 'magellan', seats, start: true })).body;
  const connection = await openConnection(device);
  await connection.ask({ type: 'watch', table: table.id });
  const game = await loadGame('magellan');
  const play = seated(table.id, game, [device, device, device], [connection, connection, connection]);
  for (let i = 0; i < 8; i++) await play.step();
  const seat = (await play.step()).seat;
  const ask = { type: 'propose', id: 'back', table: table.id, seat, what: 'undo' };
  expect((await connection.ask(ask)).type).toBe('done');
  const { number } = await connection.ask({ type: 'watch', table: table.id });
  expect((await connection.ask(ask)).type).toBe('done');
  expect((await connection.ask({ type: 'watch', table: table.id })).number).toBe(number);
});
