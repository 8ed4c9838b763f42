/** Whose bots think first. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Place } from '../../workers/line.ts';
import { newDevice, openConnection } from '../stress/client.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ BOT_WORKERS: '1', BOT_BUDGET: '20' });
});
afterAll(() => world.remove());

it('a thought is its host’s: watched tables come first, bots among themselves last, and a strong bot costs more', async () => {
  const { bots } = world.context.registry;
  const places: (Place | undefined)[] = [];
  const { think } = bots;
  Object.assign(bots, {
    think(request: Parameters<typeof think>[0], place: Place | undefined) {
      places.push(place);
      return think(request, place);
    },
  });
  const anna = await newDevice(world.base, 'Anna');
  const { id } = (await anna.call('GET', '/api/me')).body.person;
  const open = async (...levels: string[]) => {
    const seats = levels.map((level) => (level === 'me' ? { kind: 'me' } : { kind: 'bot', level }));
    const { body } = await anna.call('POST', '/api/tables', { game: 'tikal', seats, first: 0 });
    return body.table.id as string;
  };
  const first = async (table: string) => {
    places.length = 0;
    await anna.call('POST', `/api/tables/${table}/start`);
    await expect.poll(() => places.length).toBeGreaterThan(0);
    return places[0];
  };
  expect(await first(await open('strong', 'easy'))).toEqual({ lane: id, urgency: 2, cost: 1000 });
  for (const live of world.context.registry.live.values()) live.status = 'over';
  const unwatched = await open('easy', 'me');
  expect(await first(unwatched)).toEqual({ lane: id, urgency: 1, cost: 50 });
  for (const live of world.context.registry.live.values()) live.status = 'over';
  const watched = await open('easy', 'me');
  const connection = await openConnection(anna);
  await connection.ask({ type: 'watch', table: watched });
  expect(await first(watched)).toEqual({ lane: id, urgency: 0, cost: 50 });
});
