import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import { ladder } from './command.ts';
import { ratings, wilson } from './wilson.ts';

const last = (out: string) => JSON.parse(out.split('\n').at(-1)!);

describe('ladder', () => {
  it('tells share, interval, Elo, score and time of every bot, with one object on the last line', async () => {
    const picture = join(mkdtempSync(join(tmpdir(), 'tafelrunde-')), 'ladder.svg');
    const args = ['magellan', '--games', '12', '--bots', 'random,greedy', '--iterations', '50', '--picture', picture, '--json'];
    const { result, out } = await run(ladder, ...args);
    expect(result).toBe(0);
    expect(out).toMatch(/^magellan \(3 players, board1 A, board2 A\), 50 iterations, seed 1\n/);
    const { bots, pairs } = last(out);
    expect(bots.map(({ name }: { name: string }) => name)).toEqual(['random', 'greedy']);
    for (const bot of bots)
      expect(Object.keys(bot)).toEqual([
        'name',
        'share',
        'low',
        'high',
        'elo',
        'meanScore',
        'msPerDecision',
        'p50',
        'p99',
        'most',
      ]);
    expect(pairs).toMatchObject([{ candidate: 'greedy', baseline: 'random', games: 12 }]);
    // Everybody's share of the wins adds up: one greedy and two random players.
    expect(bots[1].share + 2 * bots[0].share).toBeCloseTo(1, 2);
    expect(bots[1].elo).toBeGreaterThan(bots[0].elo);
    expect(readFileSync(picture, 'utf8')).toMatch(/^<svg [\s\S]*greedy against random[\s\S]*<\/svg>\n$/);
  });

  it('gives a bot exactly the even share against itself', async () => {
    const args = ['magellan', '--players', '4', '--games', '4', '--control', '12', '--bots', 'easy,greedy', '--iterations', '60'];
    const { out } = await run(ladder, ...args, '--json');
    expect(last(out).control).toMatchObject({ candidate: 'easy', baseline: 'easy', games: 12, share: 0.25 });
  });

  it('finds the same again under the same seed', async () => {
    const args = ['magellan', '--games', '3', '--bots', 'easy,medium', '--iterations', '300', '--control', '0', '--json'];
    const pairs = async (seed: string) => last((await run(ladder, ...args, '--seed', seed)).out).pairs;
    expect(await pairs('4')).toEqual(await pairs('4'));
    expect(await pairs('4')).not.toEqual(await pairs('5'));
  });

  it('finds the same with several threads', async () => {
    const args = ['magellan', '--games', '6', '--bots', 'random,greedy', '--control', '0', '--json'];
    const one = last((await run(ladder, ...args)).out);
    expect(last((await run(ladder, ...args, '--workers', '2')).out).pairs).toEqual(one.pairs);
  });

  it('plays against a program that speaks the protocol', async () => {
    const program = `${process.execPath} bin/tafelrunde.js protocol`;
    const args = ['magellan', '--games', '3', '--bots', `random,${program}`, '--control', '0', '--iterations', '20', '--json'];
    const { bots } = last((await run(ladder, ...args)).out);
    expect(bots[1]).toMatchObject({ name: program });
    expect(bots[1].meanScore).toBeGreaterThan(0);
  });

  it.each([
    [[], /which game/],
    [['chess'], /no game “chess”/],
    [['magellan', '--bots', 'easy'], /at least two/],
    [['magellan', '--bots', 'easy,easy'], /twice/],
    [['magellan', '--bots', 'easy,divine'], /no bot “divine”/],
    [['magellan', '--time', '5', '--iterations', '5'], /either/],
    [['magellan', '--iterations', '0'], /--iterations/],
    [['magellan', '--players', '2'], /from 3 to 6/],
    [['magellan', '--workers', '0'], /--workers/],
  ])('refuses %j', async (args, why) => {
    expect((await run(ladder, ...args)).result).toEqual({ wrong: expect.stringMatching(why) });
  });
});

describe('figures', () => {
  // Wilson (1927), as in every textbook: 8 of 10 is 49 to 94 %.
  it.each([
    [8, 10, 0.49, 0.943],
    [0, 20, 0, 0.161],
    [258, 430, 0.553, 0.645],
  ])('%d wins of %d lie between %d and %d', (wins, games, low, high) => {
    const interval = wilson(wins, games);
    expect(interval.low).toBeCloseTo(low, 2);
    expect(interval.high).toBeCloseTo(high, 2);
  });

  it('rates three quarters of the wins at 191 Elo, and equal shares at none', () => {
    const pair = (wins: number, games: number) => [{ candidate: 'b', baseline: 'a', wins, games }];
    expect(ratings(['a', 'b'], pair(75_000, 100_000), 2)[1]).toBeCloseTo(191, 0);
    expect(ratings(['a', 'b'], pair(2500, 10_000), 4)[1]).toBeCloseTo(0, 0);
  });

  it('adds ratings along the ladder', () => {
    const pairings = [
      { candidate: 'b', baseline: 'a', wins: 75_000, games: 100_000 },
      { candidate: 'c', baseline: 'b', wins: 75_000, games: 100_000 },
    ];
    expect(ratings(['a', 'b', 'c'], pairings, 2).map(Math.round)).toEqual([0, 191, 382]);
  });
});
