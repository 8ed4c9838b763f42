/** Who is gone is gone: cut off at once, and nowhere to be found. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Device, newDevice, openConnection, openDevice } from '../stress/client.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.remove());

/** A socket that does not listen, so that it never answers a farewell, and goes on talking. */
async function openDeaf({ base, cookie }: Device): Promise<WebSocket> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  await new Promise((resolve) => socket.once('message', resolve));
  socket.pause();
  return socket;
}

it.each(['/api/session', '/api/me'])('after DELETE %s an open socket says nothing any more', async (path) => {
  const table = await seatTable(world.base);
  const device = table.devices[1] as Device;
  const deaf = await openDeaf(device);
  await device.call('DELETE', path);
  deaf.send(JSON.stringify({ type: 'chat', id: '1', table: table.id, text: 'still here' }));
  await sleep(50);
  await table.connections[2]?.ask({ type: 'chat', table: table.id, text: 'is he gone?' });
  await table.connections[2]?.hear('chat', ({ lines }) => lines.some(({ text }) => text === 'is he gone?'));
  expect(JSON.stringify(table.connections[2]?.told)).not.toContain('still here');
  deaf.terminate();
});

/** Every value of every column of every table of the store that holds one of these texts. */
function foundIn(folder: string, ...texts: readonly string[]): string[] {
  const database = new DatabaseSync(join(folder, 'tafelrunde.sqlite'), { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  const found = tables.flatMap(({ name }) =>
    (database.prepare(`SELECT * FROM "${name}"`).all() as Record<string, unknown>[]).flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        texts.some((text) => String(value).includes(text)) ? [`${name}.${column}: ${value}`] : [],
      ),
    ),
  );
  database.close();
  return found;
}

it('a deleted person is in no column of the store, and nothing of his stays open', async () => {
  const quirin = await newDevice(world.base, 'Quirin');
  const other = await newDevice(world.base, 'Otto');
  const { id } = (await quirin.call('GET', '/api/me')).body.person;
  const otto = (await other.call('GET', '/api/me')).body.person.id;
  await quirin.call('POST', '/api/me/code');
  await quirin.call('POST', '/api/me/mutes', { person: otto, muted: true });
  await other.call('POST', '/api/me/mutes', { person: id, muted: true });

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
  const elsewhere = (
    await other.call('POST', '/api/tables', {
      game: 'magellan',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      public: true,
    })
  ).body.table.id;
  await connection.ask({ type: 'chat', table: elsewhere, text: 'Quirin again' });
  expect(foundIn(world.folder, id, 'Quirin').length).toBeGreaterThan(8);

  expect((await quirin.call('DELETE', '/api/me')).status).toBe(200);
  expect(foundIn(world.folder, id, 'Quirin')).toEqual([]);
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
