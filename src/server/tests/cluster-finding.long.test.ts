/** Finding people at several processes: nobody is seated twice, a process that dies loses nobody, a ban holds everywhere. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { type Device, newDevice, openDevice } from '../stress/client.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../stress/services.ts';
import { openWorld, type World } from '../stress/world.ts';

const possible = postgresPrograms() !== undefined;
if (!possible)
  console.warn('!! SKIPPED: finding people at several processes. Install Debian’s package “postgresql” and run again.');

const token = 'a-token-that-nobody-guesses';
let postgres: Postgres;
const worlds: World[] = [];
beforeAll(async () => {
  if (possible) postgres = await startPostgres();
}, 60_000);
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.remove();
});
afterAll(() => postgres?.remove());

async function open(name: string, count: number): Promise<World[]> {
  const DATABASE_URL = postgres.create(name);
  for (let index = 0; index < count; index++) worlds.push(await openWorld({ DATABASE_URL, OPERATOR_TOKEN: token }));
  return worlds;
}
const seek = ({ cookie }: Device, { base }: World, more: object = {}) =>
  openDevice(base, cookie).call('POST', '/api/me/seek', { game: 'tikal', pace: 'live', hidden: true, ...more });

describe.runIf(possible)('at several processes', () => {
  it('twenty who want to play at once, each at another process in turn, sit at exactly one table each', async () => {
    const processes = await open('seeking', 2);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => newDevice(at(processes, index % 2).base, `P${index}`)),
    );
    for (let round = 0; round < 30; round++) {
      const answers = await Promise.all(all.map((device, index) => seek(device, at(processes, (index + round) % 2))));
      if (answers.every(({ body }) => body.table)) break;
    }
    const tables = await Promise.all(
      all.map(async (device) => (await seek(device, at(processes, 0))).body.table as string | null),
    );
    const counts = Object.values(Object.groupBy(tables, (id) => id ?? 'none')).map((some) => some?.length);
    expect(counts).toEqual(Array.from({ length: 10 }, () => 2));
    const listed = await Promise.all(all.map(async (device) => (await device.call('GET', '/api/me/tables')).body.tables.length));
    expect(listed).toEqual(all.map(() => 1));
  });

  it('whoever waits at a process that dies waits on at another one', async () => {
    const [one, two] = (await open('dying', 2)) as [World, World];
    const anna = await newDevice(one.base, 'Anna');
    await seek(anna, one);
    await one.close();
    worlds.shift();
    const ben = await newDevice(two.base, 'Ben');
    const { body } = await seek(ben, two);
    expect(body.table).toEqual(expect.any(String));
    expect((await seek(anna, two)).body.table).toBe(body.table);
  });

  it('who is banned at one is kept out at the other', async () => {
    const [one, two] = (await open('banning', 2)) as [World, World];
    const [operator, rude] = (await Promise.all(['Olga', 'Rudi'].map((name) => newDevice(one.base, name)))) as [Device, Device];
    const entered = await fetch(`${one.base}/api/operator/enter`, {
      method: 'POST',
      headers: { cookie: operator.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const pass = (entered.headers.get('set-cookie') ?? '').split(';')[0];
    const { id: person } = (await rude.call('GET', '/api/me')).body.person;
    // The pass is good at every process.
    const there = openDevice(two.base, `${operator.cookie}; ${pass}`);
    expect((await there.call('POST', '/api/operator/bans', { person, days: 1, reason: 'Noise' })).status).toBe(201);
    await expect.poll(() => one.context.bans.isBanned(person), { timeout: 10_000 }).toBe(true);
    expect((await seek(rude, one)).body.refusal.reason).toBe('banned');
  });
});
