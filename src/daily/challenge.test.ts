import { expect, it } from 'vitest';
import { gameIds, loadGame } from '../games/index.ts';
import { challengeConfig, dayAfter, dayOf, streakOf, thoughtSeed } from './challenge.ts';

it('days follow each other, over the ends of months and years', () => {
  expect(dayOf(Date.UTC(2026, 10, 17, 23, 59))).toBe('2026-11-17');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
});

it('a row of days goes on through one that has only begun, and ends without a word', () => {
  const days = new Set(['2026-11-14', '2026-11-15', '2026-11-16']);
  expect(streakOf(days, '2026-11-16')).toBe(3);
  expect(streakOf(days, '2026-11-17')).toBe(3);
  expect(streakOf(days, '2026-11-18')).toBe(0);
  expect(streakOf(new Set(), '2026-11-18')).toBe(0);
});

it('a thought begins from the deal and the number of steps alone', () => {
  const secret = 'ab'.repeat(32);
  expect(thoughtSeed(secret, 3)).toBe(thoughtSeed(secret, 3));
  expect(new Set([0, 1, 2, 3].map((steps) => thoughtSeed(secret, steps))).size).toBe(4);
  expect(thoughtSeed('cd'.repeat(32), 3)).not.toBe(thoughtSeed(secret, 3));
});

it.each(gameIds)('%s is played by the newest rules with its usual options, the person first', async (id) => {
  const { meta } = await loadGame(id);
  const config = challengeConfig(meta);
  expect(config).toMatchObject({ first: 0, rules: meta.rules });
  expect(config.players).toBeLessThanOrEqual(meta.players.most);
});
