/** Where everything lies on the drawing. In a tall window the board is turned a quarter, so that it fills it. */

import { at } from '../../../core/at.ts';
import { columnName, rowName } from '../../../core/place-name.ts';
import type { Box, RimName } from '../../../ui/viewbox.ts';
import { columns, edgeCount, type Hex, hexCount, rows } from '../map.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const radius = 60;
const height = radius * Math.sqrt(3);
const margin = 16;
const across = radius * 1.5 * 7 + radius * 2;
const down = height * (rows + 0.5);

export interface Layout {
  readonly tall: boolean;
  readonly whole: Box;
  readonly centres: readonly Point[];
  /** The letters of the columns and the numbers of the rows, at the edge of the board. */
  readonly rim: readonly RimName[];
  /** The way each edge faces, in degrees clockwise from the right. */
  readonly edges: readonly number[];
  /** Outlines around 0: of the place, and of the ground on it. */
  readonly outline: string;
  readonly ground: string;
  /** The hex that an arrow key leads to; -1 beyond the border. */
  towards(hex: Hex, key: string): Hex;
}

function layout(tall: boolean): Layout {
  const turn = (x: number, y: number): Point => (tall ? { x: y, y: across + 2 * margin - x } : { x, y });
  const centre = (column: number, row: number) => ({
    x: margin + radius + column * radius * 1.5,
    y: margin + height / 2 + row * height + (column % 2) * (height / 2),
  });
  const centres = Array.from({ length: hexCount }, (_, hex): Point => {
    const { x, y } = centre(Math.floor(hex / rows), hex % rows);
    return turn(x, y);
  });
  const [columnsAlong, rowsAlong] = tall ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const letters = Array.from({ length: columns }, (_, column) => {
    const { x, y } = centre(column, 0);
    return { name: columnName(column), along: columnsAlong, ...turn(x, y - height / 2 - margin * 0.4) };
  });
  const numbers = Array.from({ length: rows }, (_, row) => {
    const { x, y } = centre(0, row);
    return { name: rowName(row), along: rowsAlong, ...turn(x - radius - margin * 0.4, y) };
  });
  const [width, high] = [across + 2 * margin, down + 2 * margin];
  return {
    tall,
    whole: tall ? { x: 0, y: 0, width: high, height: width } : { x: 0, y: 0, width, height: high },
    centres,
    rim: [...letters, ...numbers],
    edges: Array.from({ length: edgeCount }, (_, edge) => edge * 60 - 90 - (tall ? 90 : 0)),
    outline: hexPath(radius - 1, 7, tall),
    ground: hexPath(radius - 3.5, 9, tall),
    towards: (hex, key) => step(hex, tall ? turned[key] : key),
  };
}

/** What an arrow key means on the board as printed, when it is shown turned. */
const turned: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowRight',
  ArrowRight: 'ArrowDown',
  ArrowDown: 'ArrowLeft',
  ArrowLeft: 'ArrowUp',
};

function step(hex: Hex, key: string | undefined): Hex {
  const [column, row] = [Math.floor(hex / rows), hex % rows];
  if (key === 'ArrowUp') return row > 0 ? hex - 1 : -1;
  if (key === 'ArrowDown') return row < rows - 1 ? hex + 1 : -1;
  if (key === 'ArrowLeft') return column > 0 ? hex - rows : -1;
  return key === 'ArrowRight' && hex + rows < hexCount ? hex + rows : -1;
}

function polar(angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: Math.cos(turn) * distance, y: Math.sin(turn) * distance };
}

const short = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const between = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

/** A hexagon around 0 with rounded corners. */
function hexPath(size: number, round: number, tall: boolean): string {
  const corners = Array.from({ length: edgeCount }, (_, i) => polar(i * 60 + (tall ? 30 : 0), size));
  const parts = corners.map((corner, i) => {
    const last = at(corners, (i + edgeCount - 1) % edgeCount);
    const next = at(corners, (i + 1) % edgeCount);
    const [from, to] = [between(corner, last, round / size), between(corner, next, round / size)];
    return `${i ? 'L' : 'M'}${short(from)}Q${short(corner)} ${short(to)}`;
  });
  return `${parts.join('')}Z`;
}

/** A point of a hex in the direction of an edge; the edge itself is about 52 away. */
export function towardsEdge({ edges }: Layout, edge: number, distance: number): Point {
  return polar(edges[edge] ?? 0, distance);
}

const wide = layout(false);
const tall = layout(true);

/** The board as printed, or turned a quarter. */
export function layoutOf(turned: boolean): Layout {
  return turned ? tall : wide;
}

export function layoutFor(width: number, height: number): Layout {
  return width < height * 0.95 ? tall : wide;
}

export function centreOf({ centres }: Layout, hex: Hex): Point {
  return at(centres, hex);
}

/** The part of the drawing that some hexes take, with a little air. */
export function boxAround({ centres }: Layout, hexes: readonly Hex[]): Box | undefined {
  const spots = hexes.map((hex) => centres[hex]!);
  if (spots.length === 0) return undefined;
  const air = radius + margin / 2;
  const [left, top] = [Math.min(...spots.map(({ x }) => x)) - air, Math.min(...spots.map(({ y }) => y)) - air];
  return {
    x: left,
    y: top,
    width: Math.max(...spots.map(({ x }) => x)) + air - left,
    height: Math.max(...spots.map(({ y }) => y)) + air - top,
  };
}
