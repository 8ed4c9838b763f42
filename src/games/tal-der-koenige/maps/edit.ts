/** Changes to the sites and borders of a valley that is being drawn: each gives a new map. */
import { pyramids } from '../data.ts';
import { distanceOf, isWithin, nearestTo, type Point, roomiest } from './outline.ts';
import type { Site, TalMap } from './schema.ts';

const round = (x: number) => Math.round(x * 10) / 10;
const within = (x: number, most: number) => Math.min(most, Math.max(0, round(x)));
export const onBoard = ([x, y]: Point): [number, number] => [within(x, 60), within(y, 52)];

/** The edge of a site's frame. */
const frameEdge = ({ size }: Pick<Site, 'size'>): number => pyramids[size].placesPerSide + 2;

/** The area in whose outline a point lies. */
export function areaAt(map: TalMap, point: Point): number | undefined {
  const found = Object.entries(map.areas).find(([, { outline }]) => isWithin(point, outline));
  return found && Number(found[0]);
}

/** The site at that point: moved there with the area it comes to, or new. */
export function putSite(map: TalMap, site: number, point: Point): TalMap {
  const centre = onBoard(point);
  const before: Site = map.sites[site] ?? { size: 'large', area: 16, players: 2, centre, facing: 90 };
  const area = areaAt(map, centre) ?? before.area;
  return settled(withSite(map, site, { ...before, centre, area }));
}

/** What of a site can be told; without `across` it lies on no border. */
type SiteChange = Partial<Omit<Site, 'across'>> & { across?: number | undefined };

export function changeSite(map: TalMap, site: number, change: SiteChange): TalMap {
  const before = map.sites[site];
  if (!before) return map;
  const { across, ...changed } = { ...before, ...change };
  const onBorder = across !== undefined && across !== changed.area ? { ...changed, across } : changed;
  return settled(withSite(map, site, change.across === undefined ? onBorder : against(map, onBorder)));
}

/** Its first side laid on the border to the area across. */
function against(map: TalMap, site: Site): Site {
  const border = site.across === undefined ? undefined : nearestTo(map.areas[site.across]?.outline ?? [], site.centre);
  const far = border ? distanceOf(border, site.centre) : 0;
  if (!border || far === 0) return site;
  const [x, y] = [(border[0] - site.centre[0]) / far, (border[1] - site.centre[1]) / far];
  const half = frameEdge(site) / 2;
  const facing = (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;
  return { ...site, facing, centre: onBoard([border[0] - x * half, border[1] - y * half]) };
}

function withSite(map: TalMap, site: number, content: Site): TalMap {
  return { ...map, sites: { ...map.sites, [site]: content } };
}

export function removeSite(map: TalMap, site: number): TalMap {
  const { [site]: _, ...sites } = map.sites;
  return { ...map, sites };
}

/** Numbers of areas and the places of their figures go where there is room, where a site or the edge has come over them. */
export function settled(map: TalMap): TalMap {
  const stones = Object.values(map.sites).map((site): [Point, number] => [site.centre, frameEdge(site) * 0.6]);
  const taken: [Point, number][] = [...stones, [map.pharaoh, 3]];
  const isFree = (point: Point, outline: readonly Point[]) =>
    isWithin(point, outline) && taken.every(([at, radius]) => distanceOf(at, point) > radius);
  const areas = Object.entries(map.areas).map(([number, area]): [string, typeof area] => {
    const { outline } = area;
    if (outline.length < 3) return [number, area];
    const figures = isFree(area.figures, outline) ? area.figures : onBoard(roomiest(outline, taken));
    const label = isFree(area.label, outline) ? area.label : onBoard(roomiest(outline, [...taken, [figures, 2]]));
    return [number, { ...area, figures, label }];
  });
  return { ...map, areas: Object.fromEntries(areas) };
}

export function hasBorder({ borders }: TalMap, a: number, b: number): boolean {
  return borders.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
}

export function withBorder(map: TalMap, a: number, b: number, is: boolean): TalMap {
  const others = map.borders.filter(([one, other]) => !((one === a && other === b) || (one === b && other === a)));
  return { ...map, borders: is ? [...others, [Math.min(a, b), Math.max(a, b)]] : others };
}

export function toggleBorder(map: TalMap, a: number, b: number): TalMap {
  return withBorder(map, a, b, !hasBorder(map, a, b));
}
