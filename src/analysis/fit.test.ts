/** The fit finds the weights that positions were made with, and the figures say what they should. */
import { describe, expect, it } from 'vitest';
import { fastRandom } from '../core/random.ts';
import { chanceShifted, chancesOf } from './chance.ts';
import { fitWeights, type Sample, surprise } from './fit.ts';
import { binsOf, brierOf, driftOf, evenShare, leaderInPoints } from './reliability.ts';

const truth = { settled: [-2, 1.5, 0], standing: [-3, 0, 0], points: [0.02, 0.05, 0], players: { 2: 1, 3: 1 } } as const;

/** Positions whose winners are drawn by the chances that the true weights give them. */
function drawn(count: number, seed: number): Sample[] {
  const random = fastRandom(seed);
  const share = () => random.below(1_000_000) / 1_000_000;
  return Array.from({ length: count }, () => {
    const players = 2 + random.below(2);
    const looks = [{ settled: seats(players, 12), standing: seats(players, 12), points: seats(players, 20) }];
    const judged = { progress: share(), looks };
    const chances = chancesOf(truth, judged);
    let left = share();
    const winner = chances.findIndex((chance, at) => {
      left -= chance;
      return left < 0 || at === chances.length - 1;
    });
    return { ...judged, wins: chances.map((_, seat) => (seat === winner ? 1 : 0)) };
  });
  function seats(players: number, spread: number): number[] {
    return Array.from({ length: players }, () => (share() - 0.5) * 2 * spread);
  }
}

describe('fitting', () => {
  const samples = drawn(1200, 1);
  const fitted = fitWeights(samples);

  it('comes about as near to the winners as the weights that drew them', () => {
    const fresh = drawn(3000, 2);
    expect(surprise(fitted, fresh)).toBeLessThan(surprise(truth, fresh) + 0.02);
  });

  it('is worse where it may not use what counts, and counts that for nothing', () => {
    const blind = fitWeights(samples, ['standing', 'points']);
    expect(surprise(blind, samples)).toBeGreaterThan(surprise(fitted, samples) + 0.02);
    expect(Math.exp(blind.settled[0])).toBeCloseTo(0, 9);
  });

  it('is calibrated on positions it has not seen, and better than simple rules', () => {
    const fresh = drawn(3000, 3);
    const told = (of: (sample: Sample) => readonly number[]) =>
      fresh.map((sample) => of(sample).map((chance, seat) => ({ chance, won: sample.wins[seat] ?? 0 })));
    const own = told((sample) => chancesOf(fitted, sample));
    expect(driftOf(own.flat())).toBeLessThan(0.03);
    for (const simple of [evenShare, leaderInPoints])
      expect(brierOf(own)).toBeLessThan(brierOf(told((sample) => simple(sample.looks[0]?.points ?? []))));
  });
});

describe('chances', () => {
  const judged = { progress: 0.5, looks: [{ settled: [4, 0, -4], standing: [4, 0, -4], points: [10, 10, 10] }] };

  it('are one in all, and more for whoever is judged better', () => {
    const [first = 0, second = 0, third = 0] = chancesOf(truth, judged);
    expect(first + second + third).toBeCloseTo(1, 9);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
  });

  it('grow with what a position gains and shrink with what it loses', () => {
    const [own = 0] = chancesOf(truth, judged);
    expect(chanceShifted(truth, judged, 0, -5)).toBeLessThan(own);
    expect(chanceShifted(truth, judged, 0, 5)).toBeGreaterThan(own);
    expect(chanceShifted(truth, judged, 0, 0)).toBeCloseTo(own, 9);
  });
});

describe('reliability', () => {
  it('counts what was told beside what came', () => {
    const told = [
      { chance: 0.31, won: 1 },
      { chance: 0.33, won: 0 },
      { chance: 0.95, won: 1 },
      { chance: 1, won: 1 },
    ];
    expect(binsOf(told)).toEqual([
      { told: 0.32, won: 0.5, count: 2 },
      { told: 0.975, won: 1, count: 2 },
    ]);
    expect(driftOf(told)).toBeCloseTo((0.18 * 2 + 0.025 * 2) / 4, 9);
  });

  it('Brier’s score is 0 for who knows it all, and 2 for who is sure of the wrong one', () => {
    expect(
      brierOf([
        [
          { chance: 1, won: 1 },
          { chance: 0, won: 0 },
        ],
      ]),
    ).toBe(0);
    expect(
      brierOf([
        [
          { chance: 0, won: 1 },
          { chance: 1, won: 0 },
        ],
      ]),
    ).toBe(2);
  });
});
