/** How far a figure gets (T4.2, T4.3): one price for every leg, whether stepped or walked. */
import type { Seat } from '../../core/game.ts';
import { price } from './data.ts';
import { beyond, edgeCount, edgeTowards, type Hex, hexCount, hexName, neighbour } from './map.ts';
import { campOf, campsUp, isCampOf, stonesAcross, type TikalState } from './state.ts';

/** The price of a step to a neighbour; 0 where there is none (T4.3). */
export function stepPrice(state: TikalState, from: Hex, to: Hex): number {
  const edge = edgeTowards(from, to);
  return edge < 0 ? 0 : stonesAcross(state, from, edge);
}

// The price of a way first, then how many legs it has, in one number.
const legs = 64;
const unreached = 1_000_000;

/** The cheapest ways from one hex to every other, as `priceOf` and `wayTo` read them. */
export interface Reach {
  readonly costs: readonly number[];
  /** The hex before each on its way. */
  readonly before: readonly Hex[];
}

/**
 * Everything the seat's figure could reach from a hex within the budget, or at all. Of equally cheap ways to a hex
 * the one with the fewest legs is taken; of those, looking back from the end, the one over the lowest hex.
 */
export function reachFrom(state: TikalState, seat: Seat, from: Hex, budget = Number.POSITIVE_INFINITY): Reach {
  const most = budget * legs + legs - 1;
  const costs = nowhere.slice();
  const before = noneBefore.slice();
  const camps = campsUp(state, seat);
  const queue = [from];
  costs[from] = 0;
  for (let at = 0; at < queue.length; at++) {
    const hex = queue[at]!;
    const cost = costs[hex]! + 1;
    if (cost + legs > most) continue;
    for (let edge = 0; edge < edgeCount; edge++) {
      const stones = stonesAcross(state, hex, edge);
      if (stones > 0) arrive(costs, before, queue, neighbour(hex, edge), hex, cost + stones * legs, most);
    }
    if (camps > 0 && isCampOf(state, hex, seat))
      for (let camp = 0; camp <= camps; camp++)
        arrive(costs, before, queue, campOf(state, seat, camp), hex, cost + price.transfer * legs, most);
  }
  return { costs, before };
}

const nowhere: readonly number[] = Array.from({ length: hexCount }, () => unreached);
const noneBefore: readonly Hex[] = Array.from({ length: hexCount }, () => beyond);

function arrive(costs: number[], before: Hex[], queue: Hex[], hex: Hex, over: Hex, cost: number, most: number): void {
  const known = costs[hex]!;
  if (cost > known || cost > most) return;
  if (cost < known) {
    costs[hex] = cost;
    before[hex] = over;
    queue.push(hex);
  } else if (over < before[hex]!) before[hex] = over;
}

/** The price of the cheapest way; 0 where there is none. */
export function priceOf({ costs }: Reach, to: Hex): number {
  const cost = costs[to]!;
  return cost === unreached ? 0 : Math.trunc(cost / legs);
}

/** The cheapest way itself, start and end included. */
export function wayTo({ costs, before }: Reach, to: Hex): Hex[] {
  const way = Array<Hex>((costs[to]! % legs) + 1);
  for (let at = way.length - 1, hex = to; at >= 0; at--, hex = before[hex]!) way[at] = hex;
  return way;
}

/** The same by the names of the places. */
export function placesTo({ costs, before }: Reach, to: Hex): string[] {
  const places = Array<string>((costs[to]! % legs) + 1);
  for (let at = places.length - 1, hex = to; at >= 0; at--, hex = before[hex]!) places[at] = hexName(hex);
  return places;
}

/** The neighbour a figure can step to across an edge within the budget; `beyond` where it cannot. */
export function stepAcross(state: TikalState, hex: Hex, edge: number, budget: number): Hex {
  const stones = stonesAcross(state, hex, edge);
  return stones > 0 && stones <= budget ? neighbour(hex, edge) : beyond;
}
