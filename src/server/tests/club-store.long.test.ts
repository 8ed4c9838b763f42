/** What the club keeps, on every engine the store may stand on: results and ratings, tournaments, the daily challenge, friends, manners. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fastRandom } from '../../core/random.ts';
import { recompute as recomputeTournament } from '../../tournament/recompute.ts';
import { differences, recompute } from '../ratings/recompute.ts';
import { ratingChanges } from '../results/changes.ts';
import { bestOf, courseOf, describePerson, resultsOf, statisticsOf } from '../results/pages.ts';
import type { DailyRow } from '../store/daily.ts';
import { newDevice } from '../stress/client.ts';
import { someTable, takeIn } from '../stress/results.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../stress/services.ts';
import { openWorld, type World } from '../stress/world.ts';
import { entrantsOf, roundsOf, rulesOf } from '../tournaments/rules.ts';

const day = 24 * 3600_000;
let postgres: Postgres | undefined;
const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-club-'));
afterAll(async () => {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const engines: Readonly<Record<string, () => Promise<World>>> = {
  SQLite: () => openWorld({ OPERATOR_TOKEN: 'token-of-this-house' }, {}, join(folder, 'sqlite')),
  Postgres: async () => {
    postgres = await startPostgres();
    const place = { DATABASE_URL: postgres.create('club'), OPERATOR_TOKEN: 'token-of-this-house' };
    return openWorld(place, {}, join(folder, 'postgres'));
  },
};
const installed = (engine: string) => engine !== 'Postgres' || postgresPrograms() !== undefined;
if (!installed('Postgres'))
  console.warn('!! SKIPPED: the club on Postgres. Install Debian’s package “postgresql” and run again.');

describe.each(Object.entries(engines).filter(([engine]) => installed(engine)))('the club on %s', (_, open) => {
  let world: World;
  const ids: string[] = [];
  const store = () => world.context.registry.store;
  beforeAll(async () => {
    world = await open();
    for (const name of ['Anna', 'Bert', 'Carl', 'Dora', 'Emil']) {
      const device = await newDevice(world.base, name);
      ids.push((await device.call('GET', '/api/me')).body.person.id);
    }
    for (const id of ids) await store().accounts.setAddress(id, `${id}@example.org`, 1);
  }, 60_000);
  afterAll(() => world.close());

  it('ratings of sixty results are what a reckoning from scratch comes to; pages, filters and lists read them', async () => {
    const random = fastRandom(4);
    for (let at = 0; at < 60; at++) await takeIn(store(), someTable(random, ids, `made ${at}`, (1 + at) * day));
    expect(await differences(store(), await recompute(store()))).toEqual([]);
    const anna = (await store().people.byId(ids[0]!))!;
    const page = await describePerson(store(), anna, ids[1]);
    expect(page.ratings.length).toBe(2);
    expect(page.between?.games).toBeGreaterThan(0);
    const all = (await resultsOf(store(), anna, ids[0], {})).results;
    const found = (query: object) => resultsOf(store(), anna, ids[0], query).then(({ results }) => results.length);
    expect(all.length).toBe(30);
    expect(await found({ with: 'CAR' })).toBeGreaterThan(0);
    expect(await found({ with: 'nobody' })).toBe(0);
    expect((await found({ result: 'won' })) + (await found({ result: 'lost' }))).toBeGreaterThan(20);
    expect(await found({ from: `${10 * day}`, to: `${20 * day}` })).toBeLessThan(11);
    expect((await courseOf(store(), anna, ids[0], { game: 'tikal', size: 'group' })).points.length).toBeGreaterThan(5);
    for (const id of ids) await store().histories.agree(id, true);
    const best = (await bestOf(store(), { game: 'tikal', size: 'group' })).people.map(({ shown }) => shown);
    expect(best.length).toBe(5);
    expect(best).toEqual(best.toSorted((a, b) => b - a));
    const rated = all.find(({ unrated }) => unrated === null)!;
    const changes = await ratingChanges(store(), rated.table, undefined);
    const told = rated.seats.flatMap(({ seat, change }) => (change === null ? [] : [[seat, change]]));
    expect(changes.seats.map(({ seat, change }) => [seat, change])).toEqual(told);
    await takeIn(store(), {
      table: 'counted',
      seats: [ids[0]!, ids[1]!],
      points: [5, 3],
      ended: 99 * day,
      told: {
        aggregates: [1, 2].map(() => ({
          game: 'tikal',
          players: 2,
          kind: 'opening',
          name: 'C3',
          count: 1,
          wins: 30,
          sum: 0,
          won: 0,
        })),
        tallies: [{ person: ids[0]!, game: 'tikal', open: 1, kind: 'opening', name: 'C3', count: 1, wins: 60, sum: 0 }],
      },
    });
    expect((await statisticsOf(store(), 'tikal')).tables).toEqual([
      { players: 2, kind: 'opening', name: 'C3', count: 2, wins: 1, sum: 0, won: 0 },
    ]);
    expect((await describePerson(store(), anna, undefined)).openings).toEqual([{ game: 'tikal', name: 'C3', games: 1, wins: 1 }]);
  });

  it('a tournament of bots is played to its end, and follows from its results', async () => {
    const host = await newDevice(world.base, 'Host');
    const wish = { name: 'Cup', game: 'magellan', size: 4, rounds: 2, filler: 'easy', public: true, format: 'duplicateSwiss' };
    const { id } = (await host.call('POST', '/api/tournaments', { ...wish, enter: false })).body.tournament;
    await host.call('POST', `/api/tournaments/${id}/bots`, { level: 'easy', count: 8 });
    await host.call('POST', `/api/tournaments/${id}/start`);
    const read = async () => (await host.call('GET', `/api/tournaments/${id}`)).body.tournament;
    while ((await read()).status !== 'over') await new Promise((resolve) => setTimeout(resolve, 50));
    const stored = (await store().tournaments.load(id))!;
    const again = recomputeTournament(rulesOf(stored.row), entrantsOf(stored), roundsOf(stored));
    expect(again).toEqual({ differs: undefined, standings: (await read()).standings });
    expect((await host.call('GET', '/api/tournaments?status=over')).body.tournaments).toMatchObject([{ id, entrants: 8 }]);
    // Of two changes at once one begins anew.
    const { row } = stored;
    expect(await Promise.all([store().tournaments.change(row, {}), store().tournaments.change(row, {})])).toContain(false);
  }, 60_000);

  it('the daily challenge: the first attempt counts, ranks by points, online and offline apart', async () => {
    const { daily } = store();
    const row = (person: string, points: number, how: DailyRow['how'] = 'online'): DailyRow => {
      const times = { begun: 1, sent: 2, record: 'text' };
      return { day: '2026-11-18', game: 'tikal', person, how, state: 'sent', points, ...times };
    };
    await daily.begin({ ...row(ids[0]!, 0), state: 'begun' });
    expect(await Promise.all([daily.send(row(ids[0]!, 40)), daily.send(row(ids[0]!, 90))])).toContain(false);
    for (const [at, points] of [50, 30].entries()) await daily.send(row(ids[at + 1]!, points));
    await daily.send(row(ids[3]!, 99, 'offline'));
    for (const person of ids.slice(0, 4)) await daily.settle(row(person, 0), 'counted');
    const mine = (await daily.of('2026-11-18', 'tikal', ids[0]!))!;
    expect(await daily.rank(mine, 'online', 40)).toMatchObject({ all: 3 });
    expect((await daily.best(mine, 'online', 10)).map(({ points }) => points)).toEqual(
      [mine.points, 50, 30].toSorted((a, b) => b - a),
    );
    expect(await daily.daysOf(ids[0]!, '2026-11-01')).toEqual(['2026-11-18']);
    await daily.keepPar({ day: '2026-11-18', game: 'tikal', points: 61 });
    await daily.keepPar({ day: '2026-11-18', game: 'tikal', points: 62 });
    expect(await daily.par(mine)).toBe(61);
  });

  it('friends are mutual, also when both ask at once; an invitation stands until it is taken back', async () => {
    const { friends } = store();
    const [anna, bert, carl] = ids as [string, string, string];
    await Promise.all([friends.ask(anna, bert, 1), friends.ask(bert, anna, 1)]);
    await friends.ask(bert, anna, 2);
    await friends.ask(anna, bert, 2);
    expect(await friends.areFriends(bert, anna)).toBe(true);
    expect(await friends.of(anna)).toHaveLength(1);
    await friends.ask(anna, carl, 3);
    expect(await friends.areFriends(anna, carl)).toBe(false);
    await friends.end(bert, anna);
    expect(await friends.areFriends(anna, bert)).toBe(false);
    expect((await friends.of(anna)).map(({ asked }) => asked)).toEqual([carl]);
  });

  it('reports, bans and the log of operators, over the real routes', async () => {
    const [operator, loud] = [await newDevice(world.base, 'Operator'), await newDevice(world.base, 'Loud')];
    const person = (await loud.call('GET', '/api/me')).body.person.id;
    const reported = await operator.call('POST', '/api/reports', { person, reason: 'insult', note: 'shouts' });
    expect(reported.status).toBe(201);
    const enter = (token: string) => operator.call('POST', '/api/operator/enter', { token });
    expect((await enter('guessed')).body.refusal.reason).toBe('notOperator');
    expect((await operator.call('GET', '/api/operator/reports?status=open')).body.refusal.reason).toBe('notOperator');
    const { manners } = store();
    const [report] = await manners.reports(true, 10);
    const now = Date.now();
    const deed = (id: string, kind: 'closed' | 'banned' | 'lifted') => ({
      id,
      time: now,
      operator: 'o',
      kind,
      person,
      subject: '',
      details: '',
    });
    expect(await manners.closeReport(report!.id, 'warned', now, deed('d1', 'closed'))).toBe(true);
    expect(await manners.closeReport(report!.id, 'again', now, deed('d2', 'closed'))).toBe(false);
    const ban = { id: 'b1', person, network: null, until: now + day, reason: 'rude', operator: 'o', created: now, lifted: null };
    await manners.addBan(ban, deed('d3', 'banned'));
    expect((await manners.standing(now)).map(({ id }) => id)).toEqual(['b1']);
    expect(await manners.standing(now + 2 * day)).toEqual([]);
    expect(await manners.lift('b1', now, deed('d4', 'lifted'))).toBe(true);
    expect(await manners.standing(now + 1)).toEqual([]);
    expect((await manners.deeds(10)).map(({ kind }) => kind).sort()).toEqual(['banned', 'closed', 'lifted']);
    await store().people.mute(ids[0]!, ids[1]!, true);
    expect(await manners.areApart([ids[1]!, ids[0]!])).toBe(true);
    expect([...(await manners.apartFrom(ids[1]!))]).toEqual([ids[0]]);
  });
});
