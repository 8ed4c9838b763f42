/**
 * Where a figure can be, and how far it is from there to anywhere (K2.1). A spot is an area by its number (16 to 22),
 * or a standing place, counted on from 23. A node is what movement knows: a site or an area.
 *
 * All of it follows from the map that lies on the table (core/maps.ts), and is worked out once for each.
 */
import { firstArea, lastArea, lastSite, pyramids, type Size } from './data.ts';
import { bundled } from './maps/index.ts';
import type { Site, TalMap } from './maps/schema.ts';

export type Spot = number;
export type Node = number;

/** Where an overseer is between being lifted and being set down. */
export const lifted: Spot = 0;
const firstPlace: Spot = lastArea + 1;
/** Ten large sites with twelve places each, five small ones with eight: on every map. */
export const lastSpot: Spot = lastArea + 160;

const letters = 'ABCDEFGHIJKL';
const nodeCount = lastArea + 1;

interface Tables {
  readonly map: TalMap;
  readonly sites: Readonly<Record<number, Site>>;
  /** By site. */
  readonly sizes: readonly Size[];
  readonly capacities: readonly number[];
  /** The sites used with two, three and four players (K1.3). */
  readonly inPlayWith: readonly (readonly number[])[];
  /** By spot. */
  readonly nodes: readonly Node[];
  readonly touched: readonly number[];
  readonly names: readonly string[];
  /** By site. */
  readonly firstPlaces: readonly Spot[];
  readonly placeCounts: readonly number[];
  /** `from * nodeCount + to`. */
  readonly distances: readonly number[];
  readonly ways: readonly (readonly string[])[];
}

const allSites = Array.from({ length: lastSite }, (_, i) => i + 1);

function tablesOf(map: TalMap): Tables {
  const sites: Readonly<Record<number, Site>> = map.sites;
  const nodes: Node[] = [];
  const touched: number[] = [];
  const names: string[] = [];
  const firstPlaces: Spot[] = [];
  const placeCounts: number[] = [];
  for (let spot = 0; spot < firstPlace; spot++) {
    nodes.push(spot);
    touched.push(spot);
    names.push(String(spot));
  }
  for (const site of allSites) {
    const { size, area, across } = sites[site]!;
    const { placesPerSide } = pyramids[size];
    firstPlaces[site] = nodes.length;
    placeCounts[site] = 4 * placesPerSide;
    for (let place = 0; place < 4 * placesPerSide; place++) {
      nodes.push(site);
      // The first side of a frame is the one on the border.
      touched.push(across !== undefined && place < placesPerSide ? across : area);
      names.push(`${site}-${letters[place]}`);
    }
  }
  const sizes: Size[] = [];
  const capacities: number[] = [];
  for (const site of allSites) {
    sizes[site] = sites[site]!.size;
    capacities[site] = pyramids[sites[site]!.size].blocks;
  }
  const inPlayWith = [2, 3, 4].map((players) => allSites.filter((site) => players >= sites[site]!.players));
  return { map, sites, sizes, capacities, inPlayWith, nodes, touched, names, firstPlaces, placeCounts, ...waysOn(map) };
}

/** What lies one point away (K2.1). */
export function beside(map: TalMap, node: Node): number[] {
  const site = map.sites[node];
  if (site) return site.across === undefined ? [site.area] : [site.area, site.across];
  const areas = map.borders.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : [])).sort((a, b) => a - b);
  const within = allSites.filter((at) => map.sites[at]?.area === node || map.sites[at]?.across === node);
  return [...areas, ...within];
}

/** The cheapest ways from everywhere to everywhere; where there is none the price is beyond every purse. */
function waysOn(map: TalMap): Pick<Tables, 'distances' | 'ways'> {
  const distances: number[] = new Array(nodeCount * nodeCount).fill(noWay);
  const ways: (readonly string[])[] = new Array(nodeCount * nodeCount).fill([]);
  // A lifted overseer is nowhere, and no way from there costs anything.
  for (let node = 0; node < nodeCount; node++) distances[node] = distances[node * nodeCount] = 0;
  for (let from = 1; from <= lastArea; from++) {
    const queue: (readonly Node[])[] = [[from]];
    for (const way of queue) {
      const end = way.at(-1)!;
      if (distances[from * nodeCount + end] !== noWay) continue;
      ways[from * nodeCount + end] = way.map(String);
      distances[from * nodeCount + end] = way.length - 1;
      for (const next of beside(map, end)) queue.push([...way, next]);
    }
  }
  return { distances, ways };
}

/** What a way costs where there is none. */
export const noWay = 99;

const known = new WeakMap<TalMap, Tables>();

function tablesFor(map: TalMap): Tables {
  const found = known.get(map) ?? tablesOf(map);
  known.set(map, found);
  return found;
}

let laid = tablesFor(bundled.at(-1)!.map);
export let { sites, sizes, capacities, inPlayWith } = laid;
let { nodes, touched, names, firstPlaces, placeCounts, distances, ways } = laid;

/** Puts the map's tables where everything here looks, and says which map lay there. */
export function lay(map: TalMap): TalMap {
  const before = laid.map;
  if (map === before) return before;
  laid = tablesFor(map);
  ({ sites, sizes, capacities, inPlayWith } = laid);
  ({ nodes, touched, names, firstPlaces, placeCounts, distances, ways } = laid);
  return before;
}

/** The map that lies there. */
export function laidMap(): TalMap {
  return laid.map;
}

/** Something else that follows from the map that lies there, worked out once for each. */
export function perMap<T>(make: (map: TalMap) => T): () => T {
  const made = new WeakMap<TalMap, { readonly value: T }>();
  return () => {
    const found = made.get(laid.map) ?? { value: make(laid.map) };
    made.set(laid.map, found);
    return found.value;
  };
}

export function nodeOf(spot: Spot): Node {
  return nodes[spot]!;
}

/** The area a standing place touches, where a bumped overseer ends (K3.2); of an area itself. */
export function areaTouchedBy(spot: Spot): number {
  return touched[spot]!;
}

export function isPlace(spot: Spot): boolean {
  return spot >= firstPlace;
}

/** The site on which the spot lies; 0 for an area. */
export function siteOf(spot: Spot): number {
  return spot < firstPlace ? 0 : nodes[spot]!;
}

export function firstPlaceOf(site: number): Spot {
  return firstPlaces[site]!;
}

export function placesOf(site: number): number {
  return placeCounts[site]!;
}

/** "16" for an area, "8-C" for a standing place. */
export function nameOf(spot: Spot): string {
  return names[spot]!;
}

/** The spot of that name; undefined when there is none. */
export function spotNamed(name: string): Spot | undefined {
  const spot = names.indexOf(name);
  return spot >= firstArea ? spot : undefined;
}

/** The standing place's letter; nothing for an area. */
export function letterOf(spot: Spot): string {
  return isPlace(spot) ? nameOf(spot).slice(-1) : '';
}

/** K2.1: the price of the cheapest way. */
export function distance(from: Spot, to: Spot): number {
  return distances[nodes[from]! * nodeCount + nodes[to]!]!;
}

/** The sites and areas of a cheapest way, both ends included. */
export function wayBetween(from: Spot, to: Spot): readonly string[] {
  return ways[nodeOf(from) * nodeCount + nodeOf(to)]!;
}
