/** A table on a board of somebody's own: it travels with the table to every device, and into the record. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapHash, onMap } from '../../core/maps.ts';
import { readRecord } from '../../core/record.ts';
import { isRefusal } from '../../core/refusal.ts';
import { talDerKoenige } from '../../games/tal-der-koenige/index.ts';
import type { TalMap } from '../../games/tal-der-koenige/maps/schema.ts';
import { newDevice } from '../stress/client.ts';
import { playSeats } from '../stress/players.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.remove());

function ownMap(change: (map: TalMap) => void = () => undefined): TalMap {
  const map: TalMap = structuredClone(talDerKoenige.maps!.bundled[0]!.map);
  change(map);
  return { ...map, name: 'Own' };
}

/** Small sites where large ones were, and the other way round: every standing place has another number. */
const swapped = ownMap((map) => {
  for (const [a, b] of [
    [1, 13],
    [2, 14],
  ] as const) {
    map.sites[a]!.size = 'small';
    map.sites[b]!.size = 'large';
  }
});

it('is played to its end by two devices, and its record has the board', async () => {
  const [anna, bert] = [await newDevice(world.base, 'Anna'), await newDevice(world.base, 'Bert')];
  const seats = [{ kind: 'me' }, { kind: 'invite' }];
  const { status, body } = await anna.call('POST', '/api/tables', { game: 'tal-der-koenige', seats, map: swapped });
  expect(status).toBe(201);
  const table: string = body.table.id;
  expect(mapHash(body.table.config.map)).toBe(mapHash(swapped));
  await bert.call('POST', `/api/tables/${table}/join`, { invitation: body.invitations[0].token });
  await anna.call('POST', `/api/tables/${table}/start`);
  const players = [anna, bert].map((device, seat) => ({ device, seats: [seat] }));
  const game = onMap(talDerKoenige, { map: swapped, rules: talDerKoenige.meta.rules });
  const { standing } = await playSeats(table, players, { game: game as never });
  const record: string = (await players[0]!.device.call('GET', `/api/tables/${table}/record`)).body;
  const read = readRecord(talDerKoenige, record);
  if (isRefusal(read)) throw new Error(JSON.stringify(read));
  expect(read.match.game.standing(read.match.state).points).toEqual(standing.points);
  expect(mapHash(read.match.origin.config.map as TalMap)).toBe(mapHash(swapped));
  // A list names the board and does not carry it.
  const { body: mine } = await players[0]!.device.call('GET', '/api/me/tables');
  expect(JSON.stringify(mine)).toContain('{"game":"tal-der-koenige","name":"Own"}');
});

/** No way leads to area 22. */
const apart = ownMap((map) => {
  map.borders = map.borders.filter((pair) => !pair.includes(22));
  map.sites[12]!.across = 21;
});

it.each([
  ['no board at all', { game: 'x' }],
  ['a giant', { ...ownMap(), sources: Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`x${i}`, 'other'])) }],
  ['one where an area cannot be reached', apart],
  ['a name that there is not', 'no-such-board'],
])('%s is refused in words, and nothing is opened', async (_, map) => {
  const anna = await newDevice(world.base, 'Anna');
  const seats = [{ kind: 'me' }, { kind: 'invite' }];
  const { status, body } = await anna.call('POST', '/api/tables', { game: 'tal-der-koenige', seats, map });
  expect([400, 413]).toContain(status);
  expect(body.refusal.text).toMatch(/\S.*\.$/);
  expect((await anna.call('GET', '/api/me/tables')).body.tables ?? []).toEqual([]);
});
