/** Where everything lies on the drawing, for a wide and for a tall window. */
import type { Box } from '../../../ui/viewbox.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface RouteLayout {
  readonly medallion: Point & { readonly r: number };
  readonly name: Point & { readonly size: number; readonly anchor: 'start' | 'middle' };
  readonly ports: readonly [Point, Point, Point];
  /** The line of the voyage through the ports. */
  readonly line: string;
}

export interface Layout {
  readonly tall: boolean;
  readonly whole: Box;
  readonly charts: readonly Box[];
  readonly routes: readonly RouteLayout[];
  readonly card: Box;
  readonly phase: Point;
  readonly stack: Point | undefined;
  readonly money: Point | undefined;
  bidder(seat: number, players: number): Box;
}

export const port = { width: 122, height: 96 } as const;

/** Berths of a field: as many ships as cards of its phase can bring there. */
export function berth(phase: number, index: number): Point {
  const offsets = [[-38, 0, 38], [-21, 21], [0]][phase] ?? [];
  return { x: offsets[Math.min(index, offsets.length - 1)] ?? 0, y: -17 };
}

const wide: Layout = {
  tall: false,
  whole: { x: 0, y: 0, width: 1200, height: 880 },
  charts: [
    { x: 6, y: 6, width: 1188, height: 308 },
    { x: 6, y: 566, width: 1188, height: 308 },
  ],
  routes: Array.from({ length: 6 }, (_, explorer) => {
    const x = 6 + (explorer % 3) * 396;
    const y = explorer < 3 ? 6 : 566;
    const ports = [
      { x: x + 80, y: y + 232 },
      { x: x + 204, y: y + 150 },
      { x: x + 318, y: y + 232 },
    ] as const;
    return {
      medallion: { x: x + 72, y: y + 84, r: 50 },
      name: { x: x + 136, y: y + 62, size: 27, anchor: 'start' },
      ports,
      line: `M${x + 72} ${y + 84}C${x + 10} ${y + 150} ${x + 20} ${y + 215} ${x + 80} ${y + 232}S${x + 130} ${y + 140} ${x + 204} ${y + 150}S${x + 270} ${y + 250} ${x + 318} ${y + 232}`,
    };
  }),
  card: { x: 522, y: 330, width: 156, height: 220 },
  phase: { x: 150, y: 362 },
  stack: { x: 150, y: 430 },
  money: { x: 1050, y: 440 },
  bidder(seat, players) {
    const left = Math.ceil(players / 2);
    const onLeft = seat < left;
    const column = onLeft ? left : players - left;
    const row = onLeft ? left - 1 - seat : seat - left;
    const gap = 74;
    return { x: onLeft ? 290 : 706, y: 440 - 31 + (row - (column - 1) / 2) * gap, width: 204, height: 62 };
  },
};

const rowHeight = 116;
const tall: Layout = {
  tall: true,
  whole: { x: 0, y: 0, width: 600, height: 950 },
  charts: [
    { x: 4, y: 242, width: 592, height: rowHeight * 3 + 2 },
    { x: 4, y: 596, width: 592, height: rowHeight * 3 + 2 },
  ],
  routes: Array.from({ length: 6 }, (_, explorer) => {
    const y = (explorer < 3 ? 243 : 597) + (explorer % 3) * rowHeight;
    const ports = [
      { x: 204, y: y + 58 },
      { x: 350, y: y + 58 },
      { x: 496, y: y + 58 },
    ] as const;
    return {
      medallion: { x: 74, y: y + 46, r: 36 },
      name: { x: 74, y: y + 106, size: 20, anchor: 'middle' },
      ports,
      line: `M74 ${y + 46}C120 ${y + 80} 150 ${y + 30} 204 ${y + 58}S300 ${y + 84} 350 ${y + 58}S440 ${y + 30} 496 ${y + 58}`,
    };
  }),
  card: { x: 12, y: 10, width: 150, height: 212 },
  phase: { x: 384, y: 230 },
  stack: undefined,
  money: undefined,
  bidder(seat, players) {
    const rows = Math.ceil(players / 2);
    const height = 62;
    const gap = Math.min(68, 204 / rows);
    return { x: 176 + (seat % 2) * 212, y: 8 + Math.floor(seat / 2) * gap, width: 204, height };
  },
};

export function layoutFor(width: number, height: number): Layout {
  return width < height * 0.95 ? tall : wide;
}
