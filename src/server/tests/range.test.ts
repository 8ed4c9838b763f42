/** Open tables for people of about the same strength: asked at opening, held at sitting down. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, newDevice } from '../stress/client.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.remove());

const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'invite' }];
const open = (device: Device, range: object) => device.call('POST', '/api/tables', { game: 'tikal', seats, public: true, range });
const idOf = async (device: Device) => (await device.call('GET', '/api/me')).body.person.id as string;

/** As the log of results would have it: so much above or below where everybody begins. */
async function rate(device: Device, mu: number) {
  const row = {
    person: await idOf(device),
    game: 'tikal',
    size: 'group' as const,
    belief: { mu, sigma: 2 },
    games: 20,
    number: 1,
  };
  await world.context.registry.store.ratings.replace([row]);
}

it('a range is shown, held with words that name both ratings, and opened by a link or a friend', async () => {
  const [anna, ben] = (await Promise.all(['Anna', 'Ben'].map((name) => newDevice(world.base, name)))) as [Device, Device];
  const { table, invitations } = (await open(anna, { least: 1600, most: 1900 })).body;
  expect(table.range).toEqual({ least: 1600, most: 1900 });
  const listed = (await ben.call('GET', '/api/lobby')).body.open.find(({ id }: { id: string }) => id === table.id);
  expect(listed.range).toEqual({ least: 1600, most: 1900 });
  const path = `/api/tables/${table.id}/join`;
  const refused = await ben.call('POST', path);
  expect([refused.status, refused.body.refusal.reason]).toEqual([403, 'outsideRange']);
  expect(refused.body.refusal.text).toContain('from 1600 to 1900; yours is 1500');
  expect((await ben.call('POST', path, { invitation: invitations[0].token })).status).toBe(200);
});

it('whoever is rated within it sits down, one above it does not', async () => {
  const [anna, ben] = (await Promise.all(['Anna', 'Ben'].map((name) => newDevice(world.base, name)))) as [Device, Device];
  const table = async (range: object) => (await open(anna, range)).body.table.id as string;
  const join = async (range: object) => (await ben.call('POST', `/api/tables/${await table(range)}/join`)).body;
  await rate(ben, 30);
  expect((await join({ most: 1500 })).refusal.reason).toBe('outsideRange');
  expect((await join({ least: 1550 })).seat).toBe(1);
  expect((await join({})).seat).toBe(1);
});

it('a range that makes no sense is refused', async () => {
  const anna = await newDevice(world.base, 'Anna');
  expect((await open(anna, { least: 1800, most: 1700 })).body.refusal.reason).toBe('wrongRange');
  for (const range of [{ least: -1 }, { most: 6000 }, { least: 'low' }, { least: 1.5 }])
    expect((await open(anna, range)).body.refusal.reason).toBe('unreadable');
});
