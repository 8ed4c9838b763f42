/**
 * Wald's sequential test: stops as soon as the games say which of two shares of wins is the true one. The games of one seed are not
 * independent of each other, so a seed is one observation: the mean of what its games brought.
 */
export interface Hypotheses {
  /** The share of wins if the candidate is no better, and if it is as much better as one wants to notice. */
  readonly none: number;
  readonly some: number;
}

export type Verdict = 'none' | 'some' | undefined;

/** Wrong in one of twenty either way. */
const error = 0.05;
const bound = Math.log((1 - error) / error);
/** Below that many seeds the spread is not known. */
const leastSeeds = 10;

/** How much likelier `some` is than `none`, as a logarithm; by the normal distribution of means. */
function likelihood(shares: readonly number[], { none, some }: Hypotheses): number {
  const seeds = shares.length;
  if (seeds < 2) return 0;
  const mean = shares.reduce((sum, share) => sum + share, 0) / seeds;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (seeds - 1);
  // All alike is not the same as certain: a seed more may differ.
  const spread = Math.max(variance, 1 / (4 * seeds));
  return (seeds * (some - none) * (mean - (none + some) / 2)) / spread;
}

export function verdict(shares: readonly number[], hypotheses: Hypotheses): Verdict {
  if (shares.length < leastSeeds) return undefined;
  const log = likelihood(shares, hypotheses);
  return log >= bound ? 'some' : log <= -bound ? 'none' : undefined;
}
