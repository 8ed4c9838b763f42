/** The state, and small questions about it. Lists by site have 16 entries, so that a site stands under its own number. */
import type { Seat } from '../../core/game.ts';
import { colours, figuresEach, groupSize, lastSite, overseersEach } from './data.ts';
import { firstPlaceOf, inPlayWith, isPlace, nodeOf, placesOf, type Spot, siteOf, sites } from './map.ts';
import { capacityOf, levelStarts, positionsPerSite } from './pyramid.ts';

export type Phase = 'bids' | 'overseers' | 'orders' | 'workers' | 'steal' | 'takeOver' | 'build' | 'over';

export interface State {
  players: number;
  advanced: boolean;
  expert: boolean;
  stealOrTakeOver: boolean;
  round: number;
  phase: Phase;
  /** Who holds the pharaoh stone. */
  start: Seat;
  /** Whose turn it is; where all decide together, the start player. */
  turn: Seat;
  /** Movement points left in this turn. */
  points: number;
  /** One bit for every figure that has moved in this turn, the overseers' first. */
  moved: number;
  /** Blocks by colour. */
  bag: number[];
  /** Blocks on sale: group * 5 + colour. */
  groups: number[];
  /** seat * 4 + number of the tablet - 1: the group it lies at, counted from 1; 0 where it was kept back. */
  numbered: number[];
  /** seat * (most groups) + group: how many blank tablets lie there. */
  blanks: number[];
  /** Blocks bought or stolen this round: seat * 5 + colour. */
  hands: number[];
  /** seat * 7 + figure: the spot; the two overseers, then the five workers. */
  figures: Spot[];
  /** Scarabs not on the board. */
  scarabs: number[];
  /** Whose scarab lies at the site; -1 for nobody's. */
  owners: Seat[];
  /** site * 14 + position: 1 + colour of the block there; 0 for none. */
  blocks: number[];
  /** How many blocks lie on the site. */
  laid: number[];
  /** The colours of the pharaoh pyramid in the order they were laid. */
  pharaoh: number[];
  /** seat * 3: where the first overseer goes, where the second, which is named first; -1 while a seat has not decided. */
  orders: number[];
  /** seat * 16 + site: blocks stolen there this round. */
  stolen: number[];
  /** Blocks built on the site this round. */
  built: number[];
  /** The round began with an empty bag. */
  noSale: boolean;
  /** A block was built, stolen or laid on the pharaoh pyramid this round. */
  busy: boolean;
  /** Rounds running, before this one, in which none was. */
  idle: number;
}

export const perSeatAndSite = lastSite + 1;
export const ordersEach = 3;
export const undecided = -1;
export const nobody = -1;

export function groupsFor(players: number): number {
  return players + 1;
}

/** Whether the site is used with so many players (K1.3). */
export function inPlay(players: number, site: number): boolean {
  return players >= sites[site]!.players;
}

export function sitesInPlay(players: number): readonly number[] {
  return inPlayWith[players - 2]!;
}

/** Whether a figure may be there at all: an area, or a place of a site in play. */
export function isUsed(players: number, spot: Spot): boolean {
  return !isPlace(spot) || inPlay(players, nodeOf(spot));
}

export function figureAt(state: State, seat: Seat, figure: number): Spot {
  return state.figures[seat * figuresEach + figure]!;
}

/** A standing place holds one figure, an area any number (K1.4). */
export function isTaken(state: State, spot: Spot): boolean {
  return isPlace(spot) && state.figures.includes(spot);
}

export function overseersAt(state: State, seat: Seat, site: number): number {
  return standingAt(state, seat, site, 0, overseersEach);
}

export function workersAt(state: State, seat: Seat, site: number): number {
  return standingAt(state, seat, site, overseersEach, figuresEach);
}

function standingAt({ figures }: State, seat: Seat, site: number, from: number, to: number): number {
  const first = seat * figuresEach;
  let count = 0;
  for (let figure = first + from; figure < first + to; figure++) if (siteOf(figures[figure]!) === site) count++;
  return count;
}

export function hasMoved(state: State, figure: number): boolean {
  return (state.moved & (1 << figure)) !== 0;
}

/** The worker that would go from there: the first that has not moved in this turn; -1 when there is none. */
export function workerFrom(state: State, seat: Seat, from: Spot): number {
  for (let figure = overseersEach; figure < figuresEach; figure++)
    if (figureAt(state, seat, figure) === from && !hasMoved(state, figure)) return figure;
  return -1;
}

export function ownerOf(state: Pick<State, 'owners'>, site: number): Seat {
  return state.owners[site]!;
}

export function laidOn(state: Pick<State, 'laid'>, site: number): number {
  return state.laid[site]!;
}

export function isFinished(state: Pick<State, 'laid'>, site: number): boolean {
  return laidOn(state, site) === capacityOf(site);
}

/** 1 + colour of the block, 0 for none. */
export function blockAt(state: Pick<State, 'blocks'>, site: number, position: number): number {
  return state.blocks[site * positionsPerSite + position]!;
}

/** The level on which the next block goes: the lowest that is not complete (K3.7). */
export function levelInWork(state: Pick<State, 'laid'>, site: number): number {
  const begins = levelStarts(site);
  const laid = laidOn(state, site);
  let level = 0;
  while (level < begins.length - 2 && laid >= begins[level + 1]!) level++;
  return level;
}

export function inHand(state: Pick<State, 'hands'>, seat: Seat, colour: number): number {
  return state.hands[seat * colours.length + colour]!;
}

export function blocksInHand(state: Pick<State, 'hands'>, seat: Seat): number {
  let sum = 0;
  for (let colour = 0; colour < colours.length; colour++) sum += inHand(state, seat, colour);
  return sum;
}

export function groupCount(state: Pick<State, 'groups'>): number {
  return state.groups.length / groupSize;
}

export function hasFreePlace(state: State, site: number): boolean {
  const first = firstPlaceOf(site);
  for (let spot = first; spot < first + placesOf(site); spot++) if (!isTaken(state, spot)) return true;
  return false;
}

/** The blocks of a group on sale, by colour. */
export function blocksOf({ groups }: Pick<State, 'groups'>, group: number): number[] {
  return groups.slice(group * colours.length, (group + 1) * colours.length);
}
