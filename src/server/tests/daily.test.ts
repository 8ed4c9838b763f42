import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decide } from '../../bots/bot.ts';
import { act, openMatch } from '../../core/match.ts';
import { fastRandom } from '../../core/random.ts';
import { writeRecord } from '../../core/record.ts';
import { type Challenge, thoughtSeed } from '../../daily/challenge.ts';
import { loadGame, loadHeuristics } from '../../games/index.ts';
import type { AnyMatch } from '../../table/table.ts';
import type { DailyBoard } from '../../wire/daily-routes.ts';
import { type Device, newDevice } from '../stress/client.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
let now = Date.UTC(2026, 10, 18, 12);
beforeAll(async () => {
  world = await openWorld({ DAILY_ITERATIONS: '12' }, { now: () => now });
});
afterAll(() => world.remove());

/** Plays a challenge as a device does: bots by seeded thoughts, the person by whatever chance says. */
async function played({ game: id, config, secret, iterations }: Challenge, player: number, meddle = false): Promise<string> {
  const game = await loadGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const heuristics = await loadHeuristics(id);
  const match: AnyMatch = openMatch(game, { config }, { secret, contributions: [], dealt: true });
  const random = fastRandom(player);
  for (;;) {
    const [seat] = game.waiting(match.state);
    if (seat === undefined) return writeRecord(match);
    const own = seat === 0 || (meddle && match.steps.length > 40);
    const seed = thoughtSeed(secret, match.steps.length);
    const action = own
      ? game.sample(match.state, seat, random)
      : decide({ game, heuristics, view: game.view(match.state, seat), seat, bot: 'strong', seed, allowance: { iterations } });
    const answer = act(match, seat, action);
    if (!answer.ok) throw new Error(answer.refusal.reason);
  }
}

async function begun(device: Device, game = 'magellan'): Promise<Challenge> {
  return (await device.call('POST', '/api/daily/begin', { game })).body.challenge;
}

async function boardUntil(device: Device, isSo: (board: DailyBoard) => boolean): Promise<DailyBoard> {
  for (;;) {
    const { body } = await device.call('GET', '/api/daily');
    if (isSo(body)) return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const magellanOf = (board: DailyBoard) => board.games.find(({ game }) => game === 'magellan')!;
const isChecked = (board: DailyBoard) =>
  ['counted', 'refused'].includes(magellanOf(board).mine?.state ?? '') && magellanOf(board).par !== null;

describe('the daily challenge', () => {
  it('is the same for everybody, another every day and for every game', async () => {
    const [anna, bert] = [await newDevice(world.base, 'Anna'), await newDevice(world.base, 'Bert')];
    expect(await begun(anna)).toEqual(await begun(bert));
    const ahead: Challenge[] = (await anna.call('GET', '/api/daily/ahead')).body.challenges;
    expect(new Set(ahead.map(({ secret }) => secret)).size).toBe(ahead.length);
    expect([...new Set(ahead.map(({ day }) => day))]).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(ahead).toContainEqual(await begun(anna));
  });

  it('from two devices, one of them offline: played again by the server, ranked apart, with the strong bot’s points', async () => {
    const [anna, bert, cleo] = await Promise.all(['Anna', 'Bert', 'Cleo'].map((name) => newDevice(world.base, name)));
    const challenge = await begun(anna!);
    expect(magellanOf((await anna!.call('GET', '/api/daily')).body)).toMatchObject({
      mine: { state: 'begun' },
      par: null,
      best: [],
    });
    const ahead: Challenge[] = (await bert!.call('GET', '/api/daily/ahead')).body.challenges;
    const fetched = ahead.find(({ day, game }) => day === challenge.day && game === 'magellan')!;
    await begun(cleo!);
    const send = async (device: Device, player: number, offline: boolean) => {
      const record = await played(fetched, player);
      const answer = await device.call('POST', '/api/daily/results', { day: challenge.day, game: 'magellan', record, offline });
      expect(answer.status).toBe(200);
      return Number(/^result: (\d+)/m.exec(record)![1]);
    };
    const [first, second, third] = [await send(anna!, 1, false), await send(bert!, 2, true), await send(cleo!, 3, false)];
    // A second attempt changes nothing.
    await send(anna!, 4, false);
    const boards = await Promise.all([anna!, bert!, cleo!].map((device) => boardUntil(device, isChecked)));
    const mine = boards.map((board) => magellanOf(board).mine!);
    expect(mine.map(({ state, how, points }) => [state, how, points])).toEqual([
      ['counted', 'online', first],
      ['counted', 'offline', second],
      ['counted', 'online', third],
    ]);
    const after = await Promise.all(
      [anna!, bert!, cleo!].map(async (device) => magellanOf((await device.call('GET', '/api/daily')).body).mine!.rank!),
    );
    expect(after[1]).toEqual({ place: 1, of: 1, percentile: 100 });
    expect(after[0]).toMatchObject({
      of: 2,
      place: first >= third ? 1 : 2,
      percentile: first > third ? 100 : first === third ? 50 : 0,
    });
    expect(magellanOf(boards[0]!).best.length).toBeGreaterThan(0);
    expect(typeof magellanOf(boards[0]!).par).toBe('number');
    expect(boards[0]!.streak).toBe(1);
    now += 86_400_000;
    expect((await anna!.call('GET', '/api/daily')).body).toMatchObject({ day: '2026-11-19', streak: 1 });
    now += 86_400_000;
    expect((await anna!.call('GET', '/api/daily')).body).toMatchObject({ day: '2026-11-20', streak: 0 });
  }, 120_000);

  it('a record in which somebody else played for a bot is not counted', async () => {
    const eve = await newDevice(world.base, 'Eve');
    const challenge = await begun(eve);
    const record = await played(challenge, 5, true);
    await eve.call('POST', '/api/daily/results', { day: challenge.day, game: 'magellan', record });
    const board = await boardUntil(eve, (now_) => ['counted', 'refused'].includes(magellanOf(now_).mine?.state ?? ''));
    expect(magellanOf(board).mine).toMatchObject({ state: 'refused', rank: null });
  }, 120_000);

  it('ranks and lists are read by an index, whatever else is in the store', () => {
    const database = new DatabaseSync(join(world.folder, 'tafelrunde.sqlite'), { readOnly: true });
    const planOf = (query: string) =>
      database
        .prepare(`EXPLAIN QUERY PLAN ${query}`)
        .all()
        .map(({ detail }) => String(detail));
    const counted = `from daily where day = 'x' and game = 'x' and how = 'x' and state = 'counted'`;
    for (const query of [
      `select count(*) ${counted} and points > 5`,
      `select person, points ${counted} order by points desc limit 10`,
      `select distinct day from daily where person = 'x' and state in ('sent', 'counted') and day >= 'x'`,
    ])
      expect(planOf(query).filter((detail) => /SCAN|ORDER BY/.test(detail))).toEqual([]);
    expect(planOf(`select count(*) ${counted} and points > 5`)[0]).toContain('USING COVERING INDEX daily_by_rank');
    database.close();
  });

  it('refuses what is not the game that was set, and days that are no longer or not yet open', async () => {
    const eve = await newDevice(world.base, 'Eve');
    const challenge = await begun(eve);
    const record = await played(challenge, 6);
    const reason = async (body: object) =>
      (await eve.call('POST', '/api/daily/results', { day: challenge.day, game: 'magellan', record, ...body })).body.refusal
        ?.reason;
    expect(await reason({ game: 'tikal' })).toBe('wrongChallenge');
    expect(await reason({ record: record.replace('chance: dealt\n', '') })).toBe('brokenRecord');
    expect(
      await reason({
        record: record
          .split('\n')
          .slice(0, -30)
          .join('\n')
          .replace(/^result: .*\n/m, ''),
      }),
    ).toBe('wrongChallenge');
    expect(await reason({ day: '2026-11-19' })).toBe('wrongChallenge');
    expect(await reason({ day: '2025-01-01' })).toBe('wrongDay');
    expect(await reason({ day: 'yesterday' })).toBe('wrongDay');
    expect((await eve.call('GET', '/api/daily?day=2030-01-01')).body.refusal.reason).toBe('wrongDay');
    expect((await eve.call('POST', '/api/daily/begin', { game: 'chess' })).body.refusal.reason).toBe('notFound');
    expect(await reason({})).toBeUndefined();
  }, 120_000);
});
