/** What processes tell each other by the bell, and what is made up for where it did not ring, or rang at the wrong moment. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { keepUpWithClients, keepUpWithPlayers } from '../people/keep-up.ts';
import type { TableStore } from '../store/tables.ts';
import type { ReadTail } from '../store/tails.ts';
import { type Connection, newDevice, openConnection, openDevice } from '../stress/client.ts';
import { startNats } from '../stress/services.ts';
import { openWorld, type World } from '../stress/world.ts';
import { tableShowing } from '../tables/elsewhere.ts';
import { keepUp } from '../tables/keep-up.ts';
import { canCluster, clustered, spread } from './clustered.ts';

const possible = canCluster('bells between processes');
const cluster = clustered(possible);

describe.runIf(possible)('the bell between processes', () => {
  it('who is there is said again among processes, and devices are not bothered with it', async () => {
    const opened = await cluster.open(3);
    const table = await spread(opened);
    for (const connection of table.connections)
      if (!connection.told.some((told) => told.type === 'presence' && told.online.length === 3))
        await connection.hear('presence', ({ online }) => online.length === 3);
    const bothered = () => table.connections.map(({ told }) => told.filter(({ type }) => type === 'presence').length).join();
    await table.step();
    const before = bothered();
    for (const { context } of opened) await keepUp(context.registry, 100);
    await table.step();
    expect(bothered()).toBe(before);
  });

  // Long before the next comparison with the store, which would find it too.
  it('a bell that rings while the last one’s news are being read is not lost', { timeout: 10_000 }, async () => {
    const opened = await cluster.open(2);
    const table = await spread(opened, 'magellan', 4);
    const [one, two] = table.connections as [Connection, Connection];
    const { tables } = at(opened, 1).context.registry.store as { tables: { tail: ReadTail } };
    const [read, held] = [tables.tail, Promise.withResolvers<void>()];
    const readOnce = Promise.withResolvers<void>();
    tables.tail = async (id, after) => {
      const tail = await read(id, after);
      readOnce.resolve();
      await held.promise;
      return tail;
    };
    await one.ask({ type: 'chat', table: table.id, text: 'first' });
    await readOnce.promise;
    await one.ask({ type: 'chat', table: table.id, text: 'second' });
    await sleep(200);
    held.resolve();
    const heard = await two.hear('chat', ({ lines }) => lines.some(({ text }) => text === 'second'));
    expect(heard.lines.at(-1)?.number).toBe(2);
  });

  it('whoever must know what the store has is not content with news that were read before', { timeout: 10_000 }, async () => {
    const opened = await cluster.open(2);
    const table = await spread(opened);
    // The next to act is at the first process.
    while (table.at(0).waiting[0] === 1) await table.step();
    const { registry } = at(opened, 1).context;
    const { tables } = registry.store as { tables: TableStore & { tail: ReadTail } };
    const [read, held, readOnce] = [tables.tail, Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    tables.tail = async (id, after) => {
      const tail = await read(id, after);
      readOnce.resolve();
      await held.promise;
      return tail;
    };
    await at(table.connections, 0).ask({ type: 'chat', table: table.id, text: 'first' });
    await readOnce.promise;
    const { number } = table.at(0);
    const acted = table.step();
    await expect.poll(async () => (await tables.stands([table.id]))[0]?.number).toBe(number + 1);
    const shown = tableShowing(registry, table.id, ({ index }) => index > number);
    await sleep(200);
    held.resolve();
    const live = await shown;
    expect('index' in live && live.index).toBe(number + 1);
    await acted;
  });

  it('a bell that rings while a table is being opened is not lost', { timeout: 10_000 }, async () => {
    const [one, two] = (await cluster.open(2)) as [World, World];
    const named = (name: string) => newDevice(one.base, name);
    const [host, guest, late] = [await named('Anna'), await named('Bert'), await named('Carla')];
    const seats = [{ kind: 'me' }, { kind: 'invite' }, { kind: 'invite' }];
    const { body } = await host.call('POST', '/api/tables', { game: 'magellan', seats });
    const table: string = body.table.id;
    await guest.call('POST', `/api/tables/${table}/join`, { invitation: body.invitations[0].token });
    const tables = two.context.registry.store.tables as { load: TableStore['load'] };
    const [load, held, read] = [tables.load, Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    tables.load = async (id) => {
      const stored = await load(id);
      read.resolve();
      await held.promise;
      return stored;
    };
    const connection = await openConnection({ base: two.base, cookie: guest.cookie });
    const watched = connection.ask({ type: 'watch', table });
    await read.promise;
    await late.call('POST', `/api/tables/${table}/join`, { invitation: body.invitations[1].token });
    await sleep(200);
    held.resolve();
    await watched;
    await connection.hear('table', ({ table: { seats: all } }) => all.some(({ name }) => name === 'Carla'));
  });

  it('a bell that is gone costs time and nothing else; moves are noticed by the sweep', { timeout: 60_000 }, async () => {
    const own = await startNats();
    const place = { ...cluster.place(), NATS_URL: own.url };
    const opened = await Promise.all([1, 2].map(() => openWorld(place)));
    cluster.keep(...opened);
    const table = await spread(opened);
    await table.step();
    await own.stop();
    const sweeping = setInterval(() => {
      for (const { context } of opened) void keepUp(context.registry, 100);
    }, 200);
    for (let moves = 0; moves < 4; moves++) await table.step();
    clearInterval(sweeping);
    await own.start();
    await sleep(1500);
    for (let moves = 0; moves < 4; moves++) await table.step();
    await own.remove();
  });

  it('what people want while the bell is gone is known at the other process with the next sweep', async () => {
    const own = await startNats();
    const place = { ...cluster.place(), NATS_URL: own.url };
    const [one, two] = (await Promise.all([1, 2].map(() => openWorld(place)))) as [World, World];
    cluster.keep(one, two);
    const table = await spread([one, two]);
    await own.stop();
    const device = at(table.devices, 1);
    const { id } = (await device.call('GET', '/api/me')).body.person;
    await openDevice(one.base, device.cookie).call('PATCH', '/api/me/notices', { after: 7 });
    expect(two.context.notices.after.get(id)).toBeUndefined();
    await keepUp(two.context.registry, 0, (persons) => keepUpWithPlayers(two.context, persons));
    expect(two.context.notices.after.get(id)).toBe(7);
    await openDevice(one.base, device.cookie).call('DELETE', '/api/session');
    await keepUpWithClients(two.context);
    expect(await at(table.connections, 1).closed).toBe(4401);
    await own.remove();
  });
});
