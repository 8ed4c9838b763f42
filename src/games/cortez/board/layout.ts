/** Where everything lies on the drawing, for a wide and for a tall window. The map itself is the same in both. */
import { columnName, rowName } from '../../../core/place-name.ts';
import type { Box, RimName } from '../../../ui/viewbox.ts';
import { bridgeField, fields, size } from '../map.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const cell = 40;
export const mapSize = cell * size;

/** The middle of a field, or of the water under a bridge. */
export function spotOf(node: number): Point {
  const field = node < fields ? node : (bridgeField[node - fields] ?? 0);
  return { x: (field % size) * cell + cell / 2, y: Math.floor(field / size) * cell + cell / 2 };
}

export interface Layout {
  readonly tall: boolean;
  readonly whole: Box;
  /** The width of the map's frame. */
  readonly margin: number;
  /** Columns by letter and rows by number, as the log names them. */
  readonly rim: readonly RimName[];
  readonly event: Box;
  readonly track: Box;
  readonly race: Box;
  chip(seat: number, players: number): Box;
}

/** The names of columns and rows, so far from the corner of the map and so far into each field. */
function rimAt(edge: number, into: number): RimName[] {
  const along = Array.from({ length: size }, (_, i) => ({ i, at: i * cell + into }));
  const letters = along.map(({ i, at }) => ({ name: columnName(i), x: at, y: edge, along: 'x' as const }));
  const numbers = along.map(({ i, at }) => ({ name: rowName(i), x: edge, y: at, along: 'y' as const }));
  // Inside the map both names of the first field would stand in one corner.
  return [...letters, ...(edge > 0 ? numbers.slice(1) : numbers)];
}

export const wide: Layout = {
  tall: false,
  whole: { x: -206, y: -24, width: 206 + mapSize + 24, height: mapSize + 48 },
  margin: 20,
  rim: rimAt(-13, cell / 2),
  event: { x: -202, y: -20, width: 168, height: 196 },
  track: { x: -202, y: 190, width: 168, height: 62 },
  race: { x: -202, y: 262, width: 168, height: 58 },
  chip: (seat) => ({ x: -202, y: 334 + seat * 61, width: 168, height: 55 }),
};

const tall: Layout = {
  tall: true,
  whole: { x: -4, y: -70, width: mapSize + 8, height: mapSize + 156 },
  margin: 3,
  rim: rimAt(10, 10),
  event: { x: 0, y: -67, width: 330, height: 60 },
  track: { x: 338, y: -67, width: 186, height: 60 },
  race: { x: 532, y: -67, width: 148, height: 60 },
  // Below the map and short of the corner, where the zoom button lies: it must not cover a field.
  chip(seat, players) {
    const columns = players > 4 ? 3 : 2;
    const width = (mapSize - 68 - (columns - 1) * 6) / columns;
    return { x: (seat % columns) * (width + 6), y: mapSize + 7 + Math.floor(seat / columns) * 40, width, height: 36 };
  },
};

/** Whichever shows the map larger. */
export function layoutFor(width: number, height: number): Layout {
  const scale = ({ whole }: Layout) => Math.min(width / whole.width, height / whole.height);
  return scale(tall) >= scale(wide) ? tall : wide;
}
