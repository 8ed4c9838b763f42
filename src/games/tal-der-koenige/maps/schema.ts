/** What a map of the valley is: sites, areas and borders for the rules, and where everything is drawn. */
import * as v from 'valibot';
import type { PrintedMap } from '../../../core/maps.ts';
import { mapName, mapSources, reader, whole } from '../../../core/read.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../../core/refusal.ts';
import { firstArea, largeSites, lastArea, lastSite } from '../data.ts';

/** One unit is the edge of a block; the board is 60 wide and 52 high. */
const coordinate = v.pipe(v.number(), v.minValue(-10), v.maxValue(70));
const point = v.strictTuple([coordinate, coordinate]);
const area = whole(firstArea, lastArea);

const site = v.strictObject({
  size: v.picklist(['small', 'large']),
  area,
  /** K1.3: the fewest players with whom the site is in play (suns: none, two, three). */
  players: whole(2, 4),
  /** The area beyond the border on which the first side of the frame lies. */
  across: v.exactOptional(area),
  centre: point,
  /** Where the first side of the frame looks: degrees clockwise from the right. */
  facing: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
});

const drawnArea = v.strictObject({
  outline: v.pipe(v.array(point), v.maxLength(30)),
  /** Where figures gather. */
  figures: point,
  /** Where its number is written. */
  label: point,
});

const number = v.pipe(v.string(), v.regex(/^[1-9][0-9]?$/));

/** A valley that may still lack things, as the editor has it. */
const draftShape = v.strictObject({
  game: v.literal('tal-der-koenige'),
  name: mapName,
  sites: v.record(number, site),
  borders: v.pipe(v.array(v.strictTuple([area, area])), v.maxLength(30)),
  areas: v.record(number, drawnArea),
  pharaoh: point,
  sources: v.exactOptional(mapSources),
});

export type Site = v.InferOutput<typeof site>;
export type TalMap = v.InferOutput<typeof draftShape> & PrintedMap;

export const readDraft = reader(draftShape);

/** K1.1: without these there is no game; the rest is for the checks. */
function isWhole(map: TalMap): boolean {
  const sites = Object.entries(map.sites);
  const areas = Object.keys(map.areas).map(Number);
  return (
    sites.length === lastSite &&
    sites.every(([at]) => Number(at) <= lastSite) &&
    sites.filter(([, { size }]) => size === 'large').length === largeSites &&
    areas.length === lastArea - firstArea + 1 &&
    areas.every((at) => at >= firstArea && at <= lastArea) &&
    Object.values(map.areas).every(({ outline }) => outline.length >= 3)
  );
}

export function readMap(json: unknown): TalMap | Refusal {
  const map = readDraft(json);
  if (isRefusal(map)) return map;
  return isWhole(map) ? map : houseRefusal('wrongMap', { why: 'lacking' });
}
