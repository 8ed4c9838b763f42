/** Changes to a valley that is being drawn: each gives a new map. */
import type { Site, TalMap } from './schema.ts';

type Point = readonly [number, number];

const round = (x: number) => Math.round(x * 10) / 10;
const within = (x: number, most: number) => Math.min(most, Math.max(0, round(x)));
const onBoard = ([x, y]: Point): [number, number] => [within(x, 60), within(y, 52)];

export function isWithin([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The area in whose outline a point lies. */
function areaAt(map: TalMap, point: Point): number | undefined {
  const found = Object.entries(map.areas).find(([, { outline }]) => isWithin(point, outline));
  return found && Number(found[0]);
}

/** The site at that point: moved there with the area it comes to, or new. */
export function putSite(map: TalMap, site: number, point: Point): TalMap {
  const centre = onBoard(point);
  const before: Site = map.sites[site] ?? { size: 'large', area: 16, players: 2, centre, facing: 90 };
  const area = areaAt(map, centre) ?? before.area;
  return withSite(map, site, { ...before, centre, area });
}

export function changeSite(
  map: TalMap,
  site: number,
  change: Partial<Omit<Site, 'across'>> & { across?: number | undefined },
): TalMap {
  const before = map.sites[site];
  if (!before) return map;
  const { across, ...changed } = { ...before, ...change };
  return withSite(map, site, across === undefined || across === changed.area ? changed : { ...changed, across });
}

function withSite(map: TalMap, site: number, content: Site): TalMap {
  return { ...map, sites: { ...map.sites, [site]: content } };
}

export function removeSite(map: TalMap, site: number): TalMap {
  const { [site]: _, ...sites } = map.sites;
  return { ...map, sites };
}

export function moveSite(map: TalMap, site: number, dx: number, dy: number): TalMap {
  const [x, y] = map.sites[site]?.centre ?? [30, 30];
  return map.sites[site] ? putSite(map, site, [x + dx, y + dy]) : map;
}

export function hasBorder({ borders }: TalMap, a: number, b: number): boolean {
  return borders.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
}

export function toggleBorder(map: TalMap, a: number, b: number): TalMap {
  const others = map.borders.filter(([one, other]) => !((one === a && other === b) || (one === b && other === a)));
  return { ...map, borders: hasBorder(map, a, b) ? others : [...others, [Math.min(a, b), Math.max(a, b)]] };
}
