/** While one was away: what the others did, in a sentence or two, as one's own seat saw it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { bidding, turn } from '../stress/bidding.ts';
import { type Device, newDevice } from '../stress/client.ts';
import { type Seated, seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.remove());

const newsOf = async (device: Device, table: string) => (await device.call('GET', `/api/tables/${table}/news`)).body;

async function act(table: Seated, action: object): Promise<number> {
  const { seat, connection, question } = turn(table);
  const done = await connection.ask({ type: 'act', table: table.id, seat, question, action });
  await table.reached(done.number!);
  return seat;
}

it('counts the moves since one’s own last, and tells the last two sentences, in one’s language', async () => {
  const table = await seatTable(world.base);
  await bidding(table);
  const first = await act(table, { type: 'bid', amount: 1 });
  const second = await act(table, { type: 'bid', amount: 2 });
  const third = await act(table, { type: 'bid', amount: 3 });
  const names = [0, 1, 2].map((seat) => `Player ${seat + 1}`);
  const own = at(table.devices, first);
  const news = await newsOf(own, table.id);
  expect(news).toMatchObject({
    moves: 2,
    text: expect.stringMatching(new RegExp(`^${names[second]} bids 2 for .+\\. ${names[third]} bids 3 for .+\\.$`)),
  });
  expect(await newsOf(at(table.devices, third), table.id)).toMatchObject({ moves: 0, text: '' });
  await own.call('PATCH', '/api/me', { language: 'nl' });
  expect((await newsOf(own, table.id)).text).toContain(`${names[third]} biedt 3 op`);
  // What is taken back has not happened.
  await table.connections[third]?.ask({ type: 'undo', table: table.id, seat: third, number: table.at(third).number });
  expect((await newsOf(own, table.id)).moves).toBe(1);
});

it('whoever has no seat has missed nothing', async () => {
  const table = await seatTable(world.base);
  await table.step();
  expect(await newsOf(await newDevice(world.base, 'Dora'), table.id)).toEqual({ moves: 0, text: '' });
});

it('however much one move brought about, no more is told than the last two things', async () => {
  const table = await seatTable(world.base, 'magellan');
  let longest = 0;
  while (table.at(0).waiting.length) {
    const { seat } = await table.step();
    const other = at(table.devices, (seat + 1) % 3);
    const { entries } = table.at((seat + 1) % 3);
    if ((entries.at(-1)?.events.length ?? 0) < 4) continue;
    const { text } = await newsOf(other, table.id);
    longest = Math.max(longest, text.split(/\.(?: |$)/).filter(Boolean).length);
    if (longest > 4) break;
  }
  // Some things are told in two sentences.
  expect(longest).toBeGreaterThan(1);
  expect(longest).toBeLessThanOrEqual(4);
}, 60_000);
