/**
 * Where a figure can be, and how far it is from there to anywhere (K2.1). A spot is an area by its number (16 to 22),
 * or a standing place, counted on from 23. A node is what movement knows: a site or an area.
 */
import { borders, firstArea, lastArea, lastSite, pyramids, sites } from './data.ts';

export type Spot = number;
export type Node = number;

/** Where an overseer is between being lifted and being set down. */
export const lifted: Spot = 0;
const firstPlace: Spot = lastArea + 1;

const letters = 'ABCDEFGHIJKL';
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
for (let site = 1; site <= lastSite; site++) {
  const { size, area, across } = siteData(site);
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

export const lastSpot: Spot = nodes.length - 1;

function siteData(site: number) {
  return sites[site]!;
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

const nodeCount = lastArea + 1;
const distances: number[] = new Array(nodeCount * nodeCount).fill(0);
const ways: (readonly string[])[] = [];

function neighbours(node: Node): number[] {
  const beside = borders[node] ?? [siteData(node).area, siteData(node).across].filter((area) => area !== undefined);
  const within = Array.from({ length: lastSite }, (_, i) => i + 1).filter(
    (site) => siteData(site).area === node || siteData(site).across === node,
  );
  return [...beside, ...within];
}

for (let from = 1; from <= lastArea; from++) {
  const queue: (readonly Node[])[] = [[from]];
  for (const way of queue) {
    const end = way.at(-1)!;
    if (ways[from * nodeCount + end]) continue;
    ways[from * nodeCount + end] = way.map(String);
    distances[from * nodeCount + end] = way.length - 1;
    for (const next of neighbours(end)) queue.push([...way, next]);
  }
}

/** K2.1: the price of the cheapest way. */
export function distance(from: Spot, to: Spot): number {
  return distances[nodes[from]! * nodeCount + nodes[to]!]!;
}

/** The sites and areas of a cheapest way, both ends included. */
export function wayBetween(from: Spot, to: Spot): readonly string[] {
  return ways[nodeOf(from) * nodeCount + nodeOf(to)]!;
}
