/** What groups of blocks on sale are worth to a seat: what they add to its pyramids. */
import type { Seat } from '../../../core/game.ts';
import { colours, movePoints } from '../data.ts';
import { capacityOf } from '../pyramid.ts';
import { groupCount, nobody, type State, sitesInPlay } from '../state.ts';
import { build, newWork } from './building.ts';
import { type Holding, hold, newHolding, paceAt, roomSoon, valueAt, workersWithin } from './holding.ts';
import { look, newOutlook } from './outlook.ts';
import { weightsFor } from './weights.ts';
import { newYard, readYard } from './yard.ts';

const yard = newYard();
const fresh = newYard();
const outlook = newOutlook();
const holding = newHolding();
const work = newWork();
const hand = new Int8Array(colours.length);

/** No more than this is built in a round by who has yet to place his workers. */
const likely = 8;

/** By set of groups (one bit each): what having them adds. Sets of more than `most` groups are taken as their best part. */
export function groupGains(state: State, seat: Seat, most: number): Float64Array {
  const groups = groupCount(state);
  readYard(state, fresh);
  look(state, outlook);
  hold(state, seat, fresh, outlook, holding);
  if (holding.count < 2) addNearest(state, seat, holding, outlook.rounds);
  let before = 0;
  for (let i = 0; i < holding.count; i++) before += valueAt(fresh, holding.sites[i]!, outlook, holding);
  const gains = new Float64Array(1 << groups);
  for (let set = 1; set < gains.length; set++) {
    if (bits(set) > most) {
      for (let group = 0; group < groups; group++)
        if (set & (1 << group)) gains[set] = Math.max(gains[set]!, gains[set & ~(1 << group)]!);
      continue;
    }
    yard.set(fresh);
    for (let colour = 0; colour < colours.length; colour++) {
      hand[colour] = 0;
      for (let group = 0; group < groups; group++)
        if (set & (1 << group)) hand[colour] = hand[colour]! + state.groups[group * colours.length + colour]!;
    }
    roomSoon(state, seat, holding);
    build(yard, holding, hand, likely, outlook, work);
    let after = 0;
    for (let i = 0; i < holding.count; i++) after += valueAt(yard, holding.sites[i]!, outlook, holding);
    gains[set] = Math.max(0, after - before);
  }
  return gains;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** Who has hardly a site yet will have claimed one by the time he builds: the large one most workers reach. */
function addNearest(state: State, seat: Seat, { sites, rounds, pace, fear, ...rest }: Holding, left: number): void {
  let best = 0;
  let most = 0;
  for (const site of sitesInPlay(state.players)) {
    if (state.owners[site] !== nobody || state.scarabs[seat] === 0) continue;
    const workers = workersWithin(state, seat, site, movePoints) + (capacityOf(site) > 5 ? 1 : 0);
    if (workers <= most) continue;
    most = workers;
    best = site;
  }
  if (!best) return;
  sites[rest.count] = best;
  rounds[best] = left;
  pace[best] = paceAt(state, seat, best);
  fear[best] = -weightsFor(state.players).risk[1]!;
  holding.count++;
}
