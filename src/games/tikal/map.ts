/** The board of 40 flat-top hexes (T1.1), numbered column by column from the top left. */
import { placeName } from '../../core/place-name.ts';

export const columns = 8;
export const rows = 5;
export const hexCount = columns * rows;

/** The edges of a hex, clockwise: N, NE, SE, S, SW, NW. */
export const edgeCount = 6;

/** What `neighbour` says beyond the border. */
export const beyond = -1;

export type Hex = number;

export function hexAt(column: number, row: number): Hex {
  return column * rows + row;
}

const names: readonly string[] = Array.from({ length: hexCount }, (_, hex) => placeName(Math.floor(hex / rows), hex % rows));
const hexes: ReadonlyMap<string, Hex> = new Map(names.map((name, hex) => [name, hex]));

/** A hex as people name it: "C4". */
export function hexName(hex: Hex): string {
  return names[hex]!;
}

export function hexNamed(name: string): Hex | undefined {
  return hexes.get(name);
}

// Even columns stand half a hex higher than odd ones.
const evenColumn = [0, -1, 1, -1, 1, 0, 0, 1, -1, 0, -1, -1];
const oddColumn = [0, -1, 1, 0, 1, 1, 0, 1, -1, 1, -1, 0];

const neighbours: readonly Hex[] = Array.from({ length: hexCount * edgeCount }, (_, at) => {
  const hex = Math.floor(at / edgeCount);
  const edge = at % edgeCount;
  const [column, row] = [Math.floor(hex / rows), hex % rows];
  const offsets = column % 2 === 0 ? evenColumn : oddColumn;
  const [x, y] = [column + offsets[edge * 2]!, row + offsets[edge * 2 + 1]!];
  return x < 0 || x >= columns || y < 0 || y >= rows ? beyond : hexAt(x, y);
});

/** The hex across an edge, or `beyond`. */
export function neighbour(hex: Hex, edge: number): Hex {
  return neighbours[hex * edgeCount + edge]!;
}

/** The same edge seen from the other side. */
export function opposite(edge: number): number {
  return edge < 3 ? edge + 3 : edge - 3;
}

/** Over which edge of `from` the hex `to` lies; -1 where they do not touch. */
export function edgeTowards(from: Hex, to: Hex): number {
  for (let edge = 0; edge < edgeCount; edge++) if (neighbour(from, edge) === to) return edge;
  return -1;
}
