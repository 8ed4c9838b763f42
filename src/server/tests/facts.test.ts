import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Fact } from '../../table/facts.ts';
import { newDevice } from '../stress/client.ts';
import { playSeats } from '../stress/players.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
/** What a listener was told of each table. */
const told = new Map<string, Fact[]>();
beforeAll(async () => {
  world = await openWorld();
  world.context.registry.listeners.push(({ id }, { facts }) => told.set(id, [...(told.get(id) ?? []), ...facts]));
});
afterAll(() => world.remove());

const endsOf = (id: string) => (told.get(id) ?? []).filter((fact) => fact.kind === 'ended');

it('whoever listens is told of the beginning, of every turn that passes and of the end, once each', async () => {
  const [anna, bert] = [await newDevice(world.base, 'Anna'), await newDevice(world.base, 'Bert')];
  const seats = [{ kind: 'me' }, { kind: 'here', name: 'Oma' }, { kind: 'bot', level: 'easy' }];
  const { table } = (await anna.call('POST', '/api/tables', { game: 'magellan', seats, start: true })).body;
  const { standing } = await playSeats(table.id, [{ device: anna, seats: [0, 1] }]);
  const { points, winners } = standing;
  expect(endsOf(table.id)).toMatchObject([{ reason: 'finished', winners, points, resigned: [] }]);
  const facts = told.get(table.id) ?? [];
  expect(facts.slice(0, 2).map(({ kind }) => kind)).toEqual(['started', 'turnPassed']);
  expect(facts.at(-1)?.kind).toBe('ended');
  // The game waits for one seat at a time: nobody gets the turn who has it.
  const turns = facts.flatMap((fact) => (fact.kind === 'turnPassed' ? [fact.seats] : []));
  expect(turns.length).toBeGreaterThan(20);
  for (const [at, seats] of turns.entries()) expect(seats).not.toEqual(turns[at - 1]);

  const record = (await anna.call('GET', `/api/tables/${table.id}/record`)).body;
  const brought = (await bert.call('POST', '/api/records', { record })).body.table;
  expect(endsOf(brought.id)).toMatchObject([{ reason: 'imported', winners, points }]);
});

it('a game ended by consent, and a table left before it began, end in the same place', async () => {
  const table = await seatTable(world.base);
  await table.devices[2]?.call('POST', `/api/tables/${table.id}/seats/2/resign`);
  await table.connections[0]?.ask({ type: 'propose', table: table.id, seat: 0, what: 'end' });
  await table.connections[1]?.ask({ type: 'answer', table: table.id, agree: true });
  expect(endsOf(table.id)).toMatchObject([{ reason: 'agreed', winners: [], resigned: [2] }]);

  const anna = await newDevice(world.base, 'Anna');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { id } = (await anna.call('POST', '/api/tables', { game: 'magellan', seats })).body.table;
  const left = (await anna.call('POST', `/api/tables/${id}/seats/0/leave`)).body.table;
  expect([left.status, left.standing]).toEqual(['unfinished', null]);
  expect(endsOf(id)).toMatchObject([{ reason: 'abandoned', winners: [], points: [] }]);
});

it('nobody is told of what could not be kept', async () => {
  const table = await seatTable(world.base);
  const { store } = world.context.registry;
  const { commit } = store;
  const before = told.get(table.id)?.length;
  Object.assign(store, { commit: () => Promise.reject(new Error('the disk is full')) });
  await expect(table.step()).rejects.toThrow('tryAgain');
  Object.assign(store, { commit });
  expect(told.get(table.id)?.length).toBe(before);
});
