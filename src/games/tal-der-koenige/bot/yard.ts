/**
 * The pyramids as a builder sees them. Of every level only two sets matter: the positions of one colour of a chequer and
 * those of the other; each is empty, of one colour, or spoilt. One flat list, 16 numbers a site.
 */
import { colours, lastSite, pyramids, type Size } from '../data.ts';
import { capacityOf, levelStarts, positionsPerSite, sizeOf } from '../pyramid.ts';
import { type State, sitesInPlay } from '../state.ts';

/** site * 16: five colours of sets (0 none, 1 + colour, 6 several), six counts (the sixth the hidden block), blocks laid. */
export type Yard = Int8Array;
export const perSite = 16;
export const counts = 5;
export const laidAt = 11;
/** The set of the hidden block, whose colour does not matter. */
export const hidden = 5;
export const top = 4;
export const spoilt = colours.length + 1;

const setsOf: Readonly<Record<Size, readonly number[]>> = { small: setsIn('small'), large: setsIn('large') };

function setsIn(size: Size): number[] {
  const { levels, chequer, hidden: covered } = pyramids[size];
  const sets = levels.flatMap((count, level) => new Array<number>(count).fill(level));
  return sets.map((level, position) => {
    if (position === covered) return hidden;
    return level === levels.length - 1 ? top : 2 * level + chequer[position]!;
  });
}

/** How many blocks a set takes: site * 6 + set. */
export const setSizes = new Int8Array((lastSite + 1) * 6);
const siteSets: (readonly number[])[] = [];
for (let site = 1; site <= lastSite; site++) {
  const sets = setsOf[sizeOf(site)];
  siteSets[site] = sets;
  for (const set of sets) setSizes[site * 6 + set] = setSizes[site * 6 + set]! + 1;
}

export function newYard(): Yard {
  return new Int8Array((lastSite + 1) * perSite);
}

export function readYard(state: State, yard: Yard): void {
  yard.fill(0);
  const { blocks, laid } = state;
  for (const site of sitesInPlay(state.players)) {
    if (laid[site] === 0) continue;
    const sets = siteSets[site]!;
    const first = site * positionsPerSite;
    for (let position = 0; position < sets.length; position++) {
      const colour = blocks[first + position]!;
      if (colour > 0) lay(yard, site, sets[position]!, colour);
    }
  }
}

/** Lays a block (1 + colour) and tells what the set's colour was, for `unlay`. */
export function lay(yard: Yard, site: number, set: number, colour: number): number {
  const at = site * perSite;
  yard[at + laidAt] = yard[at + laidAt]! + 1;
  yard[at + counts + set] = yard[at + counts + set]! + 1;
  if (set === hidden) return 0;
  const before = yard[at + set]!;
  yard[at + set] = before === 0 || before === colour ? colour : spoilt;
  return before;
}

export function unlay(yard: Yard, site: number, set: number, before: number): void {
  const at = site * perSite;
  yard[at + laidAt] = yard[at + laidAt]! - 1;
  yard[at + counts + set] = yard[at + counts + set]! - 1;
  if (set !== hidden) yard[at + set] = before;
}

export function laidIn(yard: Yard, site: number): number {
  return yard[site * perSite + laidAt]!;
}

const baseSets = [0, 1, hidden];
const middleSets = [2, 3];
const topSets = [top];

/** The sets on which the next block can go. */
export function setsInWork(yard: Yard, site: number): readonly number[] {
  const laid = laidIn(yard, site);
  const begins = levelStarts(site);
  if (laid < begins[1]!) return baseSets;
  return laid < capacityOf(site) - 1 ? middleSets : topSets;
}

export function isOpen(yard: Yard, site: number, set: number): boolean {
  return yard[site * perSite + counts + set]! < setSizes[site * 6 + set]!;
}

/** The first free position of the set; -1 where it is full. */
export function positionIn({ blocks }: State, site: number, set: number): number {
  const sets = siteSets[site]!;
  for (let position = 0; position < sets.length; position++)
    if (sets[position] === set && blocks[site * positionsPerSite + position] === 0) return position;
  return -1;
}

/** Takes so many blocks off, the highest first, as thieves do. */
export function strip(yard: Yard, site: number, blocks: number): void {
  const at = site * perSite;
  for (let set = top, left = blocks; set >= 0 && left > 0; set--) {
    const here = Math.min(left, yard[at + counts + set]!);
    yard[at + counts + set] = yard[at + counts + set]! - here;
    yard[at + laidAt] = yard[at + laidAt]! - here;
    if (yard[at + counts + set] === 0) yard[at + set] = 0;
    left -= here;
  }
}
