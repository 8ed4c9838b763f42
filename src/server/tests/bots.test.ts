import { expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import type { AnyGame } from '../../core/game.ts';
import { fastRandom } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import { openBots } from '../bots/pool.ts';

const job = (game: AnyGame) => {
  const state = game.setup({ players: 3, options: { board1: 'A', board2: 'A' }, rules: 1 }, fastRandom(1));
  const seat = at(game.waiting(state), 0);
  return { state, seat, request: { game: game.meta.id, view: game.view(state, seat), seat, level: 'random', tries: 0 } };
};

it('a bot decides from its view alone, off the main thread', async () => {
  const game = await loadGame('magellan');
  const times: number[] = [];
  const bots = openBots({ workers: 1, budget: 1000, timed: (seconds) => times.push(seconds) });
  const { state, seat, request } = job(game);
  const actions = await Promise.all(Array.from({ length: 20 }, () => bots.think(request)));
  for (const action of actions) expect(action && game.refusal(state, seat, action)).toBeUndefined();
  expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBeGreaterThan(1);
  expect(times.length).toBe(20);
  await bots.close();
});

it.each(['random', 'easy', 'medium', 'strong', 'of old'])('a bot called %s finds an answer', async (level) => {
  const game = await loadGame('magellan');
  const bots = openBots({ workers: 1, budget: 100, timed: () => {} });
  const { state, seat, request } = job(game);
  const action = await bots.think({ ...request, level });
  expect(action).toBeDefined();
  expect(action && game.refusal(state, seat, action)).toBeUndefined();
  await bots.close();
});

it('a bot that is not waited for may have nothing to do', async () => {
  const game = await loadGame('magellan');
  const bots = openBots({ workers: 1, budget: 100, timed: () => {} });
  const { state, seat, request } = job(game);
  const other = (seat + 1) % 3;
  expect(
    await bots.think({ ...request, view: game.view(state, other), seat: other, level: 'easy', aside: true }),
  ).toBeUndefined();
  await bots.close();
});

it('a thread that overruns its budget is ended, and another takes its place', async () => {
  const game = await loadGame('magellan');
  const slow = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, request: { request } }) => {
      if (request.tries === 0) for (;;);
      parentPort.postMessage({ id, answer: { action: { type: 'pass' } } });
    });`;
  const file = new URL(`data:text/javascript,${encodeURIComponent(slow)}`);
  const bots = openBots({ workers: 1, budget: 100, grace: 2000, timed: () => {}, file });
  const { request } = job(game);
  const [stuck, next] = await Promise.allSettled([bots.think(request), bots.think({ ...request, tries: 1 })]);
  expect(stuck.status).toBe('rejected');
  expect(next).toEqual({ status: 'fulfilled', value: { type: 'pass' } });
  await bots.close();
});
