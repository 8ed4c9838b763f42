import { expect, it } from 'vitest';
import type { AnyGame } from '../../core/game.ts';
import { loadGame } from '../../games/index.ts';
import { type Change, noChange } from '../store/change.ts';
import { groupCommit } from '../store/group.ts';
import { type Device, openConnection } from '../stress/client.ts';
import { seated, seatTable } from '../stress/table.ts';
import { openWorld } from '../stress/world.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { abandon } from '../tables/registry.ts';

/** Changes three tables in one tick; `told` gets what their players are told. */
async function addThree(group: ReturnType<typeof groupCommit>, told: string[]): Promise<void> {
  for (const table of ['a', 'b', 'c'])
    group.add(
      noChange(table),
      () => {},
      (outcome) => told.push(`${table} ${outcome}`),
    );
  await group.settled();
}

it('all changes of one tick go into one commit, and nobody is told before it', async () => {
  const commits: number[] = [];
  const told: string[] = [];
  const commit = async (changes: readonly Change[]) => {
    expect(told).toEqual([]);
    commits.push(changes.length);
  };
  const group = groupCommit(commit, { failed: () => {}, committed: () => {}, broke: () => {} });
  await addThree(group, told);
  expect(commits).toEqual([3]);
  expect(told).toEqual(['a durable', 'b durable', 'c durable']);
});

it('a conflict at one table costs no other table its move', async () => {
  const told: string[] = [];
  const commit = async (changes: readonly Change[]) => {
    if (changes.some(({ table }) => table === 'b')) throw new Error('conflict');
  };
  const group = groupCommit(commit, { failed: () => {}, committed: () => {}, broke: () => {} });
  await addThree(group, told);
  expect(told).toEqual(['a durable', 'b failed', 'c durable']);
});

it('what the store cannot keep is refused, never acknowledged, and the table goes on from the truth', async () => {
  const world = await openWorld();
  const table = await seatTable(world.base);
  await table.step();
  const before = table.at(0).number;
  const { store } = world.context.registry;
  const { commit } = store;
  Object.assign(store, { commit: () => Promise.reject(new Error('the disk is full')) });
  await expect(table.step()).rejects.toThrow('tryAgain');
  expect((await table.devices[0]?.call('POST', `/api/tables/${table.id}/seats/0/leave`))?.status).toBe(503);
  Object.assign(store, { commit });
  expect((await store.tables.entriesUpTo(table.id, 1000)).length).toBe(before);
  expect((await table.step()).number).toBe(before + 1);
  await world.remove();
});

it('two processes on one store: the key is the fence, whoever is behind catches up and is told what is asked now', async () => {
  const one = await openWorld();
  const two = await openWorld({}, {}, one.folder);
  const table = await seatTable(one.base);
  const connections = await Promise.all(table.devices.map(({ cookie }) => openConnection({ base: two.base, cookie })));
  for (const connection of connections) await connection.ask({ type: 'watch', table: table.id });
  const there = seated(table.id, table.game, table.devices as Device[], connections);
  const { number } = await table.step();
  // Made anew on what the other process left: there this answer is to a question that is no longer asked.
  await expect(there.step()).rejects.toThrow('olderQuestion');
  await there.reached(number);
  expect(there.at(0).view).toEqual(table.at(0).view);
  const next = await there.step();
  expect(next.number).toBe(number + 1);
  await two.close();
  await one.remove();
});

it('a caller that throws when told, or when about to be written, stops nobody else', async () => {
  const told: string[] = [];
  const broke: string[] = [];
  const tells = { failed: () => {}, committed: () => {}, broke: (_: unknown, table: string) => broke.push(table) };
  const group = groupCommit(async () => {}, tells);
  const fail = () => {
    throw new Error('a bug');
  };
  group.add(noChange('a'), fail, (outcome) => told.push(`a ${outcome}`));
  group.add(noChange('b'), () => {}, fail);
  group.add(
    noChange('c'),
    () => {},
    (outcome) => told.push(`c ${outcome}`),
  );
  await group.settled();
  group.add(
    noChange('d'),
    () => {},
    (outcome) => told.push(`d ${outcome}`),
  );
  await group.settled();
  expect(told).toEqual(['a failed', 'c durable', 'd durable']);
  expect(broke).toEqual(['a', 'b']);
});

it('a bug in a game costs one action and not the table', async () => {
  const game = await loadGame('magellan');
  let buggy = false;
  const play: AnyGame['play'] = (state, seat, action, random, emit) => {
    game.play(state, seat, action, random, emit);
    if (!buggy) return;
    buggy = false;
    throw new Error('a bug');
  };
  const world = await openWorld({}, { game: async () => ({ ...game, play }) });
  const table = await seatTable(world.base);
  const { number } = await table.step();
  buggy = true;
  await expect(table.step()).rejects.toThrow('broken');
  expect((await table.step()).number).toBe(number + 1);
  await world.remove();
});

it('whoever is refused while the table is opened anew is not led back to where it was before', async () => {
  const world = await openWorld();
  const table = await seatTable(world.base);
  const { registry } = world.context;
  const { tables } = registry.store;
  const { numberOf } = tables;
  const waiting = table.at(0).waiting;
  const seat = [0, 1, 2].find((one) => !waiting.includes(one)) ?? -1;
  const meanwhile = async (...asked: Parameters<typeof numberOf>) => {
    Object.assign(tables, { numberOf });
    abandon(registry, registry.live.get(table.id) as LiveTable);
    await table.step();
    return numberOf(...asked);
  };
  Object.assign(tables, { numberOf: meanwhile });
  const act = { type: 'act', table: table.id, seat, question: 'another', action: {} };
  expect((await table.connections[seat]?.ask(act))?.type).toBe('refused');
  await table.connections[seat]?.ask({ type: 'ping' });
  const numbers = (table.connections[seat]?.told ?? []).flatMap((told) => (told.type === 'position' ? [told.number] : []));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  await world.remove();
});
