import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../../games/index.ts';
import { run } from '../testing.ts';
import { ratingIntervals } from './bootstrap.ts';
import { ladder } from './command.ts';
import { processorClock } from './processor-clock.ts';
import { verdict } from './sprt.ts';
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
        'eloLow',
        'eloHigh',
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

  it('goes on where a run with the same log stopped, and every game of the log can be played again', async () => {
    const log = join(mkdtempSync(join(tmpdir(), 'tafelrunde-')), 'ladder.jsonl');
    const args = [
      'cortez',
      '--players',
      '3',
      '--bots',
      'greedy,easy',
      '--iterations',
      '50',
      '--control',
      '0',
      '--log',
      log,
      '--json',
    ];
    const first = last((await run(ladder, ...args, '--games', '3')).out);
    // Killed while it wrote a line: that seed is played again.
    appendFileSync(log, '{"contest":{"game":"cortez"');
    const more = last((await run(ladder, ...args, '--games', '6')).out);
    expect(first.pairs[0].games).toBe(3);
    expect(more.pairs[0].games).toBe(6);
    expect(readFileSync(log, 'utf8').split('\n')).toHaveLength(3);
    const whole = last((await run(ladder, ...args.filter((arg) => arg !== '--log' && arg !== log), '--games', '6')).out);
    expect(more.pairs).toEqual(whole.pairs);
    expect(await run(ladder, '--replay', log)).toMatchObject({
      result: 0,
      out: expect.stringContaining('6 games of 2 seeds, 0'),
    });
    writeFileSync(log, readFileSync(log, 'utf8').replace(/"wins":\d[\d.]*/, '"wins":17'));
    expect((await run(ladder, '--replay', log)).result).toBe(1);
    writeFileSync(log, 'nonsense\n');
    expect((await run(ladder, ...args)).result).toEqual({ wrong: expect.stringContaining('line 1') });
  });

  it('ends a pairing as soon as it is decided', async () => {
    const args = ['magellan', '--games', '300', '--bots', 'random,greedy', '--control', '0', '--sprt', '0.34,0.5', '--json'];
    const { out } = await run(ladder, ...args);
    expect(last(out).pairs[0].games).toBeLessThan(60);
    expect(out).toContain('decided for a share of 0.5');
  });

  it('plays frozen bots, and bots with a budget of their own', async () => {
    for (const game of gameIds) {
      const args = [
        game,
        '--games',
        '1',
        '--bots',
        'greedy@bf19446,easy@bf19446@2x',
        '--control',
        '0',
        '--iterations',
        '40',
        '--json',
      ];
      expect(last((await run(ladder, ...args)).out).pairs[0].games).toBeGreaterThan(1);
    }
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
    [['magellan', '--bots', 'easy,strong@fast'], /“@fast” is neither/],
    [['magellan', '--bots', 'easy,strong@0x'], /“@0x” is neither/],
    [['magellan', '--seed', '3000000000'], /--seed/],
    [['magellan', '--seed', '3', '--sealed'], /either/],
    [['magellan', '--sprt', '0.5'], /--sprt/],
    [['magellan', '--sprt', '0.6,0.5'], /--sprt/],
    [['--replay', '/nowhere/ladder.jsonl'], /no game in/],
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

  it('the more seeds, the narrower the interval of a rating, and the rating lies within', () => {
    const seeds = (count: number) => Array.from({ length: count }, (_, at) => ({ wins: at % 4 ? 1 : 0, games: 1 }));
    const width = (count: number) => {
      const [, interval] = ratingIntervals(['a', 'b'], [{ candidate: 'b', baseline: 'a', seeds: seeds(count) }], 2);
      const { low = 0, high = 0 } = interval ?? {};
      expect(low).toBeLessThan(191);
      expect(high).toBeGreaterThan(180);
      return high - low;
    };
    expect(width(400)).toBeLessThan(width(40) / 2);
  });

  it('a sequential test decides for what the games say, and for nothing before they say it', () => {
    const shares = (count: number, mean: number) => Array.from({ length: count }, (_, at) => (at % 10 < mean * 10 ? 1 : 0));
    const shared = { none: 0.5, some: 0.6 };
    expect(verdict(shares(9, 0.9), shared)).toBeUndefined();
    expect(verdict(shares(500, 0.6), shared)).toBe('some');
    expect(verdict(shares(500, 0.5), shared)).toBe('none');
    expect(verdict(shares(40, 0.6), shared)).toBeUndefined();
  });

  it('the clock of the processor counts what the thread used, and asks for it seldom', () => {
    let [wall, used, asked] = [0, 0, 0];
    const clock = processorClock(
      () => wall,
      () => {
        asked += 1;
        return { user: used, system: 1000 };
      },
    );
    expect(clock()).toBe(1);
    // Others had the processor for a second.
    wall += 1000;
    expect(clock()).toBe(1);
    wall += 0.1;
    used += 100;
    expect([clock(), asked]).toEqual([1, 2]);
    wall += 0.1;
    used += 2900;
    expect(clock()).toBe(4);
  });
});

describe('frozen bots', () => {
  // What is frozen never changes: whoever is measured by it later is measured by the same.
  it.each([
    ['bf19446/cortez.js', 'fbf5b37f87d3bf77'],
    ['bf19446/magellan.js', '177016a4494952a4'],
    ['bf19446/tal-der-koenige.js', '99694f9cbc51d1a3'],
    ['bf19446/tikal.js', '5322b489273826b5'],
  ])('%s is as it was', (file, hash) => {
    const text = readFileSync(new URL(`../../bots/frozen/${file}`, import.meta.url));
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
  });
});
