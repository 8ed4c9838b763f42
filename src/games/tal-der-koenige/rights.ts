/** Who may steal (K3.5), take over (K3.6) and build (K3.7) where. */
import type { Seat } from '../../core/game.ts';
import { blocksPerWorker, figuresEach, overseersEach } from './data.ts';
import { siteOf } from './map.ts';
import { levelStarts } from './pyramid.ts';
import {
  blockAt,
  blocksInHand,
  figureAt,
  isFinished,
  laidOn,
  overseersAt,
  ownerOf,
  perSeatAndSite,
  type State,
  workersAt,
} from './state.ts';

export function stolenBy(state: State, seat: Seat, site: number): number {
  return state.stolen[seat * perSeatAndSite + site]!;
}

/** An unfinished pyramid, or an empty site, of somebody else. */
function isOthers(state: State, seat: Seat, site: number): boolean {
  const owner = ownerOf(state, site);
  return owner >= 0 && owner !== seat && !isFinished(state, site);
}

export function hasMoreOverseers(state: State, seat: Seat, site: number): boolean {
  return overseersAt(state, seat, site) > overseersAt(state, ownerOf(state, site), site);
}

/** Workers that count for taking over: with K6.3 those that stole do not, two blocks to a worker. */
export function workersForTakingOver(state: State, seat: Seat, site: number): number {
  const workers = workersAt(state, seat, site);
  return state.stealOrTakeOver ? workers - Math.ceil(stolenBy(state, seat, site) / blocksPerWorker) : workers;
}

export function mostToSteal(state: State, seat: Seat, site: number): number {
  return Math.min(blocksPerWorker * workersAt(state, seat, site), laidOn(state, site));
}

/** So many blocks from the top; within a level those that come first in the order given. */
export function highestBlocks(
  state: State,
  site: number,
  count: number,
  ordered: (level: number[]) => readonly number[],
): number[] {
  const found: number[] = [];
  const begins = levelStarts(site);
  for (let level = begins.length - 2; level >= 0 && found.length < count; level--) {
    const here: number[] = [];
    for (let position = begins[level]!; position < begins[level + 1]!; position++)
      if (blockAt(state, site, position)) here.push(position);
    found.push(...ordered(here).slice(0, count - found.length));
  }
  return found;
}

export function canStealAt(state: State, seat: Seat, site: number): boolean {
  return (
    isOthers(state, seat, site) &&
    hasMoreOverseers(state, seat, site) &&
    mostToSteal(state, seat, site) > 0 &&
    stolenBy(state, seat, site) === 0
  );
}

export function canTakeOverAt(state: State, seat: Seat, site: number): boolean {
  return (
    isOthers(state, seat, site) &&
    state.scarabs[seat]! > 0 &&
    hasMoreOverseers(state, seat, site) &&
    workersForTakingOver(state, seat, site) > workersForTakingOver(state, ownerOf(state, site), site)
  );
}

/** How many blocks may still be built on an own site this round. */
export function roomToBuild(state: State, seat: Seat, site: number): number {
  return blocksPerWorker * workersAt(state, seat, site) - state.built[site]!;
}

export function canBuildAt(state: State, seat: Seat, site: number): boolean {
  return ownerOf(state, site) === seat && !isFinished(state, site) && roomToBuild(state, seat, site) > 0;
}

/** Stealing and taking over need an own overseer there, so only two sites are to be looked at. */
export function canSteal(state: State, seat: Seat): boolean {
  return isAnywhere(state, seat, 0, overseersEach, canStealAt);
}

export function canTakeOver(state: State, seat: Seat): boolean {
  return isAnywhere(state, seat, 0, overseersEach, canTakeOverAt);
}

export function canBuild(state: State, seat: Seat): boolean {
  return blocksInHand(state, seat) > 0 && isAnywhere(state, seat, overseersEach, figuresEach, canBuildAt);
}

type Right = (state: State, seat: Seat, site: number) => boolean;

function isAnywhere(state: State, seat: Seat, from: number, to: number, right: Right): boolean {
  for (let figure = from; figure < to; figure++) {
    const site = siteOf(figureAt(state, seat, figure));
    if (site && right(state, seat, site)) return true;
  }
  return false;
}

/** The sites where the seat has that right, in the order of their numbers. */
export function sitesWhere(state: State, seat: Seat, right: Right): number[] {
  const found = new Set<number>();
  for (let figure = 0; figure < figuresEach; figure++) {
    const site = siteOf(figureAt(state, seat, figure));
    if (site && right(state, seat, site)) found.add(site);
  }
  return [...found].sort((a, b) => a - b);
}
