/** What the rulebook says of the valley, held against a map that may still lack things. */
import type { Finding, FindingWords } from '../../../core/maps.ts';
import type { Language } from '../../../core/text.ts';
import { firstArea, largeSites, lastArea, lastSite } from '../data.ts';
import { beside, noWay } from '../map.ts';
import { isWithin, runAlong } from './outline.ts';
import type { Site, TalMap } from './schema.ts';

export { readDraft } from './schema.ts';

/** The rulebook's own examples of what a way costs (K2.1). */
const examples: readonly (readonly [from: number, to: number, price: number])[] = [
  [firstArea, 15, 1],
  [6, 20, 2],
  [6, 7, 3],
  [firstArea, 8, 1],
];

const allSites = Array.from({ length: lastSite }, (_, i) => i + 1);
const allAreas = Array.from({ length: lastArea - firstArea + 1 }, (_, i) => firstArea + i);

export function findings(map: TalMap): Finding[] {
  return [...counts(map), ...borders(map), ...reach(map), ...costs(map), ...suns(map), ...drawing(map)];
}

function counts(map: TalMap): Finding[] {
  const sites = Object.values(map.sites);
  const found: Finding[] = [];
  const missing = allSites.filter((site) => !map.sites[site]);
  if (missing.length || sites.length !== lastSite)
    found.push({ key: 'sites', details: { have: sites.length, want: lastSite, missing: missing.join(', ') } });
  const large = sites.filter(({ size }) => size === 'large').length;
  if (large !== largeSites) found.push({ key: 'large', details: { have: large, want: largeSites } });
  const small = sites.length - large;
  if (small !== lastSite - largeSites) found.push({ key: 'small', details: { have: small, want: lastSite - largeSites } });
  const areas = allAreas.filter((area) => !map.areas[area]);
  if (areas.length) found.push({ key: 'areas', details: { want: allAreas.length, missing: areas.join(', ') } });
  const open = Object.entries(map.areas).filter(([, { outline }]) => outline.length < 3);
  if (open.length) found.push({ key: 'outline', details: { areas: open.map(([area]) => area).join(', ') } });
  return found;
}

function touches(map: TalMap, a: number, b: number): boolean {
  return map.borders.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
}

function borders(map: TalMap): Finding[] {
  const found: Finding[] = [];
  for (const [a, b] of map.borders) if (a === b) found.push({ key: 'borderOfOne', details: { area: a }, at: [String(a)] });
  for (const [site, { area, across }] of Object.entries(map.sites))
    if (across !== undefined && !touches(map, area, across))
      found.push({ key: 'acrossNothing', details: { site: Number(site), area, across }, at: [site] });
  return found;
}

/** How far it is from a node to everywhere. */
function distancesFrom(map: TalMap, from: number): Map<number, number> {
  const far = new Map([[from, 0]]);
  for (const [node, price] of far) for (const next of beside(map, node)) if (!far.has(next)) far.set(next, price + 1);
  return far;
}

function reach(map: TalMap): Finding[] {
  const far = distancesFrom(map, firstArea);
  const lost = [...allAreas.filter((area) => map.areas[area]), ...Object.keys(map.sites).map(Number)].filter(
    (node) => !far.has(node),
  );
  return lost.length ? [{ key: 'unreachable', details: { places: lost.join(', ') }, at: lost.map(String) }] : [];
}

function costs(map: TalMap): Finding[] {
  return examples.flatMap(([from, to, want]): Finding[] => {
    const has = (node: number) => node >= firstArea || map.sites[node];
    if (!has(from) || !has(to)) return [];
    const price = distancesFrom(map, from).get(to) ?? noWay;
    return price === want ? [] : [{ key: 'cost', details: { from, to, want, have: price }, at: [String(from), String(to)] }];
  });
}

/** With two players somebody must be able to build somewhere. */
function suns(map: TalMap): Finding[] {
  const open = Object.values(map.sites).filter(({ players }) => players === 2).length;
  if (Object.keys(map.sites).length < lastSite) return [];
  if (open === 0) return [{ key: 'noSiteForTwo', details: {} }];
  return open < 4 ? [{ key: 'fewSitesForTwo', details: { have: open }, hint: true }] : [];
}

const radius = ({ size }: Site) => (size === 'large' ? 2.5 : 2);

/** Where things are drawn decides no game, but people must find them there. */
function drawing(map: TalMap): Finding[] {
  const found: Finding[] = [];
  const sites = Object.entries(map.sites);
  for (const [at, site] of sites) {
    const outline = map.areas[site.area]?.outline;
    if (outline && outline.length > 2 && !isWithin(site.centre, outline))
      found.push({ key: 'drawnOutside', details: { site: Number(at), area: site.area }, at: [at], hint: true });
  }
  for (const a of allAreas)
    for (const b of allAreas) {
      const [one, other] = [map.areas[a]?.outline ?? [], map.areas[b]?.outline ?? []];
      if (a >= b || one.length < 3 || other.length < 3) continue;
      const [drawn, told] = [runAlong(one, other), touches(map, a, b)];
      if (drawn !== told) found.push({ key: drawn ? 'borderUntold' : 'borderUndrawn', details: { a, b }, hint: true });
    }
  const middle = map.areas[firstArea]?.outline ?? [];
  if (middle.length > 2 && !isWithin(map.pharaoh, middle)) found.push({ key: 'pharaoh', details: {}, hint: true });
  for (const [i, [a, one]] of sites.entries())
    for (const [b, other] of sites.slice(i + 1)) {
      const apart = Math.hypot(one.centre[0] - other.centre[0], one.centre[1] - other.centre[1]);
      if (apart < radius(one) + radius(other)) found.push({ key: 'overlap', details: { a, b }, at: [a, b], hint: true });
    }
  return found;
}

/** A sheet with the pharaoh's site in its middle, and nothing else. */
export function empty(): TalMap {
  return { game: 'tal-der-koenige', name: '?', sites: {}, borders: [], areas: {}, pharaoh: [30, 34.6] };
}

const texts: Readonly<Record<Language, () => Promise<FindingWords>>> = {
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
};
export const words = (language: Language): Promise<FindingWords> => texts[language]();
