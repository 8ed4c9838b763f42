/** The worked examples that are counted: treasures and temples (T4.6, T6.2). */
import { motifs } from '../../data.ts';
import { pointsFor } from '../../scoring.ts';

interface CountRow {
  /** Whose, where it matters. */
  readonly name?: string;
  /** Motifs by number, those of a kind side by side. */
  readonly treasures?: readonly number[];
  readonly temples?: readonly number[];
  readonly label: string;
}

const [jaguar, frog, sun, bell, bird] = (['jaguar', 'frog', 'sun', 'bell', 'bird'] as const).map((motif) =>
  motifs.indexOf(motif),
) as [number, number, number, number, number];

const kinds = (treasures: readonly number[]) =>
  [...new Set(treasures)].map((motif) => treasures.filter((one) => one === motif).length);
export const treasureScore = (treasures: readonly number[]) => kinds(treasures).reduce((sum, count) => sum + pointsFor(count), 0);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const row = (name: string, treasures: readonly number[]): CountRow => ({
  name,
  treasures,
  label: `${name}: ${kinds(treasures).map(pointsFor).join(' + ')} = ${treasureScore(treasures)}`,
});

/** T4.6: Anna gives the sun for Bert's single jaguar. */
export const before = { Anna: [jaguar, jaguar, sun], Bert: [jaguar, frog, frog] } as const;
export const after = { Anna: [jaguar, jaguar, jaguar], Bert: [sun, frog, frog] } as const;
/** T6.2, as in the German rulebook. */
export const temples: readonly number[] = [3, 5, 5, 8];
export const treasures: readonly number[] = [jaguar, jaguar, frog, frog, bell, bird];

export const counted: Readonly<Record<string, readonly CountRow[]>> = {
  exchange: [row('Anna', before.Anna), row('Bert', before.Bert), row('→ Anna', after.Anna), row('→ Bert', after.Bert)],
  count: [
    { temples, label: `${temples.join(' + ')} = ${sum(temples)}` },
    { treasures, label: `${kinds(treasures).map(pointsFor).join(' + ')} = ${treasureScore(treasures)}` },
  ],
};
