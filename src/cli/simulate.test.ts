import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../core/game.ts';
import { toy } from '../core/laws/toy/game.ts';
import { fastRandom } from '../core/random.ts';
import { randomGame } from './playout.ts';
import { simulate } from './simulate.ts';
import { count, newTally, summary } from './tally.ts';
import { run } from './testing.ts';

const last = (out: string) => JSON.parse(out.split('\n').at(-1)!);

describe('simulate', () => {
  it('counts games, actions, scores and wins, with one object on the last line', async () => {
    const { result, out } = await run(
      simulate,
      'magellan',
      '--players',
      '4',
      '--games',
      '50',
      '--seed',
      '3',
      '--options',
      'board2=B',
      '--json',
    );
    expect(result).toBe(0);
    expect(out).toMatch(/^50 random games of magellan \(4 players, board1 A, board2 B\), seed 3\n/);
    const figures = last(out);
    expect(figures).toMatchObject({ game: 'magellan', players: 4, options: { board1: 'A', board2: 'B' }, seed: 3, games: 50 });
    expect(figures.gamesPerSecond).toBeGreaterThan(0);
    expect(figures.actions.mean).toBeGreaterThan(50);
    expect(figures.scores.bySeat).toHaveLength(4);
    const sum = (member: 'wins' | 'mean') =>
      figures.scores.bySeat.reduce((total: number, seat: Record<string, number>) => total + (seat[member] ?? 0), 0);
    expect(sum('wins')).toBeCloseTo(50, 1);
    expect(sum('mean') / 4).toBeCloseTo(figures.scores.mean, 2);
  });

  it('plays the same games for the same seed and others for another', async () => {
    const scores = async (seed: string) =>
      last((await run(simulate, 'magellan', '--games', '20', '--seed', seed, '--json')).out).scores;
    expect(await scores('8')).toEqual(await scores('8'));
    expect(await scores('8')).not.toEqual(await scores('9'));
  });

  it.each([
    [[], /which game/],
    [['chess'], /no game “chess”/],
    [['magellan', '--players', '2'], /--players must be a whole number from 3 to 6/],
    [['magellan', '--players', 'x'], /--players/],
    [['magellan', '--games', '0'], /--games/],
    [['magellan', '--seed', '-1'], /--seed/],
    [['magellan', '--options', 'board1=C'], /cannot be “C”/],
    [['magellan', '--options', 'sea=deep'], /no option “sea”/],
    [['magellan', '--options', 'board1'], /name=value/],
    [['magellan', '--loud'], /--loud/],
    [['magellan', 'tikal'], /unexpected argument “tikal”/],
  ])('refuses %j', async (args, why) => {
    const { result } = await run(simulate, ...args);
    expect(result).toEqual({ wrong: expect.stringMatching(why) });
  });

  it('takes asides into random play where a game knows them', () => {
    const config = { players: 3, options: {}, rules: 1 };
    // Every boast is an aside here, because nobody who is asked boasts.
    const quiet: AnyGame = { ...(toy as AnyGame), sample: () => ({ type: 'show', fingers: 2 }) as never };
    const boasts = Array.from(
      { length: 50 },
      (_, seed) => (randomGame(quiet, config, fastRandom(seed)).state as { boasted: number[] }).boasted,
    );
    expect(boasts.flat().filter(Boolean).length).toBeGreaterThan(10);
  });

  it('knows mean, spread and extremes without keeping the values', () => {
    const tally = newTally();
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) count(tally, value);
    expect(summary(tally)).toEqual({ mean: 5, spread: 2.138, least: 2, most: 9 });
  });
});
