/**
 * The tables of a duplicate as somebody sees them who would like to know the cards beforehand: every way to look is tried, by one who sits at
 * another table of the group and by a stranger, while that table runs and when it has ended and the last of the group has not.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TournamentDescription } from '../../wire/tournaments.ts';
import { type Device, newDevice, openConnection, openDevice } from '../stress/client.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
let [host, other, stranger]: Device[] = [];
let tournament: string;
/** The table of the one who plays on, and that of the other, with the cards of both. */
let [running, target] = ['', ''];
let secret = '';

const wish = { name: 'Cup', game: 'magellan', size: 3, rounds: 1, filler: 'easy', format: 'duplicateSwiss', public: true };
const read = async (): Promise<TournamentDescription> =>
  (await host!.call('GET', `/api/tournaments/${tournament}`)).body.tournament;

async function until(isSo: (now: TournamentDescription) => boolean): Promise<TournamentDescription> {
  for (;;) {
    const now = await read();
    if (isSo(now)) return now;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const ownIn = async (device: Device) => {
  const { tournament: now, you } = (await device.call('GET', `/api/tournaments/${tournament}`)).body;
  const table = now.played[0].tables.find(({ seats }: { seats: string[] }) => seats.includes(you));
  return { table: table.table as string, seat: table.seats.indexOf(you) as number };
};

beforeAll(async () => {
  // Whether two persons sit at one table follows from the lot: another tournament has another.
  world = await openWorld();
  for (;;) {
    [host, other, stranger] = await Promise.all(['Anna', 'Bob', 'Eve'].map((name) => newDevice(world.base, name)));
    tournament = (await host!.call('POST', '/api/tournaments', wish)).body.tournament.id;
    await other!.call('POST', `/api/tournaments/${tournament}/enter`, {});
    await host!.call('POST', `/api/tournaments/${tournament}/bots`, { level: 'easy', count: 4 });
    await host!.call('POST', `/api/tournaments/${tournament}/start`);
    await until(({ played }) => played.length === 1);
    [running, target] = [(await ownIn(host!)).table, (await ownIn(other!)).table];
    if (running !== target) break;
  }
  secret = world.context.registry.live.get(target)!.row.secret;
}, 60_000);
afterAll(() => world.remove());

/** Everything that can be asked of a table over HTTP. */
const paths = (table: string) => [
  `/api/tables/${table}`,
  `/api/tables/${table}/record`,
  `/api/tables/${table}/entries`,
  `/api/tables/${table}/entries?seat=0`,
  `/api/tables/${table}/entries?seat=1&after=0`,
  `/api/tables/${table}/views?from=0&to=5`,
  `/api/tables/${table}/views?seat=0&from=0&to=5`,
  `/api/tables/${table}/views?seat=2&from=0&to=5`,
  `/api/tables/${table}/news`,
  `/api/tables/${table}/own`,
  `/api/tables/${table}/ratings`,
  `/api/tournaments/${tournament}`,
  '/api/lobby',
  '/api/tables?status=running',
  '/api/tables?status=over',
  '/api/me/tables',
  '/api/me/export',
  '/api/people/me/results',
  `/table/${table}`,
  `/replay/${table}`,
  `/preview/magellan.png`,
];

/** What would give cards away: the seed, a position, an entry of the log, a record. */
function findings(text: string): string[] {
  const marks = [secret, '"view":', '"position":', '"events":[{', '"action":', 'chance: dealt', '\nseed: '];
  return marks.filter((mark) => text.includes(mark));
}

async function attack(device: Device, table: string): Promise<string[]> {
  const got: string[] = [];
  const note = (what: string, body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    got.push(...findings(text ?? '').map((mark) => `${what}: ${mark}`));
  };
  for (const path of paths(table)) note(path, (await device.call('GET', path)).body);
  const posts: [string, object][] = [
    ['/api/shares', { table, moment: 0, title: '', hidden: false, comments: '' }],
    [`/api/tables/${table}/join`, {}],
    [`/api/tables/${table}/rematch`, {}],
    [`/api/tables/${table}/invitation`, {}],
    ...[0, 1, 2].flatMap((seat): [string, object][] => [
      [`/api/tables/${table}/seats/${seat}/handover`, {}],
      [`/api/tables/${table}/seats/${seat}/bot`, { level: 'easy' }],
      [`/api/tables/${table}/seats/${seat}/return`, {}],
      [`/api/tables/${table}/seats/${seat}/remove`, {}],
    ]),
  ];
  for (const [path, body] of posts) {
    const answer = await device.call('POST', path, body);
    note(path, answer.body);
    expect([path, answer.status >= 400]).toEqual([path, true]);
  }
  const connection = await openConnection(device);
  const watched = await connection.ask({ type: 'watch', table });
  expect(watched).toMatchObject({ type: 'refused', refusal: { reason: 'sealedTable' } });
  for (const seat of [0, 1, 2]) {
    for (const message of [
      { type: 'choices', table, seat },
      { type: 'orders', table, seat, orders: {} },
      { type: 'propose', table, seat, what: 'end' },
    ])
      note(`socket ${message.type}`, await connection.ask(message as never));
  }
  note('socket', connection.told);
  connection.close();
  return got;
}

it('while it runs nobody who does not sit there gets a card of it, by whatever way', async () => {
  for (const device of [host!, stranger!]) expect(await attack(device, target)).toEqual([]);
  const nobody = openDevice(world.base);
  for (const path of paths(target))
    expect([path, findings(JSON.stringify((await nobody.call('GET', path)).body))]).toEqual([path, []]);
  // What is looked for is there for whoever sits at the table.
  const { seat } = await ownIn(other!);
  const own = await other!.call('GET', `/api/tables/${target}/views?seat=${seat}&from=0&to=5`);
  expect(findings(JSON.stringify(own.body))).toContain('"view":');
});

it('when it has ended and another of the group has not, neither one who plays on there, nor a stranger, nor its own player gets seed or record', async () => {
  const { table, seat } = await ownIn(other!);
  await other!.call('POST', `/api/tables/${table}/seats/${seat}/bot`, { level: 'easy' });
  const now = await until(({ played }) => played[0]!.tables.some((one) => one.table === target && one.outcome !== null));
  expect(now.status).toBe('running');
  expect(now.secret).toBeNull();
  for (const device of [host!, stranger!]) expect(await attack(device, target)).toEqual([]);
  // Whoever sat there may look at what he saw; the seed and the whole record are for later.
  for (const path of [`/api/tables/${target}`, `/api/tables/${target}/record`, '/api/me/export'])
    expect(JSON.stringify((await other!.call('GET', path)).body)).not.toContain(secret);
  expect((await other!.call('GET', `/api/tables/${target}/record`)).body.refusal.reason).toBe('sealedTable');
  const shared = await other!.call('POST', '/api/shares', { table: target, moment: 0, title: '', hidden: false, comments: '' });
  expect(shared.body.refusal.reason).toBe('sealedTable');
}, 30_000);

it('when the last has ended all of it is open', async () => {
  const { table, seat } = await ownIn(host!);
  await host!.call('POST', `/api/tables/${table}/seats/${seat}/bot`, { level: 'easy' });
  await until(({ status }) => status === 'over');
  expect((await stranger!.call('GET', `/api/tables/${target}/record`)).body).toContain(secret);
  expect((await stranger!.call('GET', `/api/tables/${target}/views?from=0&to=1`)).status).toBe(200);
}, 30_000);
