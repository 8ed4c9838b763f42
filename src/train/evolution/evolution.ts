/**
 * An evolution strategy that learns a width for every number (separable CMA-ES, Ros and Hansen 2008): tries a handful of versions around
 * the present one, goes towards those that did best, and narrows what it is sure of.
 */
import type { Random } from '../../core/random.ts';

/** Everything a run goes on from, as it is written down between two generations. */
export interface Evolution {
  readonly generation: number;
  readonly mean: readonly number[];
  /** Of all numbers, and of each. */
  readonly step: number;
  readonly widths: readonly number[];
  /** The ways it has gone lately, for the step and for the widths. */
  readonly stepPath: readonly number[];
  readonly widthPath: readonly number[];
}

export function beginEvolution(mean: readonly number[], widths: readonly number[]): Evolution {
  const still = mean.map(() => 0);
  return { generation: 0, mean, step: 1, widths, stepPath: still, widthPath: still };
}

/** So many versions to try: each as what it is, and as how far it is from the mean, in widths. */
export interface Version {
  readonly numbers: readonly number[];
  readonly away: readonly number[];
}

/** In pairs that lie opposite each other, so that the mean of all stays where it is. */
export function versionsOf({ mean, step, widths }: Evolution, count: number, random: Random): Version[] {
  const versions: Version[] = [];
  while (versions.length < count) {
    const drawn = mean.map(() => normal(random));
    for (const away of [drawn, drawn.map((one) => -one)])
      versions.push({ away, numbers: mean.map((one, i) => one + step * widths[i]! * away[i]!) });
  }
  return versions.slice(0, count);
}

/** The next generation, from the versions that were tried, best first. */
export function evolve(before: Evolution, ranked: readonly Version[]): Evolution {
  const size = before.mean.length;
  const parents = Math.floor(ranked.length / 2);
  const raw = Array.from({ length: parents }, (_, i) => Math.log(parents + 0.5) - Math.log(i + 1));
  const all = raw.reduce((sum, one) => sum + one, 0);
  const weights = raw.map((one) => one / all);
  const effective = 1 / weights.reduce((sum, one) => sum + one * one, 0);
  const gone = before.mean.map((_, i) => weights.reduce((sum, weight, at) => sum + weight * ranked[at]!.away[i]!, 0));

  const stepMemory = (effective + 2) / (size + effective + 5);
  const damping = 1 + stepMemory + 2 * Math.max(0, Math.sqrt((effective - 1) / (size + 1)) - 1);
  const stepPath = mixed(before.stepPath, gone, stepMemory, effective);
  const usual = Math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size));
  const step = before.step * Math.exp((stepMemory / damping) * (length(stepPath) / usual - 1));

  const widthMemory = (4 + effective / size) / (size + 4 + (2 * effective) / size);
  const widthPath = mixed(before.widthPath, gone, widthMemory, effective);
  // Each width alone needs fewer tries than all their relations would: it may learn faster.
  const faster = (size + 2) / 3;
  const byPath = Math.min(0.5, (faster * 2) / ((size + 1.3) ** 2 + effective));
  const byBest = Math.min(1 - byPath, (faster * 2 * (effective - 2 + 1 / effective)) / ((size + 2) ** 2 + effective));
  const widths = before.widths.map((width, i) => {
    const spread = weights.reduce((sum, weight, at) => sum + weight * ranked[at]!.away[i]! ** 2, 0);
    return width * Math.sqrt(1 - byPath - byBest + byPath * widthPath[i]! ** 2 + byBest * spread);
  });
  return {
    generation: before.generation + 1,
    mean: before.mean.map((one, i) => one + before.step * before.widths[i]! * gone[i]!),
    step,
    widths,
    stepPath,
    widthPath,
  };
}

function mixed(path: readonly number[], gone: readonly number[], memory: number, effective: number): number[] {
  const pace = Math.sqrt(memory * (2 - memory) * effective);
  return path.map((one, i) => (1 - memory) * one + pace * gone[i]!);
}

function length(path: readonly number[]): number {
  return Math.sqrt(path.reduce((sum, one) => sum + one * one, 0));
}

/** Box and Muller. */
function normal(random: Random): number {
  const even = () => (random.below(0xff_ff_ff) + 1) / 0x1_00_00_00;
  return Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even());
}
