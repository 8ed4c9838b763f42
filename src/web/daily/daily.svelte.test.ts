/** A challenge on a device without a network: played from what was fetched before, sent when there is one again, and counted by a real server. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { decide } from '../../bots/bot.ts';
import type { Seat } from '../../core/game.ts';
import { fastRandom } from '../../core/random.ts';
import { loadGame, loadHeuristics } from '../../games/index.ts';
import * as wire from '../../wire/daily-routes.ts';
import { introduce } from '../online/api.ts';
import { call } from '../online/request.ts';
import { settings } from '../settings.svelte.ts';
import { openLocalTable } from '../table/local.ts';
import { startServer, type TestServer } from '../tests/server.ts';
import { attempt, fetchAhead, tablesOfDay } from './challenges.ts';
import { sendResults, unsent } from './outbox.ts';

// There are no browser's workers here; the thought itself is the real one.
vi.mock('../table/bots.ts', () => ({
  think: () => Promise.resolve(undefined),
  thinkAside: () => Promise.resolve(undefined),
  async thinkFrom(seed: number, iterations: number, id: string, view: object, seat: Seat) {
    const game = (await loadGame(id))!;
    const heuristics = await loadHeuristics(id);
    return decide({ game, heuristics, view, seat, bot: 'strong', seed, allowance: { iterations } });
  },
}));

let server: TestServer;
beforeAll(async () => {
  process.env.DAILY_ITERATIONS = '10';
  server = await startServer();
});
afterAll(async () => {
  delete process.env.DAILY_ITERATIONS;
  await server.stop();
});

async function playToTheEnd(id: string): Promise<void> {
  const game = (await loadGame('magellan'))!;
  const table = (await openLocalTable(id))!;
  const random = fastRandom(5);
  while (!table.standing()?.over) {
    const steps = table.length();
    if (table.waiting().includes(0)) {
      const state = game.imagine(table.view(0, steps), 0, random);
      expect(await table.act(0, game.sample(state, 0, random))).toBeUndefined();
    } else await vi.waitFor(() => expect(table.length()).toBeGreaterThan(steps), { timeout: 60_000, interval: 5 });
  }
  await vi.waitFor(async () => expect((await unsent()).length).toBe(1));
  table.close();
}

test('played without a network it is sent later, counted, and ranked apart; the first attempt counts', async () => {
  settings.name = 'Anna';
  expect(await introduce('Anna', 'en')).toBeUndefined();
  await fetchAhead();
  server.connect(false);
  const id = (await attempt('magellan'))!;
  const day = new Date().toISOString().slice(0, 10);
  const head = (await tablesOfDay(day)).get('magellan')!;
  expect(head).toMatchObject({ id, seed: { dealt: true }, daily: { day, iterations: 10, offline: true } });
  // The deal of a day is played once.
  expect(await attempt('magellan')).toBe(id);
  await playToTheEnd(id);
  await sendResults();
  expect((await unsent()).map((table) => table.id)).toEqual([id]);
  server.connect(true);
  await sendResults();
  expect(await unsent()).toEqual([]);
  const points = (await tablesOfDay(day)).get('magellan')!.result![0];
  await vi.waitFor(
    async () => {
      const answer = await call(wire.readDaily, { query: { day } });
      const mine = answer.ok ? answer.body.games.find(({ game }) => game === 'magellan')?.mine : undefined;
      expect(mine).toEqual({ how: 'offline', state: 'counted', points, rank: { place: 1, of: 1, percentile: 100 } });
    },
    { timeout: 60_000, interval: 50 },
  );
});

test('without a network and without the cards of the day there is nothing to play', async () => {
  server.connect(false);
  localStorage.removeItem('tafelrunde-daily');
  expect(await attempt('tikal')).toBeUndefined();
  server.connect(true);
  expect(await attempt('tikal')).toBeDefined();
});
