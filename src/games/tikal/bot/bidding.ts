/** The auction game (T8): what an open tile is worth to a seat, and how much the first choice among them. */
import type { Seat } from '../../../core/game.ts';
import type { TikalAction } from '../action.ts';
import { leastBid, mostBid } from '../auction.ts';
import { kindOf, printedValue } from '../data.ts';
import { templePoints, treasurePoints } from '../scoring.ts';
import { playersOf, type TikalState } from '../state.ts';
import { scoringsLeft } from './clock.ts';
import type { Weights } from './weights.ts';

const pass: TikalAction = { type: 'pass' };

/** About what it brings to choose this tile, compared with a jungle. */
function tileWorth(state: TikalState, seat: Seat, tile: number, w: Weights): number {
  const left = scoringsLeft(state, seat);
  switch (kindOf(tile)) {
    case 'temple':
      return w.temple * printedValue(tile) * left;
    case 'treasure':
      return w.treasure * printedValue(tile) * left;
    case 'volcano':
      return w.volcano * leadNow(state, seat);
    default:
      return 0;
  }
}

/** By how much the seat would score more than the others do on average, were it scored now. */
function leadNow(state: TikalState, seat: Seat): number {
  const players = playersOf(state);
  let lead = 0;
  for (let other = 0; other < players; other++) {
    const points = templePoints(state, other) + treasurePoints(state, other);
    lead += other === seat ? points : -points / (players - 1);
  }
  return lead;
}

/** The tile the seat would choose. */
export function bestTile(state: TikalState, seat: Seat, w: Weights): number {
  const { open } = state;
  let best = open[0]!;
  for (let at = 1; at < open.length; at++)
    if (tileWorth(state, seat, open[at]!, w) > tileWorth(state, seat, best, w)) best = open[at]!;
  return best;
}

/** The most the seat pays: what choosing now brings more than what is likely to be left for it later. */
function bidLimit(state: TikalState, seat: Seat, w: Weights): number {
  const worths = state.open.map((tile) => tileWorth(state, seat, tile, w)).sort((one, other) => other - one);
  const others = (worths.reduce((sum, worth) => sum + worth, 0) - worths[0]!) / (worths.length - 1);
  const later = 0.5 * worths[1]! + 0.5 * others;
  return Math.min(mostBid(state, seat), Math.floor(worths[0]! - later));
}

export function quickBid(state: TikalState, seat: Seat, w: Weights): TikalAction {
  const least = leastBid(state);
  return least <= bidLimit(state, seat, w) ? { type: 'bid', amount: least } : pass;
}

/** To pass, the next price, or at once the price beyond which it does not pay. */
export function bidCandidates(state: TikalState, seat: Seat, w: Weights): TikalAction[] {
  const [least, most] = [leastBid(state), mostBid(state, seat)];
  if (least > most) return [pass];
  const limit = bidLimit(state, seat, w);
  const bids: TikalAction[] = [{ type: 'bid', amount: least }];
  if (limit > least) bids.push({ type: 'bid', amount: limit });
  return least <= limit ? [...bids, pass] : [pass, ...bids];
}
