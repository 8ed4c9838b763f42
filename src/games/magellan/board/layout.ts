/** Where everything lies on the drawing, for a wide, a tall and a low window. */
import type { Box } from '../../../ui/viewbox.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface RouteLayout {
  readonly medallion: Point & { readonly r: number };
  readonly name: Point & { readonly size: number; readonly anchor: 'start' | 'middle' };
  readonly ports: readonly [Point, Point, Point];
  /** The line of the voyage through the ports. */
  readonly line: string;
}

export interface Layout {
  readonly tall: boolean;
  readonly portScale: number;
  readonly whole: Box;
  readonly charts: readonly Box[];
  readonly routes: readonly RouteLayout[];
  readonly card: Box;
  readonly phase: Point;
  /** The phase and what is to come stand in two lines, where one would be too long. */
  readonly inTwo?: boolean;
  readonly stack: Point | undefined;
  readonly money: Point | undefined;
  /** Where one asks what everybody may know of cards and money. */
  readonly known: Box;
  /** Where the cards that Pizarro turns up lie. */
  readonly turned: Point;
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
  portScale: 1,
  whole: { x: 0, y: 0, width: 1200, height: 880 },
  charts: [
    { x: 6, y: 6, width: 1188, height: 308 },
    { x: 6, y: 566, width: 1188, height: 308 },
  ],
  routes: Array.from({ length: 6 }, (_, explorer) => {
    const x = 6 + (explorer % 3) * 396;
    const y = explorer < 3 ? 6 : 566;
    const ports = [
      { x: x + 76, y: y + 238 },
      { x: x + 200, y: y + 160 },
      { x: x + 322, y: y + 238 },
    ] as const;
    return {
      medallion: { x: x + 72, y: y + 84, r: 50 },
      name: { x: x + 136, y: y + 62, size: 27, anchor: 'start' },
      ports,
      line: `M${x + 72} ${y + 134}V${y + 190}M${x + 92} ${y + 190}C${x + 94} ${y + 168} ${x + 112} ${y + 160} ${x + 138} ${y + 160}M${x + 262} ${y + 160}C${x + 296} ${y + 160} ${x + 318} ${y + 168} ${x + 322} ${y + 188}`,
    };
  }),
  card: { x: 522, y: 330, width: 156, height: 220 },
  phase: { x: 150, y: 362 },
  stack: { x: 150, y: 430 },
  money: { x: 1050, y: 440 },
  known: { x: 954, y: 388, width: 202, height: 138 },
  turned: { x: 150, y: 430 },
  bidder(seat, players) {
    const left = Math.ceil(players / 2);
    const onLeft = seat < left;
    const column = onLeft ? left : players - left;
    const row = onLeft ? left - 1 - seat : seat - left;
    const gap = 74;
    return { x: onLeft ? 290 : 706, y: 440 - 31 + (row - (column - 1) / 2) * gap, width: 204, height: 62 };
  },
};

const rowHeight = 97;

/** A route as one row, its ports side by side. */
function rowOf(explorer: number, left: number, dy: number, spare = 0): RouteLayout {
  const y = (explorer < 3 ? 199 : 498) + (explorer % 3) * rowHeight + dy;
  const x = left + spare / 2;
  const dx = left + spare;
  return {
    medallion: { x: 76 + x, y: y + 37, r: 29 },
    name: { x: 76 + x, y: y + 86, size: 16.5, anchor: 'middle' },
    ports: [
      { x: 212 + dx, y: y + 53 },
      { x: 364 + dx, y: y + 53 },
      { x: 516 + dx, y: y + 53 },
    ],
    line: `M${106 + x} ${y + 46}C${126 + x} ${y + 56} ${138 + dx} ${y + 44} ${156 + dx} ${y + 50}M${268 + dx} ${y + 50}H${308 + dx}M${420 + dx} ${y + 50}H${460 + dx}`,
  };
}

const tall: Layout = {
  tall: true,
  portScale: 0.92,
  whole: { x: 0, y: 0, width: 600, height: 796 },
  charts: [
    { x: 4, y: 198, width: 592, height: rowHeight * 3 + 2 },
    { x: 4, y: 497, width: 592, height: rowHeight * 3 + 2 },
  ],
  routes: Array.from({ length: 6 }, (_, explorer) => rowOf(explorer, 0, 0)),
  card: { x: 8, y: 6, width: 124, height: 174 },
  phase: { x: 370, y: 188 },
  stack: undefined,
  money: undefined,
  known: { x: 146, y: 160, width: 448, height: 38 },
  turned: { x: 370, y: 158 },
  bidder(seat, players) {
    const rows = Math.ceil(players / 2);
    const height = rows > 2 ? 48 : 60;
    return { x: 146 + (seat % 2) * 226, y: 6 + Math.floor(seat / 2) * (height + 6), width: 220, height };
  },
};

/** A phone that lies on its side: the charts of the tall one, with the auction beside them. Names share the width to spare. */
function lowWith(spare: number): Layout {
  const beside = 228 + spare;
  return {
    ...tall,
    whole: { x: 0, y: 0, width: 838 + spare * 2, height: 600 },
    charts: tall.charts.map((chart) => ({ ...chart, x: chart.x + beside + 10, y: chart.y - 196, width: chart.width + spare })),
    routes: Array.from({ length: 6 }, (_, explorer) => rowOf(explorer, beside + 10, -196, spare)),
    card: { ...tall.card, x: 6 + (beside - tall.card.width) / 2 },
    phase: { x: 6 + beside / 2, y: 564 },
    inTwo: true,
    known: { x: 6, y: 540, width: beside, height: 60 },
    turned: { x: 6 + beside / 2, y: 520 },
    bidder(seat, players) {
      const height = players > 5 ? 52 : players > 4 ? 56 : 64;
      return { x: 6, y: 186 + seat * (height + 6), width: beside, height };
    },
  };
}

const lowest = 430;

/** The low one where the window has no height for the wide one's middle. */
export function layoutFor(width: number, height: number): Layout {
  if (width < height * 0.95) return tall;
  if (height >= lowest || width >= lowest * 2) return wide;
  return lowWith(Math.max(0, Math.min(60, ((width * 600) / height - 838) / 2)));
}

/** One route with all that belongs to it, for a picture from near. */
export function routeBox({ routes, portScale }: Layout, explorer: number): Box {
  const { medallion, ports } = routes[explorer] as RouteLayout;
  const [halfWidth, halfHeight] = [(port.width / 2) * portScale, (port.height / 2) * portScale];
  const left = Math.min(medallion.x - medallion.r, ...ports.map(({ x }) => x - halfWidth));
  const right = Math.max(...ports.map(({ x }) => x + halfWidth));
  const top = Math.min(medallion.y - medallion.r, ...ports.map(({ y }) => y - halfHeight));
  const bottom = Math.max(...ports.map(({ y }) => y + halfHeight));
  const margin = 10;
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}
