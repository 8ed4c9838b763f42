/** What a table came to is in the log of results as soon as it is over, and in nobody's rating that it should not be in. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { act, openMatch } from '../../core/match.ts';
import { writeRecord } from '../../core/record.ts';
import { magellan } from '../../games/magellan/index.ts';
import { ratingOf } from '../ratings/ratings.ts';
import { differences, recompute } from '../ratings/recompute.ts';
import { shown as shownOf } from '../ratings/scale.ts';
import { type Device, newDevice, openConnection } from '../stress/client.ts';
import { type Player, playSeats } from '../stress/players.ts';
import { foundIn } from '../stress/rows.ts';
import { openWorld, type World } from '../stress/world.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { ratedNow } from '../tables/rated.ts';

let world: World;
/** Milliseconds by which the server's time is ahead. */
let later = 0;
beforeAll(async () => {
  world = await openWorld({}, { now: () => Date.now() + later });
});
afterAll(() => world.remove());

const store = () => world.context.registry.store;
const idOf = async (device: Device): Promise<string> => (await device.call('GET', '/api/me')).body.person.id;

let known = 0;
/** Somebody with a confirmed address. */
async function rooted(name: string): Promise<Device> {
  const device = await newDevice(world.base, name);
  await store().accounts.setAddress(await idOf(device), `${name}${known++}@example.org`, 1);
  return device;
}

interface Opened {
  readonly id: string;
  readonly players: readonly Player[];
}

/** A running table of these people, and bots beside them. */
async function open(people: readonly Device[], wish: object = {}, bots = 0): Promise<Opened> {
  const seats = [
    ...people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'invite' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' })),
  ];
  const host = at(people, 0);
  const { body } = await host.call('POST', '/api/tables', { game: 'magellan', seats, ...wish });
  const { id } = body.table;
  for (const { seat, token } of body.invitations)
    await at(people, seat).call('POST', `/api/tables/${id}/join`, { invitation: token });
  const { status } = await host.call('POST', `/api/tables/${id}/start`);
  expect(status).toBe(200);
  return { id, players: people.map((device, seat) => ({ device, seats: [seat] })) };
}

const described = async ({ id }: Opened, device: Device) => (await device.call('GET', `/api/tables/${id}`)).body.table;
/** The result once it is counted. */
async function counted({ id }: Opened) {
  await world.context.registry.jobs.runDue();
  const result = await store().results.read(id);
  expect(result?.row.number).not.toBeNull();
  return result!;
}

describe('a rated table', () => {
  it('is in the log at its end, counted once, and moves the ratings of those who sat there', async () => {
    const people = [await rooted('Anna'), await rooted('Bert'), await rooted('Carl')];
    const table = await open(people, { public: true });
    expect(await described(table, at(people, 0))).toMatchObject({ rated: true, unrated: null });
    const { standing } = await playSeats(table.id, table.players);
    const { row, seats } = (await store().results.read(table.id))!;
    expect(row).toMatchObject({ game: 'magellan', players: 3, size: 'group', rated: 'rated', finished: 1, public: 1 });
    expect(seats.map(({ points }) => points)).toEqual(standing.points);
    expect(seats.flatMap(({ place, seat }) => (place === 1 ? [seat] : []))).toEqual(standing.winners);
    const { seats: after } = await counted(table);
    for (const [seat, device] of people.entries()) {
      const { mu, games } = await ratingOf(store(), await idOf(device), 'magellan', 3);
      expect([mu, games]).toEqual([after[seat]?.mu, 1]);
    }
    const looked = async (device: Device) => (await device.call('GET', `/api/tables/${table.id}/ratings`)).body;
    const { unrated, counted: isCounted, seats: told } = await looked(await newDevice(world.base, 'Looks on'));
    expect([unrated, isCounted, told.map((one: { seat: number }) => one.seat)]).toEqual([null, true, [0, 1, 2]]);
    for (const { seat, shown, change, provisional } of told) {
      expect([shown, provisional]).toEqual([shownOf({ mu: after[seat]?.mu ?? 0 }), true]);
      expect(change).toBe(shown - 1500);
    }
    const number = (await store().results.read(table.id))?.row.number;
    await world.context.registry.jobs.schedule({ kind: 'result', key: table.id, due: 0, payload: null });
    expect((await counted(table)).row.number).toBe(number);
    expect(await differences(store(), await recompute(store()))).toEqual([]);
  });

  it('counts as last for whoever resigns, hands the seat over or leaves it to a bot for most of the game', async () => {
    const people = [await rooted('Dora'), await rooted('Emil'), await rooted('Fred'), await rooted('Gina')];
    const table = await open(people);
    const seatOf = (seat: number) => `/api/tables/${table.id}/seats/${seat}`;
    await people[1]?.call('POST', `${seatOf(1)}/resign`);
    const { token } = (await at(people, 2).call('POST', `${seatOf(2)}/handover`)).body.invitation;
    const heir = await newDevice(world.base, 'Heir');
    expect((await heir.call('POST', `/api/tables/${table.id}/join`, { invitation: token })).status).toBe(200);
    expect((await at(people, 3).call('POST', `${seatOf(3)}/bot`, { level: 'easy' })).status).toBe(200);
    await playSeats(table.id, [at(table.players, 0), { device: heir, seats: [2] }]);
    const { seats, row } = await counted(table);
    expect(row.rated).toBe('rated');
    expect(seats.map(({ stay }) => stay)).toEqual(['played', 'resigned', 'handed', 'bot']);
    expect(seats[2]?.person).toBe(await idOf(at(people, 2)));
    const ratings = seats.map(({ mu }) => mu ?? 0);
    expect(ratings[0]).toBeGreaterThan(25);
    for (const left of [1, 2, 3]) expect(ratings[left]).toBeLessThan(25);
    expect(await store().ratings.every(await idOf(heir))).toEqual([]);
  });
});

it('time that ran out, where a bot then plays to the end, counts as resigning', async () => {
  const people = [await rooted('Tina'), await rooted('Tom'), await rooted('Ute')];
  const table = await open(people, { clock: { pace: 'live', out: 'toEnd' } });
  const { game, match } = world.context.registry.live.get(table.id)!;
  const late = at(game.waiting(match!.state), 0);
  later += 3600_000;
  await world.context.registry.jobs.runDue();
  await playSeats(
    table.id,
    table.players.filter(({ seats }) => !seats.includes(late)),
  );
  const { row, seats } = await counted(table);
  expect([row.rated, seats.map(({ stay }) => stay)]).toEqual([
    'rated',
    seats.map(({ seat }) => (seat === late ? 'resigned' : 'played')),
  ]);
  expect(Math.min(...seats.map(({ mu }) => mu ?? 0))).toBe(seats[late]?.mu);
});

describe('a table that does not count says so, and why', () => {
  it.each([
    ['friendly', { rated: false }],
    ['guest', {}],
  ])('%s', async (why, wish) => {
    const people = [await rooted('Hans'), why === 'guest' ? await newDevice(world.base, 'Guest') : await rooted('Ines')];
    const table = await open(people, wish, 1);
    expect(await described(table, at(people, 0))).toMatchObject({ rated: false, unrated: why });
    await playSeats(table.id, table.players);
    const { row, seats } = await counted(table);
    expect([row.rated, seats.map(({ mu }) => mu)]).toEqual([why, [null, null, null]]);
    const told = async (device: Device) => (await device.call('GET', `/api/tables/${table.id}/ratings`)).body;
    expect(await told(at(people, 0))).toEqual({ unrated: why, counted: true, seats: [] });
    // The table is not public: to others nothing is said.
    expect(await told(await newDevice(world.base, 'Stranger'))).toEqual({ unrated: null, counted: true, seats: [] });
    expect(await store().ratings.every(await idOf(at(people, 0)))).toEqual([]);
  });

  it('alone among bots, or with two seats of one person; and one that everybody ended early', async () => {
    const jan = await rooted('Jan');
    const alone = await open([jan], {}, 2);
    expect(await described(alone, jan)).toMatchObject({ rated: false, unrated: 'alone' });
    const seats = [{ kind: 'me' }, { kind: 'here', name: 'Oma' }, { kind: 'open' }];
    const shared = (await jan.call('POST', '/api/tables', { game: 'magellan', seats })).body.table;
    expect(shared).toMatchObject({ rated: false, unrated: 'shared' });
    await playSeats(alone.id, alone.players);
    expect((await counted(alone)).row.rated).toBe('alone');

    const table = await open([await rooted('Xenia'), await rooted('Yves')], {}, 1);
    const [xenia, yves] = await Promise.all(table.players.map(({ device }) => openConnection(device)));
    await xenia?.ask({ type: 'propose', table: table.id, seat: 0, what: 'end' });
    await yves?.ask({ type: 'answer', table: table.id, agree: true });
    const { row, seats: left } = await counted(table);
    expect([row.rated, row.finished, left.map(({ place }) => place)]).toEqual(['unfinished', 0, [null, null, null]]);
  });

  it('one that was brought: finished it is nobody’s result, gone on with it moves no rating', async () => {
    const people = [await rooted('Vera'), await rooted('Wim')];
    const played = await open(people, { public: true }, 1);
    await playSeats(played.id, played.players);
    const record: string = (await at(people, 0).call('GET', `/api/tables/${played.id}/record`)).body;
    const finished = (await at(people, 0).call('POST', '/api/records', { record })).body.table;
    expect([finished.status, await store().results.read(finished.id)]).toEqual(['over', undefined]);

    const match = openMatch(
      magellan,
      { config: { players: 3, options: {}, rules: 1 } },
      { secret: 'ab'.repeat(32), contributions: [] },
    );
    for (let step = 0; step < 40; step++) {
      const [seat] = magellan.waiting(match.state) as [number];
      act(match, seat, magellan.sample(match.state, seat, { below: (n) => step % n }));
    }
    const seats = [{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }];
    const unfinished = writeRecord(match, { names: ['Vera', 'Wim', 'Bot'] });
    const { table, invitations } = (await at(people, 0).call('POST', '/api/records', { record: unfinished, seats })).body;
    await at(people, 1).call('POST', `/api/tables/${table.id}/join`, { invitation: invitations[0].token });
    expect((await at(people, 0).call('POST', `/api/tables/${table.id}/start`)).body.table.unrated).toBe('brought');
    const before = await store().ratings.every(await idOf(at(people, 0)));
    const going = { id: table.id, players: people.map((device, seat) => ({ device, seats: [seat] })) };
    await playSeats(going.id, going.players);
    expect((await counted(going)).row.rated).toBe('brought');
    expect(await store().ratings.every(await idOf(at(people, 0)))).toEqual(before);
  });

  it('a game on a map of somebody’s own', async () => {
    const table = await open([await rooted('Zoe'), await rooted('Zeno')], {}, 1);
    const live = world.context.registry.live.get(table.id)!;
    expect(ratedNow(live)).toBe('rated');
    expect(ratedNow({ ...live, config: { ...live.config, map: 'bundled' } as LiveTable['config'] })).toBe('rated');
    expect(ratedNow({ ...live, config: { ...live.config, map: { game: 'magellan', name: 'Own' } } })).toBe('ownMap');
  });

  it('who takes a passkey or an address before the game begins makes it count, and nobody afterwards', async () => {
    const [kai, guest] = [await rooted('Kai'), await newDevice(world.base, 'Lea')];
    const seats = [{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }];
    const { body } = await kai.call('POST', '/api/tables', { game: 'magellan', seats });
    const { id } = body.table;
    const joined = await guest.call('POST', `/api/tables/${id}/join`, { invitation: body.invitations[0].token });
    expect(joined.body.table).toMatchObject({ rated: false, unrated: 'guest' });
    await store().accounts.setAddress(await idOf(guest), 'lea@example.org', 1);
    expect((await kai.call('POST', `/api/tables/${id}/start`)).body.table).toMatchObject({ status: 'running', rated: true });
    await store().accounts.removeAddress(await idOf(guest));
    expect((await kai.call('GET', `/api/tables/${id}`)).body.table).toMatchObject({ rated: true });
    world = await world.restart();
    const again = await newDevice(world.base, 'Looks');
    expect((await again.call('GET', `/api/tables/${id}`)).body.table).toMatchObject({ rated: true });
  });
});

it('an ending whose result cannot be written has not happened: both are one commit', async () => {
  // Persons alone: nobody would be told where a bot makes the last move.
  const people = [await rooted('Mia'), await rooted('Nils'), await rooted('Ole')];
  const table = await open(people);
  const { group } = world.context.registry;
  const database = new DatabaseSync(join(world.folder, 'tafelrunde.sqlite'));
  database.exec(`CREATE TRIGGER refuse BEFORE INSERT ON results BEGIN SELECT RAISE(ABORT, 'no room'); END`);
  await expect(playSeats(table.id, table.players)).rejects.toThrow('tryAgain');
  await group.settled();
  expect(await store().results.read(table.id)).toBeUndefined();
  expect((await store().tables.load(table.id))?.row.status).toBe('running');
  database.exec('DROP TRIGGER refuse');
  database.close();
  await playSeats(table.id, table.players);
  expect((await counted(table)).row.rated).toBe('rated');
});

it('a person who leaves is in no result, rating or count any more; the others keep theirs', async () => {
  const people = [await rooted('Olga'), await rooted('Paul')];
  const table = await open(people, { public: true }, 1);
  await playSeats(table.id, table.players);
  await counted(table);
  const [olga, paul] = [await idOf(at(people, 0)), await idOf(at(people, 1))];
  const before = await store().ratings.every(paul);
  expect(foundIn(world.folder, olga).some((cell) => cell.startsWith('ratings.'))).toBe(true);
  await people[0]?.call('DELETE', '/api/me');
  expect(foundIn(world.folder, olga)).toEqual([]);
  expect(await store().ratings.every(paul)).toEqual(before);
  expect(await differences(store(), await recompute(store()))).toEqual([]);
});
