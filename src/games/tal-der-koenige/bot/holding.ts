/** One seat's sites: how many rounds there are for each, how safe it is, how many blocks can be laid there now. */
import type { Seat } from '../../../core/game.ts';
import { blocksPerWorker, figuresEach, lastSite, movePoints, overseersEach } from '../data.ts';
import { distance, firstPlaceOf, siteOf } from '../map.ts';
import { capacityOf } from '../pyramid.ts';
import { type State, sitesInPlay } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { weightsFor } from './weights.ts';
import { worthOf } from './worth.ts';
import { laidIn, type Yard } from './yard.ts';

export interface Holding {
  /** The unfinished sites, the farthest built first; only the first `count` are meant. */
  sites: Int8Array;
  count: number;
  /** By site. */
  rounds: Float64Array;
  pace: Float64Array;
  fear: Float64Array;
  room: Int8Array;
  /** Points of finished pyramids. */
  points: number;
  /** What the rounds are worth that are left when all this is built, and a block laid for having that sooner. */
  future: number;
  haste: number;
}

export function newHolding(): Holding {
  const bySite = lastSite + 1;
  return {
    sites: new Int8Array(bySite),
    count: 0,
    rounds: new Float64Array(bySite),
    pace: new Float64Array(bySite),
    fear: new Float64Array(bySite),
    room: new Int8Array(bySite),
    points: 0,
    future: 0,
    haste: 0,
  };
}

/** How much of a worker that far away counts: so many of five can be there for the points of a round. */
const near = [1, 0.95, 0.6, 0.4, 0.3, 0.2, 0.1];

export function hold(state: State, seat: Seat, yard: Yard, outlook: Outlook, holding: Holding): void {
  const { sites, rounds } = holding;
  const { weights } = outlook;
  holding.count = 0;
  holding.points = 0;
  for (const site of sitesInPlay(state.players)) {
    if (state.owners[site] !== seat) continue;
    if (laidIn(yard, site) === capacityOf(site)) {
      holding.points += worthOf(yard, site, 0, 0, 0, outlook);
      continue;
    }
    let at = holding.count++;
    for (; at > 0 && laidIn(yard, sites[at - 1]!) < laidIn(yard, site); at--) sites[at] = sites[at - 1]!;
    sites[at] = site;
  }
  let queue = 0;
  for (let i = 0; i < holding.count; i++) {
    const site = sites[i]!;
    const missing = capacityOf(site) - laidIn(yard, site);
    rounds[site] = Math.max(outlook.rounds > 0 ? 0.05 : 0, outlook.rounds - queue);
    queue += weights.crowding * missing * outlook.any;
    holding.pace[site] = paceAt(state, seat, site);
    holding.fear[site] = -risk(state, seat, site);
  }
  const free = outlook.rounds - queue;
  holding.future = free > 0 ? weights.future * free : 0;
  holding.haste = free > 0 ? weights.future * weights.crowding * outlook.any : 0;
}

/** Rounds it takes the workers to lay one block there, by where they are now. */
export function paceAt({ figures }: State, seat: Seat, site: number): number {
  const place = firstPlaceOf(site);
  let workers = 0;
  for (let figure = seat * figuresEach + overseersEach; figure < (seat + 1) * figuresEach; figure++)
    workers += near[distance(figures[figure]!, place)]!;
  return 1 / (blocksPerWorker * workers);
}

function risk({ figures, players }: State, seat: Seat, site: number): number {
  const weights = weightsFor(players);
  let own = 0;
  let most = 0;
  for (let other = 0; other < players; other++) {
    const first = other * figuresEach;
    const here = (siteOf(figures[first]!) === site ? 1 : 0) + (siteOf(figures[first + 1]!) === site ? 1 : 0);
    if (other === seat) own = here;
    else most = Math.max(most, here);
  }
  return weights.risk[own]! + (most > own ? weights.outnumbered : 0);
}

export function valueAt(yard: Yard, site: number, outlook: Outlook, { rounds, pace, fear }: Holding): number {
  return worthOf(yard, site, rounds[site]!, pace[site]!, fear[site]!, outlook);
}

/** The room the workers have where they stand. */
export function roomNow(state: State, seat: Seat, { room }: Holding): void {
  room.fill(0);
  for (let figure = seat * figuresEach + overseersEach; figure < (seat + 1) * figuresEach; figure++) {
    const site = siteOf(state.figures[figure]!);
    if (site) room[site] = room[site]! + blocksPerWorker;
  }
  for (let site = 1; site <= lastSite; site++) if (room[site]) room[site] = Math.max(0, room[site]! - state.built[site]!);
}

const reachable = new Int8Array(movePoints + 1);

/** The room the workers can have at each site by themselves if they go there with the points of a round. */
export function roomSoon(state: State, seat: Seat, holding: Holding): void {
  for (let i = 0; i < holding.count; i++) {
    const site = holding.sites[i]!;
    holding.room[site] = blocksPerWorker * workersWithin(state, seat, site, movePoints);
  }
}

/** How many workers can be on the site for so many points. */
export function workersWithin({ figures }: State, seat: Seat, site: number, points: number): number {
  const place = firstPlaceOf(site);
  reachable.fill(0);
  for (let figure = seat * figuresEach + overseersEach; figure < (seat + 1) * figuresEach; figure++) {
    const far = distance(figures[figure]!, place);
    if (far <= movePoints) reachable[far] = reachable[far]! + 1;
  }
  let workers = reachable[0]!;
  for (let far = 1, left = points; far <= left; far++) {
    const go = Math.min(reachable[far]!, Math.floor(left / far));
    workers += go;
    left -= go * far;
  }
  return workers;
}
