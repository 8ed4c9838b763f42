/** Another process has changed something about people, and its bell was not heard: the next comparison with the store finds it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { keepUpWithClients, keepUpWithPlayers } from '../people/keep-up.ts';
import { noChange } from '../store/change.ts';
import { openConnection } from '../stress/client.ts';
import { type Seated, seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';
import { keepUp } from '../tables/keep-up.ts';

let world: World;
let table: Seated;
let persons: string[];
beforeEach(async () => {
  world = await openWorld();
  table = await seatTable(world.base);
  persons = [];
  for (const device of table.devices) persons.push((await device.call('GET', '/api/me')).body.person.id);
});
afterEach(() => world.remove());

/** What a process does now and then. */
const compare = async () => {
  const { context } = world;
  await keepUp(context.registry, 0, (some) => keepUpWithPlayers(context, some));
  await keepUpWithClients(context);
};
const clientsOf = (person: string) => [...world.context.clients.all()].filter((client) => client.person === person);

it('who has signed out is cut off, and nobody else', async () => {
  const { people } = world.context.registry.store;
  const { hash } = at(await people.devicesOf(at(persons, 1)), 0);
  await people.removeSession(hash);
  await compare();
  expect(await at(table.connections, 1).closed).toBe(4401);
  expect((await at(table.connections, 0).ask({ type: 'ping' })).type).toBe('done');
});

it('whom somebody has blocked he no longer hears, and hears again when he wants to', async () => {
  const { people } = world.context.registry.store;
  const [anna, ben] = [at(persons, 0), at(persons, 1)];
  const mutes = () => [anna, ben].map((person) => [...at(clientsOf(person), 0).mutes]);
  await people.mute(anna, ben, true);
  await compare();
  expect(mutes()).toEqual([[ben], [anna]]);
  await people.mute(anna, ben, false);
  await compare();
  expect(mutes()).toEqual([[], []]);
});

it('a new name is told to everybody at the table, and a new language is spoken', async () => {
  await world.context.registry.store.people.rename(at(persons, 1), { name: 'Benjamin', language: 'nl' });
  await compare();
  await at(table.connections, 0).hear('table', ({ table: { seats } }) => seats.some(({ name }) => name === 'Benjamin'));
  expect(clientsOf(at(persons, 1)).map(({ language, who }) => [language, who?.person.name])).toEqual([['nl', 'Benjamin']]);
});

it('who wants to be called is, also to a table that has waited for him since before that was known here', async () => {
  const { registry, notices } = world.context;
  const seat = at(table.at(0).waiting, 0);
  const person = at(persons, seat);
  const settings = JSON.stringify({ mail: false, after: 7, tables: 'all', quiet: null });
  await registry.store.notices.keep({ person, settings, token: 'token' });
  await compare();
  expect([...notices.after]).toEqual([[person, 7]]);
  const take = (minutes: number) => registry.store.jobs.take('notice', 'me', Date.now() + minutes * 60_000, 0, 10);
  expect(await take(6)).toEqual([]);
  expect((await take(8)).map(({ key, person: whose }) => [key, whose])).toEqual([[`${table.id} ${person}`, person]]);
});

it('who has been called is not called again, and who no longer wants it is forgotten', async () => {
  const { registry, notices } = world.context;
  const person = at(persons, at(table.at(0).waiting, 0));
  const { store } = registry;
  await store.notices.keep({ person, settings: JSON.stringify({ after: 0 }), token: 'token' });
  await store.notices.call(person, table.id, 1);
  await compare();
  expect(await store.jobs.take('notice', 'me', Date.now() + 60_000, 0, 10)).toEqual([]);
  notices.callAfter('somebody who is gone', 5);
  await notices.readAgain(['somebody who is gone', person]);
  expect([...notices.after]).toEqual([[person, 0]]);
});

it('standing orders are as the store has them; whose they are is told, and nobody else hears anything', async () => {
  const { registry } = world.context;
  const own = await openConnection(at(table.devices, 1));
  await own.ask({ type: 'watch', table: table.id });
  const orders = [{ type: 'waive' }];
  await registry.store.commit([
    { ...noChange(table.id), orders: [{ table: table.id, seat: 1, orders: JSON.stringify(orders) }] },
  ]);
  const others = [0, 2].map((seat) => at(table.connections, seat));
  const answered = () => Promise.all(others.map((one) => one.ask({ type: 'ping' })));
  await answered();
  const before = others.map(({ told }) => told.length);
  await compare();
  expect(await own.hear('position', (position) => position.orders.length > 0)).toMatchObject({ seat: 1, orders });
  await answered();
  // The answer to the ping, and nothing else.
  expect(others.map(({ told }) => told.length)).toEqual(before.map((count) => count + 1));
});
