/** How well chances were told: what was said beside what came, and Brier's score. */

/** A chance that was told for a seat, and what it had of the victory. */
export interface Told {
  readonly chance: number;
  readonly won: number;
}

interface Bin {
  /** The mean of the chances told in it, and the share that was won. */
  readonly told: number;
  readonly won: number;
  readonly count: number;
}

/** In so many steps from 0 to 1; steps in which nothing was told are left out. */
export function binsOf(all: readonly Told[], steps = 10): Bin[] {
  const sums = Array.from({ length: steps }, () => ({ told: 0, won: 0, count: 0 }));
  for (const { chance, won } of all) {
    const bin = sums[Math.min(steps - 1, Math.floor(chance * steps))]!;
    bin.told += chance;
    bin.won += won;
    bin.count += 1;
  }
  return sums.flatMap(({ told, won, count }) => (count ? [{ told: told / count, won: won / count, count }] : []));
}

/** The mean squared error of a position's chances, summed over its seats: 0 is knowing it all. */
export function brierOf(positions: readonly (readonly Told[])[]): number {
  const each = positions.map((seats) => seats.reduce((sum, { chance, won }) => sum + (chance - won) ** 2, 0));
  return each.reduce((sum, one) => sum + one, 0) / each.length;
}

/** How far the told chances lie from what came, weighed by how often they were told (expected calibration error). */
export function driftOf(all: readonly Told[]): number {
  return binsOf(all).reduce((sum, { told, won, count }) => sum + (Math.abs(told - won) * count) / all.length, 0);
}

/** Everybody's chance where nothing is known, and where whoever has most points now is taken to win. */
export const evenShare = (points: readonly number[]): number[] => points.map(() => 1 / points.length);
export function leaderInPoints(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const leaders = points.filter((one) => one === most).length;
  return points.map((one) => (one === most ? 1 / leaders : 0));
}
