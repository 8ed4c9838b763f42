/** Several processes at one Postgres, with a real NATS between them and without: whoever sits where, it is one table. */

import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { fastRandom } from '../../core/random.ts';
import { type Connection, newDevice, openConnection } from '../stress/client.ts';
import { decide } from '../stress/players.ts';
import { newPushDevice } from '../stress/push-device.ts';
import { openReceiver } from '../stress/receiver.ts';
import { startPostgres } from '../stress/services.ts';
import { type Seated, seated, seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';
import { canCluster, clustered, spread } from './clustered.ts';

const possible = canCluster('several processes');
const cluster = clustered(possible);

const numbersOf = (connection: Connection) => connection.told.flatMap((told) => (told.type === 'position' ? [told.number] : []));

describe.runIf(possible)('a table served by three processes', () => {
  it.each(['nats', 'notify'] as const)('is one table, move by move, over %s', async (bell) => {
    const table = await spread(await cluster.open(3, bell));
    let last = 0;
    for (let moves = 0; moves < 15; moves++) last = (await table.step()).number;
    for (const connection of table.connections) {
      const numbers = numbersOf(connection);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      const entries = connection.told.flatMap((told) =>
        told.type === 'position' ? told.entries.map(({ number }) => number) : [],
      );
      expect(entries).toEqual(Array.from({ length: entries.length }, (_, i) => at(entries, 0) + i));
      expect(numbers.at(-1)).toBe(last);
    }
  });

  it('chat, presence and proposals are everybody’s', async () => {
    const table = await spread(await cluster.open(3));
    const [one, two, three] = table.connections as [Connection, Connection, Connection];
    await two.hear('presence', ({ online }) => online.join() === '0,1,2');
    // Two lines at the same moment at two processes: both are said, in one order.
    const said = await Promise.all([
      one.ask({ type: 'chat', table: table.id, text: 'here' }),
      three.ask({ type: 'chat', table: table.id, text: 'there' }),
    ]);
    expect(said.map(({ type }) => type)).toEqual(['done', 'done']);
    const heard = async (connection: Connection) => {
      await connection.hear('chat', ({ lines }) => lines.some(({ number }) => number === 2));
      return connection.told.flatMap((told) =>
        told.type === 'chat' ? told.lines.map(({ number, text }) => `${number} ${text}`) : [],
      );
    };
    const [first, second, third] = await Promise.all([one, two, three].map(heard));
    expect(first).toHaveLength(2);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    await one.ask({ type: 'propose', table: table.id, seat: 0, what: 'end' });
    await three.hear('table', ({ table: { proposal } }) => proposal !== null && proposal !== undefined);
    await two.ask({ type: 'answer', table: table.id, agree: true });
    await three.ask({ type: 'answer', table: table.id, agree: true });
    await one.hear('table', ({ table: { status } }) => status === 'unfinished');
    three.close();
    await one.hear('presence', ({ online }) => online.join() === '0,1');
  });

  it('secret decisions at the same moment at different processes never conflict for the players', async () => {
    const table = await spread(await cluster.open(3), 'tal-der-koenige', 3);
    const random = fastRandom(5);
    let rounds = 0;
    for (let moves = 0; moves < 120 && rounds < 3; moves++) {
      const { waiting } = table.at(0);
      if (waiting.length < 2) {
        await table.step();
        continue;
      }
      rounds += 1;
      const answers = await Promise.all(waiting.map((seat) => answer(table, seat, random)));
      expect(answers.map(({ type, refusal }) => refusal?.reason ?? type)).toEqual(waiting.map(() => 'done'));
      await table.reached(Math.max(...answers.map(({ number }) => number ?? 0)));
    }
    expect(rounds).toBeGreaterThan(0);
  });

  it('a bot’s move is made once, and a process that has died gives it back', async () => {
    const [one, two] = (await cluster.open(2)) as [World, World];
    const host = await newDevice(one.base, 'Anna');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }];
    const { body } = await host.call('POST', '/api/tables', { game: 'magellan', seats, first: 0 });
    const id: string = body.table.id;
    await host.call('POST', `/api/tables/${id}/start`);
    const watching = await openConnection({ base: two.base, cookie: host.cookie });
    await watching.ask({ type: 'watch', table: id });
    const position = await watching.hear('position', ({ waiting }) => waiting.includes(0));
    // The process that would wake the bots is gone the moment the move is kept.
    two.context.registry.listeners.splice(0, Number.POSITIVE_INFINITY, ...two.context.registry.listeners.slice(0, 3));
    const game = (await one.context.registry.game('magellan'))!;
    const action = decide(game, position as never, fastRandom(1));
    const played = await watching.ask({ type: 'act', table: id, seat: 0, question: position.question?.id, action });
    expect(played.type).toBe('done');
    const again = await watching.hear('position', ({ number, waiting }) => number > (played.number ?? 0) && waiting.includes(0));
    const log = await one.context.registry.store.tables.entriesUpTo(id, again.number);
    expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => i + 1));
  });

  it('signing out ends the sockets at every process', async () => {
    const [one, two] = (await cluster.open(2)) as [World, World];
    const { newDevice } = await import('../stress/client.ts');
    const anna = await newDevice(one.base, 'Anna');
    const there = await openConnection({ base: two.base, cookie: anna.cookie });
    await anna.call('DELETE', '/api/session');
    expect(await there.closed).toBe(4401);
  });
});

describe.runIf(possible)('notices of a table that two processes serve', () => {
  it('go out once each, whichever process looks for what is due, and not to whoever looks at another one', async () => {
    const receiver = await openReceiver();
    let now = Date.now();
    const environment = { ...cluster.place(), NOTICE_ALLOW: receiver.host };
    const opened = await Promise.all([1, 2].map(() => openWorld(environment, { now: () => now })));
    cluster.keep(...opened);
    const table = await spread(opened);
    for (const [seat, device] of table.devices.entries()) {
      const { subscription } = newPushDevice(`http://${receiver.host}/push/${seat}`);
      await device.call('POST', '/api/me/notices/push', subscription);
    }
    const nextTurn = async () => {
      const before = at(table.at(0).waiting, 0);
      while (at(table.at(0).waiting, 0) === before) await table.step();
      return at(table.at(0).waiting, 0);
    };
    const pass = async (minutes: number) => {
      now += minutes * 60_000;
      await Promise.all(opened.map(({ context }) => context.registry.jobs.runDue()));
    };
    await sleep(300);
    // Everybody looks, some of them at the other process than the one that asks.
    await nextTurn();
    await pass(30);
    expect(receiver.received).toEqual([]);
    const called: string[] = [];
    for (let turns = 0; turns < 4; turns++) {
      await nextTurn();
      const { waiting } = table.at(0);
      await Promise.all(table.connections.map((one) => one.ask({ type: 'unwatch', table: table.id })));
      await sleep(300);
      await pass(5);
      await pass(60);
      called.push(...waiting.map((seat) => `/push/${seat}`));
      expect(receiver.received.map(({ path }) => path).sort(), JSON.stringify(table.at(0).question)).toEqual(called.toSorted());
      for (const connection of table.connections) await connection.ask({ type: 'watch', table: table.id });
      await sleep(300);
    }
    await receiver.close();
  });
});

describe.runIf(possible)('whatever goes away', () => {
  it('while the database is away nothing is acknowledged and lines are cut; then everything goes on', {
    timeout: 60_000,
  }, async () => {
    const own = await startPostgres();
    const opened = await openWorld({ DATABASE_URL: own.url, NATS_URL: cluster.nats.url });
    const table = await seatTable(opened.base);
    const { number } = await table.step();
    await own.stop();
    const seat = at(table.at(0).waiting, 0);
    const broken = answer(table, seat, fastRandom(3)).then(
      (told) => told.type,
      () => 'cut',
    );
    expect(await broken).not.toBe('done');
    for (const connection of table.connections) expect(await connection.closed).toBe(1013);
    await expect(openConnection(at(table.devices, 0))).rejects.toThrow('503');
    expect((await fetch(`${opened.base}/health`)).status).toBe(503);
    await own.start();
    let connections: Connection[] = [];
    for (let tries = 0; connections.length === 0 && tries < 60; tries++) {
      connections = await Promise.all(table.devices.map((device) => openConnection(device))).catch(() => []);
      await sleep(200);
    }
    for (const connection of connections) await connection.ask({ type: 'watch', table: table.id, seen: number });
    const again = seated(table.id, table.game, table.devices, connections);
    expect(again.at(0).number).toBe(number);
    expect((await again.step()).number).toBe(number + 1);
    await opened.remove();
    await own.remove();
  });
});

async function answer(table: Seated, seat: number, random: ReturnType<typeof fastRandom>) {
  const position = table.at(seat);
  const action = decide(table.game, position, random);
  return at(table.connections, seat).ask({ type: 'act', table: table.id, seat, question: position.question?.id, action });
}
