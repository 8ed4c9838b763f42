import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { recompute } from '../../tournament/recompute.ts';
import type { TournamentDescription } from '../../wire/tournaments.ts';
import { type Device, newDevice, openConnection } from '../stress/client.ts';
import { openWorld, type World } from '../stress/world.ts';
import { entrantsOf, roundsOf, rulesOf } from '../tournaments/rules.ts';

let world: World;
afterEach(() => world?.remove());

/** Waits for the tournament to be so. */
async function until(
  device: Device,
  id: string,
  isSo: (tournament: TournamentDescription) => boolean,
): Promise<TournamentDescription> {
  for (;;) {
    const { body } = await device.call('GET', `/api/tournaments/${id}`);
    if (isSo(body.tournament)) return body.tournament;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Persons enter, and at every table of theirs a bot sits in for them. */
async function playedByBots(device: Device, persons: readonly Device[], id: string): Promise<TournamentDescription> {
  const seen = new Set<string>();
  const devices = new Map<string, Device>();
  for (const one of persons) devices.set((await one.call('GET', '/api/session')).body.person.id, one);
  for (;;) {
    const { body } = await device.call('GET', `/api/tournaments/${id}`);
    const tournament: TournamentDescription = body.tournament;
    if (tournament.status === 'over') return tournament;
    const ids = new Map(tournament.entrants.map((entrant) => [entrant.id, devices.get(entrant.person ?? '')]));
    for (const { table, seats, outcome } of tournament.played.at(-1)?.tables ?? []) {
      if (outcome || seen.has(table)) continue;
      let there = true;
      for (const [seat, entrant] of seats.entries()) {
        const person = ids.get(entrant ?? '');
        const answer = person && (await person.call('POST', `/api/tables/${table}/seats/${seat}/bot`, { level: 'easy' }));
        if (answer?.status === 404) there = false;
      }
      if (there) seen.add(table);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const wish = { name: 'Cup', game: 'magellan', size: 4, rounds: 2, filler: 'easy', public: true };

async function recomputed(id: string) {
  const stored = (await world.context.registry.store.tournaments.load(id))!;
  return recompute(rulesOf(stored.row), entrantsOf(stored), roundsOf(stored));
}

it('a Swiss tournament of eight, persons and bots, is played to its end; standings follow from the results', async () => {
  world = await openWorld();
  const host = await newDevice(world.base, 'Anna');
  const others = await Promise.all(['Bob', 'Cleo', 'Dora'].map((name) => newDevice(world.base, name)));
  const opened = await host.call('POST', '/api/tournaments', { ...wish, format: 'swiss', filler: null });
  expect(opened.status).toBe(201);
  const { id } = opened.body.tournament;
  for (const other of others) expect((await other.call('POST', `/api/tournaments/${id}/enter`, {})).status).toBe(200);
  // Entering twice is entering once.
  await others[0]!.call('POST', `/api/tournaments/${id}/enter`, {});
  expect((await others[0]!.call('POST', `/api/tournaments/${id}/start`)).body.refusal.reason).toBe('notTournamentHost');
  await host.call('POST', `/api/tournaments/${id}/bots`, { level: 'easy', count: 4 });
  expect((await host.call('POST', `/api/tournaments/${id}/start`)).status).toBe(200);
  expect((await host.call('POST', `/api/tournaments/${id}/start`)).body.refusal.reason).toBe('tournamentStarted');
  const over = await playedByBots(host, [host, ...others], id);
  expect(over.entrants.length).toBe(8);
  expect(over.played.map(({ tables }) => tables.length)).toEqual([2, 2]);
  expect(over.standings.map(({ played }) => played)).toEqual(new Array(8).fill(2));
  expect(over.standings.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(2 * 2 * 2, 5);
  expect(over.secret).not.toBeNull();
  expect(await recomputed(id)).toEqual({ differs: undefined, standings: over.standings });
  const table = over.played[0]!.tables[0]!;
  const { body } = await host.call('GET', `/api/tables/${table.table}`);
  expect(body.table).toMatchObject({ tournament: id, status: 'over', config: { first: 0, players: 4 } });
  expect(body.table.standing.points).toEqual(table.outcome!.points);
  expect((await host.call('GET', '/api/tournaments?status=over')).body.tournaments).toMatchObject([{ id, entrants: 8 }]);
});

it('a duplicate of 32 is played to its end by bots: all tables of a round have the same cards', async () => {
  world = await openWorld();
  const host = await newDevice(world.base, 'Anna');
  const { body } = await host.call('POST', '/api/tournaments', { ...wish, format: 'duplicateSwiss', enter: false });
  const { id } = body.tournament;
  await host.call('POST', `/api/tournaments/${id}/bots`, { level: 'easy', count: 32 });
  await host.call('POST', `/api/tournaments/${id}/start`);
  const over = await until(host, id, ({ status }) => status === 'over');
  expect(over.played.map(({ tables }) => tables.length)).toEqual([8, 8]);
  expect(await recomputed(id)).toEqual({ differs: undefined, standings: over.standings });
  for (const { tables } of over.played) {
    const records = await Promise.all(
      tables.map(async ({ table }) => (await host.call('GET', `/api/tables/${table}/record`)).body as string),
    );
    expect(new Set(records.map((text) => /^seed: (.*)$/m.exec(text)?.[1])).size).toBe(1);
    expect(records.every((text) => text.includes('chance: dealt'))).toBe(true);
    expect(new Set(records.map((text) => /^result: (.*)$/m.exec(text)?.[1])).size).toBeGreaterThan(1);
  }
  const met = over.played
    .flatMap(({ tables }) => tables.flatMap(({ seats }) => seats.flatMap((one) => seats.map((other) => `${one} ${other}`))))
    .filter((pair) => pair.split(' ')[0] !== pair.split(' ')[1]);
  expect(new Set(met).size).toBe(met.length);
}, 60_000);

it('until the last table of a duplicate has ended nobody sees seed, record, log, past or game of another table', async () => {
  world = await openWorld();
  const host = await newDevice(world.base, 'Anna');
  const other = await newDevice(world.base, 'Bob');
  const { body } = await host.call('POST', '/api/tournaments', { ...wish, format: 'duplicateSwiss', rounds: 1 });
  const { id } = body.tournament;
  await other.call('POST', `/api/tournaments/${id}/enter`, {});
  await host.call('POST', `/api/tournaments/${id}/bots`, { level: 'easy', count: 6 });
  await host.call('POST', `/api/tournaments/${id}/start`);
  const mine = (await host.call('GET', `/api/tournaments/${id}`)).body.you;
  const running = await until(host, id, ({ played }) => played.length === 1);
  const tables = running.played[0]!.tables;
  // Neither person moves, so tables with one of them go on; those of bots alone end.
  const own = tables.find(({ seats }) => seats.includes(mine))!;
  const theirs = (await other.call('GET', `/api/tournaments/${id}`)).body.you;
  const another = tables.find(({ table }) => table !== own.table)!;
  const together = own.seats.includes(theirs);
  const stranger = together ? await newDevice(world.base, 'Eve') : host;
  const target = together ? own.table : another.table;
  if (together) await until(host, id, ({ played }) => played[0]!.tables.some(({ outcome }) => outcome));
  for (const path of ['record', 'entries', 'views?from=0&to=5']) {
    const answer = await stranger.call('GET', `/api/tables/${target}/${path}`);
    expect(answer.body.refusal?.reason).toMatch(/sealedTable|stillRunning/);
  }
  const described = (await stranger.call('GET', `/api/tables/${target}`)).body.table;
  expect(described).toMatchObject({ secret: null, sealed: true, dealt: true });
  const connection = await openConnection(stranger);
  const watched = await connection.ask({ type: 'watch', table: target });
  expect(watched).toMatchObject({ type: 'refused', refusal: { reason: 'sealedTable' } });
  expect(connection.told.some(({ type }) => type === 'position')).toBe(false);
  connection.close();
  const seat = own.seats.indexOf(mine);
  expect((await host.call('POST', `/api/tables/${own.table}/seats/${seat}/handover`)).body.refusal.reason).toBe('tournamentSeat');
  const over = await playedByBots(host, [host, other], id);
  expect(over.status).toBe('over');
  const open = (await stranger.call('GET', `/api/tables/${target}`)).body.table;
  expect(open.secret).not.toBeNull();
  expect((await stranger.call('GET', `/api/tables/${target}/record`)).status).toBe(200);
}, 60_000);

it('a person leaves the house: entrants and tournaments name nobody, results stay', async () => {
  world = await openWorld();
  const host = await newDevice(world.base, 'Anna');
  const { body } = await host.call('POST', '/api/tournaments', { ...wish, format: 'roundRobin' });
  await host.call('DELETE', '/api/me');
  const other = await newDevice(world.base, 'Bob');
  const left = (await other.call('GET', `/api/tournaments/${body.tournament.id}`)).body.tournament;
  expect(left).toMatchObject({ host: '', hostName: '', entrants: [{ name: '', person: null }] });
});

it('what makes no sense is refused and opens nothing', async () => {
  world = await openWorld();
  const host = await newDevice(world.base, 'Anna');
  const reason = async (more: object) =>
    (await host.call('POST', '/api/tournaments', { ...wish, format: 'swiss', ...more })).body.refusal?.reason;
  expect(await reason({ game: 'chess' })).toBe('unknownGame');
  expect(await reason({ size: 2 })).toBe('wrongTableSize');
  expect(await reason({ filler: 'genius' })).toBe('noSuchBot');
  expect(await reason({ name: '' })).toBe('wrongName');
  expect(await reason({ rounds: 99 })).toBe('unreadable');
  expect((await host.call('GET', '/api/tournaments')).body.tournaments).toEqual([]);
  expect((await host.call('GET', '/api/tournaments/none')).body.refusal.reason).toBe('noSuchTournament');
  for (let at = 0; at < 5; at++) expect(await reason({})).toBeUndefined();
  expect(await reason({})).toBe('tooManyTournaments');
});

it('one by link is entered by its link alone; late entry and withdrawal', async () => {
  world = await openWorld();
  const host = await newDevice(world.base, 'Anna');
  const other = await newDevice(world.base, 'Bob');
  const opened = (await host.call('POST', '/api/tournaments', { ...wish, format: 'swiss', public: false, rounds: 3 })).body;
  const { id } = opened.tournament;
  const token = opened.link.split('#')[1];
  expect((await other.call('GET', '/api/tournaments')).body.tournaments).toEqual([]);
  expect((await other.call('POST', `/api/tournaments/${id}/enter`, {})).body.refusal.reason).toBe('wrongInvitation');
  expect((await other.call('GET', `/api/tournaments/${id}`)).body.link).toBeNull();
  expect((await host.call('POST', `/api/tournaments/${id}/start`)).body.refusal.reason).toBe('tooFewEntrants');
  expect((await other.call('POST', `/api/tournaments/${id}/enter`, { invitation: token })).body.you).not.toBeNull();
  await host.call('POST', `/api/tournaments/${id}/start`);
  await until(host, id, ({ round }) => round === 1);
  const late = await newDevice(world.base, 'Cleo');
  const entered = (await late.call('POST', `/api/tournaments/${id}/enter`, { invitation: token })).body;
  expect(entered.tournament.entrants.find((one: { id: string }) => one.id === entered.you).first).toBe(2);
  expect((await other.call('POST', `/api/tournaments/${id}/leave`)).body.you).toBeNull();
  expect((await other.call('POST', `/api/tournaments/${id}/leave`)).body.refusal.reason).toBe('notEntered');
  expect((await other.call('POST', `/api/tournaments/${id}/enter`, { invitation: token })).body.refusal.reason).toBe(
    'tournamentStarted',
  );
  const over = await playedByBots(host, [host, other, late], id);
  expect(over.standings.map(({ played }) => played).sort()).toEqual([1, 2, 3]);
  expect(await recomputed(id)).toMatchObject({ differs: undefined });
}, 60_000);

it('lists are read by their index, whatever else is in the store', async () => {
  world = await openWorld();
  const database = new DatabaseSync(join(world.folder, 'tafelrunde.sqlite'), { readOnly: true });
  const planOf = (query: string) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${query}`)
      .all()
      .map(({ detail }) => String(detail));
  const page = planOf(
    `select * from tournaments where status = 'over' and public = 1 and (created, id) < (5, 'x') order by created desc, id desc limit 50`,
  );
  expect(page).toEqual([
    expect.stringMatching(/^SEARCH tournaments USING INDEX tournaments_by_status \(status=\? AND public=\? AND \(created,id\)</),
  ]);
  for (const query of [
    `select * from entrants where tournament = 'x' order by id`,
    `select * from sittings where tournament = 'x' order by round, number`,
    `select tournament from entrants where person = 'x' and last is null`,
    `select count(*) from tournaments where host = 'x' and status in ('open', 'running')`,
  ])
    expect(planOf(query).filter((detail) => /SCAN|TEMP/.test(detail))).toEqual([]);
  database.close();
});
