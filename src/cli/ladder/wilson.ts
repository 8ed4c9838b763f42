/** How sure a share of wins is, and what it means on Elo's scale. */
import { at } from '../../core/at.ts';

/** The normal quantile of a two-sided 95 % interval. */
const z = 1.96;

/** Wilson's 95 % interval for so many wins (a shared one counts in part) of so many games. */
export function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const centre = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half = (z / (1 + z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** One bot at a table with clones of another. */
export interface Pairing {
  readonly candidate: string;
  readonly baseline: string;
  readonly wins: number;
  readonly games: number;
}

const steps = 4000;

/**
 * Ratings that explain the pairings best (Bradley and Terry, with one against n - 1 clones), the first bot at 0. Half a win
 * and half a loss are added everywhere, so that a clean sheet does not count as infinite.
 */
export function ratings(bots: readonly string[], pairings: readonly Pairing[], players: number): number[] {
  const strengths = bots.map(() => 0);
  for (let step = 0; step < steps; step++) {
    const slopes = bots.map(() => 0);
    const weights = bots.map(() => 0);
    for (const { candidate, baseline, wins, games } of pairings) {
      const [one, other] = [bots.indexOf(candidate), bots.indexOf(baseline)];
      const odds = Math.exp(at(strengths, one) - at(strengths, other)) / (players - 1);
      const expected = odds / (1 + odds);
      const slope = wins + 0.5 - (games + 1) * expected;
      const weight = (games + 1) * expected * (1 - expected);
      slopes[one] = at(slopes, one) + slope;
      slopes[other] = at(slopes, other) - slope;
      weights[one] = at(weights, one) + weight;
      weights[other] = at(weights, other) + weight;
    }
    for (const at of strengths.keys()) if (weights[at]) strengths[at] = strengths[at]! + clamp((0.5 * slopes[at]!) / weights[at]);
  }
  const [first = 0] = strengths;
  return strengths.map((strength) => ((strength - first) * 400) / Math.LN10);
}

function clamp(step: number): number {
  return Math.max(-1, Math.min(1, step));
}
