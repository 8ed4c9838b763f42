/** Changes to the areas of a valley that is being drawn, corner by corner: each gives a new map. */
import { areaAt, changeSite, onBoard, settled, withBorder } from './edit.ts';
import { distanceOf, isWithin, nearestOf, nearestTo, type Outline, type Point, runAlong } from './outline.ts';
import type { TalMap } from './schema.ts';

/** As many as any outline needs, and as a map may have. */
const mostCorners = 30;
/** How near a finger must come to a corner or an edge of another area to mean that one. */
const cornerPull = 1.5;
const edgePull = 1.2;

export function cornersOf(map: TalMap, area: number): Outline {
  return map.areas[area]?.outline ?? [];
}

/** Where a corner of that area is meant to lie: on a corner or an edge of another one that is near, or on the grid. */
function drawnTo(map: TalMap, area: number, point: Point): Point {
  const others = Object.entries(map.areas).flatMap(([number, { outline }]) => (Number(number) === area ? [] : [outline]));
  const near = (points: readonly (Point | undefined)[], pull: number) => {
    const nearest = nearestOf(
      points.filter((one) => one !== undefined),
      point,
    );
    return nearest && distanceOf(nearest, point) <= pull ? nearest : undefined;
  };
  const corner = near(others.flat(), cornerPull);
  const edge = near(
    others.map((outline) => nearestTo(outline, point)),
    edgePull,
  );
  return corner ?? (edge && rounded(edge)) ?? onBoard([Math.round(point[0] * 2) / 2, Math.round(point[1] * 2) / 2]);
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

/** A new corner behind another one (-1 for the first); the map is the same where there are too many. */
export function addCorner(map: TalMap, area: number, after: number, point: Point): TalMap {
  const corners = cornersOf(map, area);
  if (corners.length >= mostCorners) return map;
  return withOutline(map, area, corners.toSpliced(after + 1, 0, drawnTo(map, area, point)));
}

/** To a point that a finger means, which others draw near, or exactly there. */
export function moveCorner(map: TalMap, area: number, corner: number, point: Point, exactly = false): TalMap {
  const to = exactly ? onBoard(point) : drawnTo(map, area, point);
  return cornersOf(map, area)[corner] ? withOutline(map, area, cornersOf(map, area).with(corner, to)) : map;
}

export function removeCorner(map: TalMap, area: number, corner: number): TalMap {
  return withOutline(map, area, cornersOf(map, area).toSpliced(corner, 1));
}

/** Where the number of an area is written, or where its figures gather. */
export function moveMark(map: TalMap, area: number, mark: 'label' | 'figures', point: Point): TalMap {
  const drawn = map.areas[area];
  return drawn ? { ...map, areas: { ...map.areas, [area]: { ...drawn, [mark]: onBoard(point) } } } : map;
}

export function movePharaoh(map: TalMap, point: Point): TalMap {
  return settled({ ...map, pharaoh: onBoard(point) });
}

/** With the outline go the borders of the area, and the sites that lie in it now. */
function withOutline(map: TalMap, area: number, corners: Outline): TalMap {
  const { [area]: before, ...others } = map.areas;
  if (!corners.length) return bordered({ ...map, areas: others }, area);
  const outline = corners.map(([x, y]): [number, number] => [x, y]);
  const drawn = { label: outline[0]!, figures: outline[0]!, ...before, outline };
  return settled(withSitesWithin(bordered({ ...map, areas: { ...map.areas, [area]: drawn } }, area)));
}

function bordered(map: TalMap, area: number): TalMap {
  const all = new Set([...Object.keys(map.areas).map(Number), ...map.borders.flat()]);
  return [...all]
    .filter((other) => other !== area)
    .reduce((next, other) => withBorder(next, area, other, runAlong(cornersOf(map, area), cornersOf(map, other))), map);
}

function withSitesWithin(map: TalMap): TalMap {
  return Object.entries(map.sites).reduce((next, [number, { area, centre }]) => {
    const within = isWithin(centre, cornersOf(map, area)) ? area : areaAt(map, centre);
    return within === undefined || within === area ? next : changeSite(next, Number(number), { area: within });
  }, map);
}
