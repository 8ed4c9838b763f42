/**
 * The valley as it is drawn: the map of the rules seen from the south, a little from above. Plan points are in units of the
 * map; `project` makes drawing points of them. Heights go straight up.
 */
import { at } from '../../../core/at.ts';
import { lastSite, sites } from '../data.ts';
import { firstPlaceOf, isPlace, type Spot, siteOf } from '../map.ts';
import { areaOutlines, boardOutline, type Point, pharaohSite, siteShapes } from './outlines.ts';

const unit = 20;
/** How far the ground is tilted, and how high a block then looks: the sine and cosine of the same angle. */
const tilt = 0.84;
const rise = 0.54;

export function project([x, y]: Point, z = 0): Point {
  return [x * unit, (y * tilt - z * rise) * unit];
}

export function outline(points: readonly Point[], z = 0): string {
  return `M${points.map((point) => written(project(point, z))).join('L')}Z`;
}

export function written([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

const [, foot] = project(at(boardOutline, 1));
/** The drawing with a margin for what stands at its edges. */
export const whole = { x: -14, y: -6, width: 60 * unit + 28, height: foot + 32 };

/** Sites are drawn larger than on the map, so that figures and blocks can be told apart on a small screen. */
const growth = 1.22;
const nudges: Readonly<Record<number, Point>> = { 1: [0.15, 0.2], 3: [-0.15, 0.2] };

export interface Frame {
  readonly centre: Point;
  readonly corners: readonly Point[];
  /** The standing places in the order of their letters. */
  readonly places: readonly Point[];
  /** The edge of a block. */
  readonly block: number;
  /** How the frame is turned, in degrees between -45 and 45. */
  readonly turn: number;
}

function frameOf(site: number): Frame {
  const shape = siteShapes[site]!;
  const [nx, ny] = nudges[site] ?? [0, 0];
  const anchor = sites[site]?.across === undefined ? shape.centre : borderEdge(site);
  const grown = ([x, y]: Point): Point => [anchor[0] + (x - anchor[0]) * growth + nx, anchor[1] + (y - anchor[1]) * growth + ny];
  return {
    centre: grown(shape.centre),
    corners: shape.corners.map(grown),
    places: shape.places.map(grown),
    block: growth,
    turn: shape.degrees > 45 ? shape.degrees - 90 : shape.degrees,
  };
}

/** The middle of the side that lies on a border; it stays where it is when the site grows. */
function borderEdge(site: number): Point {
  const { centre, frame, places } = siteShapes[site]!;
  const side = places.slice(0, places.length / 4);
  const dx = side.reduce((sum, [x]) => sum + x, 0) / side.length - centre[0];
  const dy = side.reduce((sum, [, y]) => sum + y, 0) / side.length - centre[1];
  const length = Math.hypot(dx, dy);
  return [centre[0] + (dx / length) * (frame / 2), centre[1] + (dy / length) * (frame / 2)];
}

export const frames: readonly Frame[] = Array.from({ length: lastSite + 1 }, (_, site) => frameOf(site || 1));

/** Where a site's number is written, and its scarab or value beside it: below it, or outside where another site lies below. */
export function signsOf(site: number): { readonly number: Point; readonly beside: Point } {
  const { corners, turn } = at(frames, site);
  const drawn = corners.map((corner) => project(corner));
  const [xs, ys] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)];
  const low = Math.max(...ys);
  if (turn === 0 && site <= 2) return { number: [Math.min(...xs) - 18, low - 11], beside: [Math.min(...xs) - 18, low - 38] };
  if (turn === 0 && site <= 4) return { number: [Math.max(...xs) + 18, low - 11], beside: [Math.max(...xs) + 18, low - 38] };
  const x = turn === 0 ? (Math.min(...xs) + Math.max(...xs)) / 2 : drawn.find(([, y]) => y === low)![0];
  return { number: [x, low + 10], beside: [x + (turn > 0 ? -31 : 31), low + 8] };
}

/** The pharaoh's blocks have no standing places around them, and stand a little turned. */
export const pharaohFrame = { centre: pharaohSite.centre, block: 1.12, turn: 30 };

/** Where it is written how far it has come: before its front corner. */
export const pharaohPlaque: Point = [30 * unit - 4, 39.2 * tilt * unit];

/** Where figures gather in an area, and where its number is written. */
const gathering: Readonly<Record<number, { readonly figures: Point; readonly number: Point }>> = {
  16: { figures: [30, 29.6], number: [30, 49.4] },
  17: { figures: [19.6, 24.3], number: [27.9, 9.8] },
  18: { figures: [40, 23], number: [31.2, 9.8] },
  19: { figures: [44.6, 31.2], number: [54.9, 48.2] },
  20: { figures: [37.2, 49.9], number: [51.6, 50.2] },
  21: { figures: [26.4, 50.2], number: [8.4, 50.2] },
  22: { figures: [16.2, 31], number: [5.1, 48.2] },
};

export function gatheringOf(area: number): { readonly figures: Point; readonly number: Point } {
  return gathering[area]!;
}

/** Where something that goes to the spot is drawn on the ground. */
export function groundOf(spot: Spot): Point {
  if (!isPlace(spot)) return gatheringOf(spot).figures;
  const site = siteOf(spot);
  return at(at(frames, site).places, spot - firstPlaceOf(site));
}

export const areas: readonly { readonly area: number; readonly path: string }[] = Object.entries(areaOutlines).map(
  ([area, points]) => ({ area: Number(area), path: outline(points) }),
);
