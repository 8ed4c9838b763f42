/** Small questions about the ground of a map, for whoever has one that was read. */
import { cityFields } from '../data.ts';

/** A board of fewer rows or columns leaves the rest empty ("_"). */
export const size = 17;

export type At = readonly [number, number];

interface Ground {
  readonly terrain: readonly string[];
}

export function kindAt(map: Ground, [row, column]: At): string {
  return map.terrain[row]?.[column] ?? '_';
}

/** The fields with one of these letters. */
export function fieldsWith(rows: readonly string[], letters: string): At[] {
  return rows.flatMap((line, row) => [...line].flatMap((kind, column): At[] => (letters.includes(kind) ? [[row, column]] : [])));
}

/** The city's north-western corner, where it is a square of five by five; undefined where it is not. */
export function cityCornerOf(map: Ground): At | undefined {
  const fields = fieldsWith(map.terrain, 'C');
  const [row, column] = [Math.min(...fields.map((one) => one[0])), Math.min(...fields.map((one) => one[1]))];
  const square = fields.every((one) => one[0] < row + 5 && one[1] < column + 5);
  return fields.length === cityFields && square ? [row, column] : undefined;
}
