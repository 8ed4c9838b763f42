/** The shapes of a map in its own units, one unit the edge of a building block, y downward. */
import { pyramids } from '../data.ts';
import type { Site } from '../maps/schema.ts';

export type Point = readonly [x: number, y: number];

export interface SiteShape {
  readonly centre: Point;
  /** The edge of the frame. */
  readonly frame: number;
  /** In the order of a polygon. */
  readonly corners: readonly Point[];
  /** The standing places in the order of their letters: along the first side, then clockwise around. */
  readonly places: readonly Point[];
}

export const boardSize = { width: 60, height: 51.96 };

/** The frame and standing places of a site. */
export function siteShape({ centre, facing, size }: Pick<Site, 'centre' | 'facing' | 'size'>): SiteShape {
  const each = pyramids[size].placesPerSide;
  const frame = each + 2;
  const [cx, cy] = centre;
  const corners: Point[] = [];
  const places: Point[] = [];
  for (let side = 0; side < 4; side++) {
    const angle = (facing * Math.PI) / 180 + (side * Math.PI) / 2;
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
    // `out` from the middle, `along` the side, clockwise.
    const point = (out: number, along: number): Point => [round(cx + nx * out - ny * along), round(cy + ny * out + nx * along)];
    corners.push(point(frame / 2, -frame / 2));
    for (let place = 0; place < each; place++) places.push(point(frame / 2 - 0.5, place - (each - 1) / 2));
  }
  return { centre, frame, corners, places };
}

function round(x: number): number {
  return Math.round(x * 100) / 100;
}
