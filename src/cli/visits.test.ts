import { describe, expect, it } from 'vitest';
import { magellan } from '../games/magellan/index.ts';
import { isUsageError } from './command.ts';
import { run } from './testing.ts';
import { compare, visits } from './visits/command.ts';

describe('visits', () => {
  it.each([
    ['magellan', 3, 0.5],
    ['cortez', 3, 0.56],
    ['cortez', 5, 0.5],
    ['tal-der-koenige', 4, 0.9],
  ] as const)('standing orders save %s with %i players a good part of its visits', async (game, players, most) => {
    const compared = await compare(game, players, {}, 4, 1);
    if (isUsageError(compared)) throw new Error(compared.wrong);
    expect(compared.without.visits).toBeGreaterThan(5);
    expect(compared.ratio).toBeLessThan(most);
    // Whoever buys must still come and pay.
    expect(compared.withOrders.visits).toBeGreaterThan(3);
  });

  it('prints both figures and the ratio', async () => {
    const { result, out } = await run(visits, 'tal-der-koenige', '--games', '1', '--questions');
    expect(result).toBe(0);
    expect(out).toMatch(/tal-der-koenige, 2 players +[\d.]+ +[\d.]+ +[\d.]+ +[\d.]+ +\d\.\d\d/);
    expect(out).toMatch(/ workers +[\d.]+ +[\d.]+/);
  });

  it('wants a game there is', async () => {
    expect((await run(visits, 'chess')).result).toMatchObject({ wrong: expect.stringContaining(magellan.meta.id) });
  });
});
