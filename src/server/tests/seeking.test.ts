/** Playing now: whoever waits for the same is seated, once, and nobody is lost on the way. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Device, newDevice, openDevice } from '../stress/client.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
let now: number;
beforeEach(async () => {
  now = Date.now();
  world = await openWorld({}, { now: () => now });
});
afterEach(() => world.remove());

const people = async (...names: string[]) => Promise.all(names.map((name) => newDevice(world.base, name)));
const idOf = async (device: Device) => (await device.call('GET', '/api/me')).body.person.id as string;
const seek = (device: Device, more: object = {}) => device.call('POST', '/api/me/seek', { game: 'tikal', pace: 'live', ...more });
const search = async (device: Device) => (await device.call('GET', '/api/me/seek')).body;
const table = async (id: string) => (await openDevice(world.base).call('GET', `/api/tables/${id}`)).body.table;
const reason = ({ body }: { body: { refusal?: { reason: string } } }) => body.refusal?.reason;

it('two who want the same sit at one table that runs with a clock and can be watched; others wait on', async () => {
  const [anna, ben, cem, dora] = (await people('Anna', 'Ben', 'Cem', 'Dora')) as [Device, Device, Device, Device];
  expect((await seek(anna)).body).toMatchObject({
    seeking: { game: 'tikal', pace: 'live', players: null, bots: false },
    table: null,
  });
  await seek(cem, { game: 'cortez' });
  await seek(dora, { pace: 'day' });
  expect((await dora.call('GET', '/api/lobby')).body.seekers.length).toBe(3);
  const { body } = await seek(ben);
  expect(body.table).toEqual(expect.any(String));
  expect((await seek(anna)).body.table).toBe(body.table);
  const seated = await table(body.table);
  expect(seated).toMatchObject({ game: 'tikal', public: true, status: 'running', clock: { pace: 'live' } });
  expect(seated.seats.map(({ name }: { name: string }) => name).sort()).toEqual(['Anna', 'Ben']);
  expect((await search(cem)).seeking).not.toBeNull();
  // Whoever has seen where he sits waits for nothing any more.
  await anna.call('DELETE', '/api/me/seek');
  expect(await search(anna)).toMatchObject({ seeking: null, table: null });
});

it('devices that committed themselves reveal; where one does not, the game begins without it', async () => {
  const [anna, ben] = (await people('Anna', 'Ben')) as [Device, Device];
  const secrets = ['a', 'b'].map((letter) => letter.repeat(64));
  const [first, second] = secrets.map((secret) => createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'));
  await seek(anna, { commitment: first });
  const { body } = await seek(ben, { commitment: second });
  expect(await table(body.table)).toMatchObject({ status: 'open', starting: { agreed: [] } });
  expect((await table(body.table)).commitments.length).toBe(2);
  const { jobs } = world.context.registry;
  now += 20_000;
  await jobs.runDue();
  const begun = await table(body.table);
  expect(begun.status).toBe('running');
  expect(begun.contributions.length).toBe(2);
});

it('called off, gone silent or blocked, nobody is seated with that one', async () => {
  const [anna, ben, cem] = (await people('Anna', 'Ben', 'Cem')) as [Device, Device, Device];
  await seek(anna);
  await anna.call('DELETE', '/api/me/seek');
  expect((await seek(ben)).body.table).toBeNull();
  now += 10_000;
  expect(await search(ben)).toMatchObject({ seeking: null });
  expect((await seek(cem)).body.table).toBeNull();
  // Cem has waited longer than Anna from here on.
  now += 1;
  await anna.call('POST', '/api/me/mutes', { person: await idOf(cem), muted: true });
  expect((await seek(anna)).body.table).toBeNull();
  // Whoever keeps apart waits on, the third is seated with whoever came first.
  const { body } = await seek(ben);
  expect(body.table).not.toBeNull();
  expect((await table(body.table)).seats.map(({ name }: { name: string }) => name).sort()).toEqual(['Ben', 'Cem']);
  expect((await search(anna)).seeking).not.toBeNull();
});

it('bots fill the table after a minute of waiting, which a reload and a restart do not begin anew', async () => {
  const [anna] = (await people('Anna')) as [Device];
  await seek(anna, { bots: true, players: 3 });
  const { since } = (await search(anna)).seeking;
  for (let at = 0; at < 6; at++) {
    now += 9_000;
    expect((await seek(anna, { bots: true, players: 3 })).body.table).toBeNull();
  }
  world = await world.restart();
  const again = openDevice(world.base, anna.cookie);
  expect((await search(again)).seeking.since).toBe(since);
  now += 9_000;
  const { body } = await seek(again, { bots: true, players: 3 });
  const seated = await table(body.table);
  expect(seated.seats.map(({ holder }: { holder: string }) => holder).sort()).toEqual(['bot', 'bot', 'person']);
});

it('twenty at once: each sits at exactly one table, two at each', async () => {
  const all = await people(...Array.from({ length: 20 }, (_, at) => `P${at}`));
  for (let round = 0; round < 20; round++) await Promise.all(all.map((device) => seek(device)));
  const tables = await Promise.all(all.map(async (device) => (await search(device)).table as string));
  const counts = Object.values(Object.groupBy(tables, (id) => id ?? 'none')).map((some) => some?.length);
  expect(counts).toEqual(Array.from({ length: 10 }, () => 2));
  const listed = await Promise.all(all.map(async (device) => (await device.call('GET', '/api/me/tables')).body.tables.length));
  expect(listed).toEqual(all.map(() => 1));
});

it('nonsense is refused in words and changes nothing', async () => {
  const [anna] = (await people('Anna')) as [Device];
  expect(reason(await seek(anna, { game: 'chess' }))).toBe('unknownGame');
  for (const players of [1, 5, 2.5, -1]) expect(reason(await seek(anna, { players }))).toBe('unreadable');
  expect(reason(await seek(anna, { pace: 'fast' }))).toBe('unreadable');
  expect(await search(anna)).toMatchObject({ seeking: null, table: null });
});
