/**
 * About what it costs a seat to bring weight to a temple: from posts nearby and its camps, with or without its leader. What has been worked
 * out is kept until the seat's own figures or camps move; in somebody's turn those of all others stand still.
 */
import { leaderWeight } from '../data.ts';
import { type Hex, hexCount } from '../map.ts';
import { inSupply } from '../state.ts';
import { mostCost, mostPlayers, span, weights } from './kept-costs.ts';
import { mostPosts, type Reading } from './reading.ts';

/**
 * Where `tie` and `win` say what it costs the seat to bring so much weight to the hex, and one more. `leader` is where its leader is, or is
 * thought to be: on the hex itself or out of the game he cannot come.
 */
export function costsOf(hex: Hex, seat: number, weight: number, leader: number, reading: Reading): number {
  const { costs } = reading;
  const comes = leader >= inSupply && leader < hexCount && leader !== hex;
  const at = ((hex * mostPlayers + seat) * weights + weight) * 2 + (comes ? 1 : 0);
  if (costs.knownAt[at] === costs.means[seat]) return at;
  const way = reading.fromCamp[hex * mostPlayers + seat]!;
  // Who is out of members can only walk those in play.
  const afresh = reading.supplied[seat] === 1 && way < mostCost ? way + 1 : mostCost;
  const from = membersWithin(hex, seat, reading);
  let tie = costOfMembers(costs.within, from, weight, afresh);
  let win = tie + another;
  if (comes) {
    const lead = leader === inSupply ? way + 1 : reading.distances[leader * hexCount + hex]!;
    const fare = lead < way + 2 ? lead : way + 2;
    const tieLed = fare + costOfMembers(costs.within, from, weight - leaderWeight, afresh);
    if (tieLed < tie) tie = tieLed;
    const winLed = tieLed + (weight < leaderWeight ? 0 : another);
    if (winLed < win) win = winLed;
  }
  costs.tie[at] = weight <= 0 ? 0 : tie > mostCost ? mostCost : tie;
  costs.win[at] = win > mostCost ? mostCost : win;
  costs.knownAt[at] = costs.means[seat]!;
  return at;
}

/** Where `within` counts the members of the seat by what it costs to walk them to the hex. */
function membersWithin(hex: Hex, seat: number, { costs, posts, postCount, distances, fromCamp, members }: Reading): number {
  const place = hex * mostPlayers + seat;
  const { within } = costs;
  const first = place * span;
  if (costs.withinAt[place] === costs.walkers[seat]) return first;
  costs.withinAt[place] = costs.walkers[seat]!;
  for (let cost = 0; cost < span; cost++) within[first + cost] = 0;
  const end = seat * mostPosts + postCount[seat]!;
  for (let at = seat * mostPosts; at < end; at++) {
    const post = posts[at]!;
    if (post === hex) continue;
    // Those in a camp stand ready; others leave something behind.
    const cost = distances[post * hexCount + hex]! + (fromCamp[post * mostPlayers + seat] === 0 ? 0 : 1);
    if (cost < mostCost) within[first + cost] = within[first + cost]! + members[post * mostPlayers + seat]!;
  }
  return first;
}

/** What one member more than `costOfMembers` was asked for last would cost. */
let another = 0;

function costOfMembers(within: Int8Array, from: number, count: number, afresh: number): number {
  let cost = 0;
  let left = count < 0 ? 0 : count;
  for (let each = 1; each < afresh; each++) {
    const there = within[from + each]!;
    if (there > left) {
      another = each;
      return cost + left * each;
    }
    cost += there * each;
    left -= there;
  }
  another = afresh;
  return cost + left * afresh;
}
