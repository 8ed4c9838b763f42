/** Errors of judgement as people make them: small things are often misjudged, glaring ones never. */
import type { Random } from '../core/random.ts';

/** Errors grow where the choices lie far apart. */
const blur = 0.5;
/** What costs so many times as much is overlooked by nobody. */
const glaring = 3;

/** Which of the values, one for each choice, looks best to somebody for whom so many points are a small thing. */
export function misjudged(values: readonly number[], points: number, random: Random): number {
  const least = Math.max(...values) - points * glaring;
  const blurred = points + deviation(values.filter((value) => value >= least)) * blur;
  const felt = values.map((value) => (value < least ? Number.NEGATIVE_INFINITY : value + noise(random) * blurred));
  return felt.indexOf(Math.max(...felt));
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** About normal: the sum of twelve even numbers. */
function noise(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.below(0x1_0000_0000) / 0x1_0000_0000;
  return sum;
}
