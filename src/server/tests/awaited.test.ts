/** Lists say what a table waits for, and whose answer an offer waits for. */
import { afterEach, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import type { ListedTable } from '../../wire/tables.ts';
import { type Device, newDevice } from '../stress/client.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
afterEach(() => world?.remove());

const listed = async (device: Device, table: string): Promise<ListedTable> =>
  (await device.call('GET', '/api/me/tables')).body.tables.find(({ id }: ListedTable) => id === table);

it('everybody who is asked the same is named together with it, and it changes with the game', async () => {
  world = await openWorld({});
  const table = await seatTable(world.base, 'tal-der-koenige', 3);
  expect((await listed(at(table.devices, 0), table.id)).awaited).toMatchObject({ kind: 'bids', seats: table.at(0).waiting });
  while (table.at(0).waiting.length < 3) await table.step();
  expect((await listed(at(table.devices, 1), table.id)).awaited).toEqual({ kind: 'orders', details: {}, seats: [0, 1, 2] });
});

it('an offer out of turn calls whom it is made to, and nobody else', async () => {
  world = await openWorld({});
  const table = await seatTable(world.base, 'cortez', 3);
  while (!table.at(table.at(0).waiting[0] ?? 0).question?.id.startsWith('act')) await table.step();
  const [mover] = table.at(0).waiting;
  const [from, to] = [0, 1, 2].filter((seat) => seat !== mover) as [number, number];
  const offer = { type: 'offer', to, give: [0, 0, 0, 0], want: [1, 0, 0, 0] };
  const question = table.at(from).question?.id;
  const answer = await at(table.connections, from).ask({ type: 'act', table: table.id, seat: from, question, action: offer });
  expect(answer.type).toBe('done');
  const lists = await Promise.all(table.devices.map((device) => listed(device, table.id)));
  expect(lists.map(({ offered }, seat) => (offered ? seat : -1))).toEqual([0, 1, 2].map((seat) => (seat === to ? seat : -1)));
  expect(lists.map(({ yourTurn }) => yourTurn)).toEqual([0, 1, 2].map((seat) => seat === mover));
  expect(at(lists, to).awaited).toMatchObject({ kind: 'act', seats: [mover] });
});

it('what strangers read in a list says nothing of offers', async () => {
  world = await openWorld({});
  const anna = await newDevice(world.base, 'Anna');
  const seats = [{ kind: 'me' }, { kind: 'here', name: 'Bert' }];
  await anna.call('POST', '/api/tables', { game: 'tikal', public: true, seats, start: true });
  const [line] = (await (await newDevice(world.base, 'Carla')).call('GET', '/api/tables?status=running')).body.tables;
  expect(line.awaited).toMatchObject({ kind: 'place', seats: line.waiting });
  expect(line.offered).toBeUndefined();
});
