/** Counting while games go by: mean, spread and extremes without keeping every value. */
export interface Tally {
  count: number;
  mean: number;
  /** Sum of squared distances from the mean (Welford). */
  squares: number;
  least: number;
  most: number;
}

export function newTally(): Tally {
  return { count: 0, mean: 0, squares: 0, least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY };
}

export function count(tally: Tally, value: number): void {
  tally.count += 1;
  const distance = value - tally.mean;
  tally.mean += distance / tally.count;
  tally.squares += distance * (value - tally.mean);
  tally.least = Math.min(tally.least, value);
  tally.most = Math.max(tally.most, value);
}

export interface Summary {
  readonly mean: number;
  /** Standard deviation. */
  readonly spread: number;
  readonly least: number;
  readonly most: number;
}

export function summary({ count: all, mean, squares, least, most }: Tally): Summary {
  return { mean: round(mean), spread: round(all > 1 ? Math.sqrt(squares / (all - 1)) : 0), least, most };
}

/** Three digits behind the point are more than a simulation knows. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
