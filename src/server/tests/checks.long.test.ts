/** The soak says that all is well only because it would say so if it were not: each of its checks, with the fault it looks for planted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { at } from '../../core/at.ts';
import { fastRandom } from '../../core/random.ts';
import { openCalled } from '../stress/called-table.ts';
import { startChild } from '../stress/child.ts';
import { newDevice } from '../stress/client.ts';
import { inspect } from '../stress/inspect.ts';
import { openReceiver, type Receiver } from '../stress/receiver.ts';
import { fallenOf } from '../stress/soak-cluster.ts';
import { type Acknowledged, stubborn } from '../stress/stubborn.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function execute({ folder }: Pick<World, 'folder'>, ...statements: readonly string[]): void {
  const database = new DatabaseSync(join(folder, 'tafelrunde.sqlite'), { timeout: 1000 });
  for (const statement of statements) database.exec(statement);
  database.close();
}

/** A table that was played for a while, and what its players were told is kept. */
async function played(steps: number): Promise<{ folder: string; acknowledged: Acknowledged[] }> {
  const world = await openWorld();
  closing.push(() => rmSync(world.folder, { recursive: true, force: true }));
  const table = await seatTable(world.base);
  for (let made = 0; made < steps; made++) await table.step();
  await world.close();
  const database = new DatabaseSync(join(world.folder, 'tafelrunde.sqlite'));
  const rows = database.prepare('select seat, name, number, data from entries where name is not null order by number').all();
  database.close();
  const acknowledged = rows.map(({ seat, name, number, data }) => ({
    table: table.id,
    seat: Number(seat),
    name: String(name),
    number: Number(number),
    action: JSON.parse(String(data)) as object,
  }));
  return { folder: world.folder, acknowledged };
}

it('what is kept in the log: a gap, a change, a second playing, another position, a table that is gone', async () => {
  const { folder, acknowledged } = await played(40);
  const look = async (...faults: readonly string[]) => {
    execute({ folder }, ...faults);
    return (await inspect({ file: join(folder, 'tafelrunde.sqlite') }, acknowledged)).wrong.join('\n');
  };
  expect(acknowledged.length).toBe(40);
  expect(await look()).toBe('');
  const [snapshot, last] = ['from snapshots where number > 0', at(acknowledged, 39)];
  expect(await look(`create table kept as select * ${snapshot}; update snapshots set state = replace(state, '1', '2')`)).toMatch(
    /another state|does not replay/,
  );
  expect(await look('delete from snapshots; insert into snapshots select * from kept')).toBe('');
  expect(await look(`update entries set data = '{"kind":"dance"}' where number = ${last.number}`)).toMatch(
    'is another action than was acknowledged',
  );
  expect(await look(`update entries set data = '${JSON.stringify(last.action)}' where number = ${last.number}`)).toBe('');
  expect(await look(`update entries set name = 'other' where number = ${last.number}`)).toMatch('is not entry');
  const twice = `update entries set seat = ${at(acknowledged, 38).seat}, name = '${at(acknowledged, 38).name}'`;
  expect(await look('drop index entries_by_name', `${twice} where number = ${last.number}`)).toMatch('was played twice');
  expect(await look('delete from entries where number = 20')).toMatch('stands at');
  expect(await look('delete from positions', 'delete from snapshots', 'delete from seats', 'delete from tables')).toMatch(
    'is not there',
  );
});

it('what a player is told: an entry that was left out', async () => {
  const world = await openWorld();
  const table = await seatTable(world.base);
  // Between the player and the server somebody swallows an entry now and then.
  const between = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  closing.push(
    () => world.remove(),
    () => between.close(),
  );
  between.on('connection', (near, request) => {
    const far = new WebSocket(`${world.base.replace('http', 'ws')}${request.url}`, {
      headers: { cookie: request.headers.cookie },
    });
    near.on('message', (data) =>
      far.readyState === far.OPEN ? far.send(String(data)) : far.once('open', () => far.send(String(data))),
    );
    far.on('message', (data) => {
      const told = JSON.parse(String(data)) as { entries?: unknown[]; number?: number };
      near.send(JSON.stringify(told.entries && told.number === 5 ? { ...told, entries: told.entries.slice(1) } : told));
    });
    near.on('close', () => far.close());
  });
  await new Promise((resolve) => between.once('listening', resolve));
  const { port } = between.address() as { port: number };
  const [device] = table.devices;
  const watching = stubborn({
    game: table.game,
    table: table.id,
    seat: 0,
    device: device!,
    where: () => `http://127.0.0.1:${port}`,
    random: fastRandom(3),
    into: [],
  });
  const told = watching.over.catch((error: Error) => error.message);
  for (let made = 0; made < 8 && table.at(0).number < 8; made++) {
    const before = table.at(0).number;
    if (table.at(0).waiting[0] === 0) await table.reached(before + 1);
    else await table.step();
  }
  expect(await told).toMatch(/after entry \d+ came \d+/);
  watching.close();
});

/** The calls of a table over days at a server whose store has a fault; what is said of them. */
async function callsWith(fault: string): Promise<{ readonly wrong: readonly string[]; readonly calls: number }> {
  const receiver: Receiver = await openReceiver();
  const world = await openWorld({ NOTICE_ALLOW: receiver.host });
  closing.push(
    () => receiver.close(),
    () => world.remove(),
  );
  if (fault) execute(world, fault);
  const devices = await Promise.all(['Anna', 'Bert', 'Cem'].map((name) => newDevice(world.base, name)));
  let called: { readonly calls: number; readonly wrong: readonly string[]; readonly over: Promise<void> } | undefined;
  const goesOn = () => (called?.calls ?? 0) < 6 && (called?.wrong.length ?? 0) === 0;
  called = await openCalled({ devices, where: () => world.base, receiver, faults: [], goesOn, patience: 3000 });
  await called.over;
  return called;
}

it('calls: all is well where nothing is planted', async () => {
  expect(await callsWith('')).toMatchObject({ wrong: [], calls: 6 });
});

it('calls: one that never goes out', async () => {
  const lost = `create trigger lost before insert on jobs when new.kind = 'push' begin select raise(ignore); end`;
  expect((await callsWith(lost)).wrong.join()).toMatch('nobody called seat');
});

it('calls: one that goes out again, because what was done is not struck off', async () => {
  const kept = `create trigger kept before delete on jobs when old.kind = 'push' begin select raise(ignore); end`;
  expect((await callsWith(kept)).wrong.join()).toMatch('was to be called once');
});

it('processes: one that ends by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-checks-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const child = await startChild(folder, 0);
  expect(fallenOf([child], 'bell killed')).toEqual([]);
  await child.stop();
  expect(fallenOf([child], 'bell killed')).toEqual([`${child.base} ended by itself (bell killed)`]);
});
