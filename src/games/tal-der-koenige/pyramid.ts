/** What is where in a pyramid. Positions are counted from 0 through all levels, level by level, row by row. */
import { pyramids, type Size } from './data.ts';
import { capacities, sizes } from './map.ts';

/** Room for the largest pyramid: where the blocks of one site begin in the state's flat list. */
export const positionsPerSite = pyramids.large.blocks;

export function sizeOf(site: number): Size {
  return sizes[site]!;
}

/** How many blocks make the site's pyramid. */
export function capacityOf(site: number): number {
  return capacities[site]!;
}

const starts: Readonly<Record<Size, readonly number[]>> = { small: [0, 4, 5], large: [0, 9, 13, 14] };

/** The first position of each level, and behind the last. */
export function levelStarts(site: number): readonly number[] {
  return starts[sizeOf(site)];
}

export function levelOf(site: number, position: number): number {
  const begins = levelStarts(site);
  let level = 0;
  while (begins[level + 1]! <= position) level++;
  return level;
}

/** A position as people count: from 1. */
export function countedFromOne(site: number, position: number): { level: number; block: number } {
  const level = levelOf(site, position);
  return { level: level + 1, block: position - levelStarts(site)[level]! + 1 };
}

/** The same of a position by its name: "1.2" is on level 2. */
export function levelNamed(name: string): number {
  return Number.parseInt(name, 10) + 1;
}

/** "1.2" is the third position of the second level. */
export function positionName(site: number, position: number): string {
  const level = levelOf(site, position);
  return `${level}.${position - levelStarts(site)[level]!}`;
}

/** The position of that name; undefined when the site has none. */
export function positionNamed(site: number, name: string): number | undefined {
  for (let position = 0; position < capacityOf(site); position++) if (positionName(site, position) === name) return position;
  return undefined;
}
