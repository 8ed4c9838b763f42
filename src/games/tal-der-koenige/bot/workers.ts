/** K3.4: where workers are wanted: where the blocks in hand belong, or where there is something to take. */
import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { TalAction } from '../action.ts';
import { blocksPerWorker, colours, figuresEach, lastSite, overseersEach } from '../data.ts';
import { distance, firstPlaceOf, type Spot, siteOf } from '../map.ts';
import { hasMoreOverseers } from '../rights.ts';
import { figureAt, hasMoved, type State, sitesInPlay } from '../state.ts';
import { build, newWork } from './building.ts';
import { hold, newHolding, workersWithin } from './holding.ts';
import { look, newOutlook } from './outlook.ts';
import { freePlace } from './overseers.ts';
import { isPrey, raidGain, workersToTake } from './raids.ts';
import { newYard, readYard } from './yard.ts';

const yard = newYard();
const outlook = newOutlook();
const holding = newHolding();
const work = newWork();
const hand = new Int8Array(colours.length);
const wanted = new Int8Array(lastSite + 1);
const standing = new Int8Array(lastSite + 1);

const done: TalAction = { type: 'done' };

/** How many workers each site should have, the most urgent site first; fills `wanted`. */
function wishes(state: State, seat: Seat): number[] {
  readYard(state, yard);
  look(state, outlook);
  hold(state, seat, yard, outlook, holding);
  wanted.fill(0);
  const order: { site: number; gain: number }[] = [];
  let held = 0;
  for (let colour = 0; colour < colours.length; colour++) {
    hand[colour] = state.hands[seat * colours.length + colour]!;
    held += hand[colour]!;
  }
  for (const site of sitesInPlay(state.players)) {
    if (state.round === 1 || !isPrey(state, seat, site) || !hasMoreOverseers(state, seat, site)) continue;
    const most = workersWithin(state, seat, site, state.points);
    const enough = Math.min(most, Math.max(workersToTake(state, site), Math.ceil(state.laid[site]! / blocksPerWorker)));
    const gain = raidGain(state, seat, site, enough, yard, outlook);
    if (gain < outlook.weights.prize) continue;
    wanted[site] = enough;
    order.push({ site, gain: gain / enough });
  }
  for (let i = 0; i < holding.count; i++) {
    const site = holding.sites[i]!;
    holding.room[site] = blocksPerWorker * workersWithin(state, seat, site, state.points);
  }
  build(yard, holding, hand, Math.min(held, 10), outlook, work);
  for (let i = 0; i < holding.count; i++) {
    const site = holding.sites[i]!;
    let blocks = 0;
    let gain = 0;
    for (let at = 0; at < work.count; at++) {
      if (work.site[at] !== site) continue;
      blocks++;
      gain += work.gain[at]!;
    }
    if (blocks === 0) continue;
    wanted[site] = Math.ceil(blocks / blocksPerWorker);
    order.push({ site, gain: gain / wanted[site]! });
  }
  return order.sort((a, b) => b.gain - a.gain).map(({ site }) => site);
}

/** The one move that brings the wishes nearest; `done` when there is none. */
export function quickWorker(state: State, seat: Seat, random: Random): TalAction {
  const order = wishes(state, seat);
  standing.fill(0);
  for (let figure = overseersEach; figure < figuresEach; figure++) {
    const site = siteOf(figureAt(state, seat, figure));
    standing[site] = standing[site]! + 1;
  }
  for (const site of order) {
    if (standing[site]! >= wanted[site]!) continue;
    const action = bring(state, seat, site, order, random);
    if (action) return action;
  }
  // Nothing urgent: who is of no use goes where most is still to be built.
  for (let i = 0; i < holding.count; i++) {
    const site = holding.sites[i]!;
    if (standing[site]! >= 3) continue;
    const action = bring(state, seat, site, order, random);
    if (action) return action;
  }
  return done;
}

/** The nearest worker that is not wanted where it is, to the site. */
function bring(state: State, seat: Seat, site: number, order: readonly number[], random: Random): TalAction | undefined {
  const goal = firstPlaceOf(site);
  let from = 0;
  let least = state.points + 1;
  for (let figure = overseersEach; figure < figuresEach; figure++) {
    if (hasMoved(state, figure)) continue;
    const spot = figureAt(state, seat, figure);
    const here = siteOf(spot);
    if (here === site || !isSpare(here, site, order)) continue;
    const far = distance(spot, goal);
    if (far >= least) continue;
    least = far;
    from = spot;
  }
  const to = from ? freePlace(state, site, random) : 0;
  return to ? { type: 'worker', from, to } : undefined;
}

function isSpare(here: number, site: number, order: readonly number[]): boolean {
  if (here === 0 || standing[here]! > wanted[here]!) return true;
  const rank = order.indexOf(here);
  return rank < 0 || (order.includes(site) && rank > order.indexOf(site));
}

/** Moves worth a thought: the quick one first, then any worker to any site where it can do something. */
export function workerMoves(state: State, seat: Seat, random: Random): TalAction[] {
  const quick = quickWorker(state, seat, random);
  const found: TalAction[] = [quick];
  const starts = new Set<number>();
  for (let figure = overseersEach; figure < figuresEach; figure++) {
    const from = figureAt(state, seat, figure);
    const start = siteOf(from) || from + lastSite;
    if (hasMoved(state, figure) || starts.has(start)) continue;
    starts.add(start);
    for (const site of sitesInPlay(state.players)) {
      if (site === siteOf(from) || !isUseful(state, seat, site) || distance(from, firstPlaceOf(site)) > state.points) continue;
      const to = freePlace(state, site, random);
      if (to && !isSame(quick, from, site)) found.push({ type: 'worker', from, to });
    }
  }
  if (quick.type !== 'done') found.push(done);
  return found;
}

function isSame(quick: TalAction, from: Spot, site: number): boolean {
  return quick.type === 'worker' && siteOf(quick.to) === site && quick.from === from;
}

function isUseful(state: State, seat: Seat, site: number): boolean {
  if (isPrey(state, seat, site)) return state.round > 1 && hasMoreOverseers(state, seat, site);
  for (let i = 0; i < holding.count; i++) if (holding.sites[i] === site) return true;
  return false;
}
