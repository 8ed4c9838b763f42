/** Finds the weights under which judged positions tell best who won. */
import type { ChanceWeights } from '../core/heuristics.ts';
import { chancesOf, type Judged, softmax } from './chance.ts';

/** A position of a finished game, and what each seat had of the victory. */
export interface Sample extends Judged {
  readonly wins: readonly number[];
}

/** What a position is told by; a fit may be held to some of it, to see what each is good for. */
export const kinds = ['settled', 'standing', 'points'] as const;
export type Kind = (typeof kinds)[number];
/** Of these the logarithm is fitted, so that better is never worse. */
const isLogarithm = (kind: Kind) => kind !== 'points';

/** Steps, each over one sample in so many, taken in turn; how fast, how far back it remembers (Adam, Kingma and Ba). */
const [passes, stride] = [200, 8];
const [pace, memory, spread] = [0.05, 0.9, 0.999];
/** Weights cost a little by their size, so that what the samples do not tell stays small. */
const modesty = 1e-3;
/** The logarithm of a weight that counts for nothing. */
const nothing = -30;

/** The mean logarithm of the chance given to who won, negated: what fitting makes small. */
export function surprise(weights: ChanceWeights, samples: readonly Sample[]): number {
  let sum = 0;
  for (const sample of samples)
    for (const [seat, chance] of chancesOf(weights, sample).entries())
      sum -= sample.wins[seat]! * Math.log(Math.max(chance, 1e-9));
  return sum / samples.length;
}

/** Three numbers for the course of each kind, then the logarithm of how sharp tables of each size are. */
interface Fit {
  readonly found: Float64Array;
  readonly counts: readonly number[];
  readonly scale: Readonly<Record<Kind, number>>;
  readonly used: readonly Kind[];
}

export function fitWeights(samples: readonly Sample[], used: readonly Kind[] = kinds): ChanceWeights {
  const counts = [...new Set(samples.map(({ wins }) => wins.length))].sort((a, b) => a - b);
  const scale = Object.fromEntries(kinds.map((kind) => [kind, 1 / deviation(samples, kind)])) as Record<Kind, number>;
  const size = 3 * kinds.length + counts.length;
  const [found, slope, first, second] = [0, 0, 0, 0].map(() => new Float64Array(size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const fit: Fit = { found, counts, scale, used };
  for (let pass = 1; pass <= passes; pass++) {
    for (let i = 0; i < size; i++) slope[i] = 2 * modesty * found[i]!;
    for (let at = pass % stride; at < samples.length; at += stride) addSlope(samples[at]!, fit, slope, stride / samples.length);
    const speed = (pace * (1 - pass / passes) * Math.sqrt(1 - spread ** pass)) / (1 - memory ** pass);
    for (let i = 0; i < size; i++) {
      first[i] = memory * first[i]! + (1 - memory) * slope[i]!;
      second[i] = spread * second[i]! + (1 - spread) * slope[i]! ** 2;
      found[i] = found[i]! - (speed * first[i]!) / (Math.sqrt(second[i]!) + 1e-9);
    }
  }
  return weightsFrom(fit);
}

function weightsFrom({ found, counts, scale, used }: Fit): ChanceWeights {
  const course = (kind: Kind): ChanceWeights['points'] => {
    const [a, b, c] = found.slice(3 * kinds.indexOf(kind)) as unknown as [number, number, number];
    if (!used.includes(kind)) return [isLogarithm(kind) ? nothing : 0, 0, 0];
    return isLogarithm(kind) ? [a + Math.log(scale[kind]), b, c] : [a * scale[kind], b * scale[kind], c * scale[kind]];
  };
  return {
    settled: course('settled'),
    standing: course('standing'),
    points: course('points'),
    players: Object.fromEntries(counts.map((count, at) => [count, Math.exp(found[3 * kinds.length + at]!)])),
  };
}

function addSlope({ progress: t, looks, wins }: Sample, fit: Fit, slope: Float64Array, share: number): void {
  const { found, counts, scale, used } = fit;
  const table = 3 * kinds.length + counts.indexOf(wins.length);
  const sharpness = Math.exp(found[table]!);
  const weights = kinds.map((kind, k) => {
    if (!used.includes(kind)) return 0;
    const course = found[3 * k]! + found[3 * k + 1]! * t + found[3 * k + 2]! * t * t;
    return scale[kind] * (isLogarithm(kind) ? Math.exp(course) : course);
  });
  const each = looks.map((look) =>
    softmax(wins.map((_, seat) => sharpness * kinds.reduce((sum, kind, k) => sum + weights[k]! * look[kind][seat]!, 0))),
  );
  const mean = wins.map((_, seat) => each.reduce((sum, shares) => sum + shares[seat]!, 0) / looks.length);
  const blame = wins.map((won, seat) => won / Math.max(mean[seat]!, 1e-9));
  for (const [at, shares] of each.entries()) {
    const all = shares.reduce((sum, one, seat) => sum + one * blame[seat]!, 0);
    for (const [seat, one] of shares.entries()) {
      const error = ((-one * (blame[seat]! - all)) / looks.length) * share * sharpness;
      for (const [k, kind] of kinds.entries()) {
        if (!used.includes(kind)) continue;
        const value = looks[at]![kind][seat]!;
        const by = error * value * (isLogarithm(kind) ? weights[k]! : scale[kind]);
        slope[3 * k] = slope[3 * k]! + by;
        slope[3 * k + 1] = slope[3 * k + 1]! + by * t;
        slope[3 * k + 2] = slope[3 * k + 2]! + by * t * t;
        slope[table] = slope[table]! + error * value * weights[k]!;
      }
    }
  }
}

/** How far seats of one position lie apart, typically. */
function deviation(samples: readonly Sample[], kind: Kind): number {
  let [sum, count] = [0, 0];
  for (const { looks } of samples)
    for (const look of looks) {
      const list = look[kind];
      const mean = list.reduce((all, one) => all + one, 0) / list.length;
      for (const one of list) sum += (one - mean) ** 2;
      count += list.length;
    }
  return Math.sqrt(sum / Math.max(1, count)) || 1;
}
