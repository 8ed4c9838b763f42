/**
 * The valley as it is drawn: the map of the rules seen from the south, a little from above. Plan points are in units of the
 * map; `project` makes drawing points of them. Heights go straight up.
 */
import { at } from '../../../core/at.ts';
import { firstPlaceOf, isPlace, laidMap, perMap, type Spot, siteOf } from '../map.ts';
import { hullOf } from '../maps/outline.ts';
import type { Site, TalMap } from '../maps/schema.ts';
import { boardSize, type Point, type SiteShape, siteShape } from './outlines.ts';

const unit = 20;
/** How far the ground is tilted, and how high a block then looks: the sine and cosine of the same angle. */
const tilt = 0.84;
const rise = 0.54;

export function project([x, y]: Point, z = 0): Point {
  return [x * unit, (y * tilt - z * rise) * unit];
}

export function outline(points: readonly Point[], z = 0): string {
  return points.length ? `M${points.map((point) => written(project(point, z))).join('L')}Z` : '';
}

export function written([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

const [, foot] = project([0, boardSize.height]);
/** The drawing with a margin for what stands at its edges. */
export const whole = { x: -14, y: -6, width: 60 * unit + 28, height: foot + 46 };

/** Sites are drawn larger than on the map, so that figures and blocks can be told apart on a small screen. */
const growth = 1.22;
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

export function frameOf(site: Site): Frame {
  const shape = siteShape(site);
  const anchor = site.across === undefined ? shape.centre : borderEdge(shape);
  const grown = ([x, y]: Point): Point => [anchor[0] + (x - anchor[0]) * growth, anchor[1] + (y - anchor[1]) * growth];
  const degrees = site.facing % 90;
  return {
    centre: grown(shape.centre),
    corners: shape.corners.map(grown),
    places: shape.places.map(grown),
    block: growth,
    turn: degrees > 45 ? degrees - 90 : degrees,
  };
}

/** The middle of the side that lies on a border; it stays where it is when the site grows. */
function borderEdge({ corners }: SiteShape): Point {
  const [a, b] = [at(corners, 0), at(corners, 1)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** By site; the first stands in for the site 0 that there is not. */
export const frames = perMap(({ sites }): readonly Frame[] =>
  Array.from({ length: Object.keys(sites).length + 1 }, (_, site) => frameOf(sites[site || 1]!)),
);

/**
 * Where a site's number is written, its scarab or value beside it, and on the other side what it costs to go there: below it, or
 * outside where another site lies below. Signs grow where the drawing is small, so these two are told by how far they are from the number.
 */
export function signsOf(site: number): { readonly number: Point; readonly beside: Point; readonly price: Point } {
  return signsBeside(at(frames(), site));
}

export function signsBeside({ centre, corners, turn }: Frame): {
  readonly number: Point;
  readonly beside: Point;
  readonly price: Point;
} {
  const drawn = corners.map((corner) => project(corner));
  const [xs, ys] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)];
  const low = Math.max(...ys);
  if (turn === 0 && centre[0] < 29) return { number: [Math.min(...xs) - 18, low - 11], beside: [0, -27], price: [-25, 0] };
  if (turn === 0 && centre[0] > 31) return { number: [Math.max(...xs) + 18, low - 11], beside: [0, -27], price: [25, 0] };
  const x = turn === 0 ? (Math.min(...xs) + Math.max(...xs)) / 2 : drawn.find(([, y]) => y === low)![0];
  const side = turn > 0 ? -1 : 1;
  return { number: [x, low + 10], beside: [31 * side, -2], price: [-25 * side, 0] };
}

/** The pharaoh's blocks have no standing places around them, and stand a little turned. */
export const pharaohFrame = perMap(({ pharaoh }) => ({ centre: pharaoh, block: 1.12, turn: 30 }));

/** Where it is written how far it has come: before its front corner. */
export const pharaohPlaque = perMap(({ pharaoh: [x, y] }): Point => [x * unit - 4, (y + 4.56) * tilt * unit]);

interface Gathering {
  readonly figures: Point;
  readonly label: Point;
  /** How far from the number it is written what it costs to go there. */
  readonly price: Point;
}

/** Where figures gather in an area, and where its number and price are written: the price outwards, or below at the foot of the board. */
export function gatheringOf(area: number): Gathering {
  const { figures, label } = laidMap().areas[area]!;
  return { figures, label, price: label[1] > 50 ? [0, 26] : [label[0] < 30 ? -28 : 28, 0] };
}

/** Where something that goes to the spot is drawn on the ground. */
export function groundOf(spot: Spot): Point {
  if (!isPlace(spot)) return gatheringOf(spot).figures;
  const site = siteOf(spot);
  return at(at(frames(), site).places, spot - firstPlaceOf(site));
}

export function areasOf(map: TalMap): { readonly area: number; readonly path: string }[] {
  return Object.entries(map.areas).map(([area, { outline: points }]) => ({ area: Number(area), path: outline(points) }));
}

export const areas = perMap(areasOf);

/** The edge of the sheet, around all areas. */
export const boardEdge = perMap((map) => outline(hullOf(Object.values(map.areas).flatMap((area) => area.outline))));
