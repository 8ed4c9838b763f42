/** C4: where a figure can go, by which way, and at what price in disguises. */
import type { Seat } from '../../core/game.ts';
import { figures, figuresPerNation } from './data.ts';
import { fields, neighbours, nodes, perMap, sides } from './map.ts';
import { collarOf, figureOn, nationOf, nationOfFigure, type State, warsOf } from './state.ts';

/** Scratch tables of the latest search; nothing outlives the call that asked for it. */
/** Where a step leads nowhere, -1, it leads to the last place of these tables, which always counts as reached. */
const nowhere = 511;
const prices = new Int16Array(nowhere + 1);
const before = new Int16Array(nowhere + 1);
const reached = new Int16Array(nodes + 1);
const later = new Int16Array(nodes);

/** What of the board ways depend on: a state has it, and it can be read off a view. */
export type Paths = Pick<State, 'bridges' | 'on' | 'collar'>;

/** What a search found; valid until the next one. */
export interface Reach {
  /** The nodes reached, the start first. */
  readonly reached: Int16Array;
  readonly count: number;
  /** Disguises to pay by node; meaningful for reached nodes only. */
  readonly prices: Int16Array;
}

/** A bit for each whole bridge. */
function wholeOf({ bridges }: Paths): number {
  let whole = 0;
  for (let bridge = 0; bridge < bridges.length; bridge++) if (bridges[bridge] === 1) whole |= 1 << bridge;
  return whole;
}

function mapOf(state: Paths): Int16Array {
  return neighbours[wholeOf(state)]!;
}

/** 1 where a figure without the mover's collar stands in the way (C4.3); boats pass below a bridge freely. */
function tollAt(state: Paths, seat: Seat, node: number): number {
  if (node >= fields) return 0;
  const figure = state.on[node]!;
  return figure >= 0 && state.collar[figure] !== seat ? 1 : 0;
}

/**
 * The cheapest ways from a field to everywhere with so many disguises, level by level of price.
 * Stops early once `target` is reached.
 */
export function search(state: Paths, seat: Seat, from: number, disguises: number, target = -1): Reach {
  const { on, collar } = state;
  const next = mapOf(state);
  prices.fill(-1, 0, nodes);
  prices[from] = 0;
  before[from] = -1;
  reached[0] = from;
  let [count, head, waiting] = [1, 0, 0];
  for (let price = 0; ; price++) {
    for (; head < count; head++) {
      const node = reached[head]!;
      const figure = node < fields ? on[node]! : -1;
      if (figure >= 0 && collar[figure] !== seat) {
        // Beyond this figure the way costs one more (C4.3): its turn comes with the next price.
        if (price < disguises) later[waiting++] = node;
        continue;
      }
      count = spread(next, node, price, count);
      if (target >= 0 && prices[target]! >= 0) return { reached, count, prices };
    }
    if (waiting === 0) return { reached, count, prices };
    for (let i = 0; i < waiting; i++) count = spread(next, later[i]!, price + 1, count);
    waiting = 0;
  }
}

function spread(next: Int16Array, node: number, price: number, count: number): number {
  let reachedSoFar = count;
  const first = node * sides;
  // Without branches: whether a neighbour is new is as good as chance, and a wrong guess of the processor costs more than all of this.
  for (let side = first; side < first + sides; side++) {
    const there = next[side]! & nowhere;
    const known = prices[there]!;
    const isNew = known >> 15;
    prices[there] = (price & isNew) | (known & ~isNew);
    before[there] = (node & isNew) | (before[there]! & ~isNew);
    reached[reachedSoFar] = there;
    reachedSoFar -= isNew;
  }
  return reachedSoFar;
}

/** Steps from everywhere to a target on the bare board, by the bridges that are whole and the target; -1 where no way leads. */
const distances = perMap(() => new Map<number, Int16Array>());

function distancesTo(target: number, whole: number): Int16Array {
  const known = distances().get(whole * nodes + target);
  if (known) return known;
  const next = neighbours[whole]!;
  const steps = new Int16Array(nodes).fill(-1);
  const found = [target];
  steps[target] = 0;
  for (const node of found)
    for (let side = node * sides; side < node * sides + sides; side++) {
      const there = next[side]!;
      if (there < 0 || steps[there]! >= 0) continue;
      steps[there] = steps[node]! + 1;
      found.push(there);
    }
  distances().set(whole * nodes + target, steps);
  return steps;
}

/**
 * The price of the cheapest way to a target, -1 where there is none: what `search` would find. Mostly a straight way is free, and
 * whoever walks along it need not look everywhere.
 */
export function priceTo(state: Paths, seat: Seat, from: number, target: number): number {
  const whole = wholeOf(state);
  const next = neighbours[whole]!;
  const steps = distancesTo(target, whole);
  let here = from;
  while (here !== target) {
    const closer = steps[here]! - 1;
    let there = -1;
    for (let side = here * sides; side < here * sides + sides && there < 0; side++) {
      const node = next[side]!;
      if (node >= 0 && steps[node] === closer && (node === target || tollAt(state, seat, node) === 0)) there = node;
    }
    if (there < 0) return search(state, seat, from, nodes, target).prices[target]!;
    here = there;
  }
  return 0;
}

/** The way the latest search found to a node, start and end included. */
export function wayTo(node: number): number[] {
  let length = 0;
  for (let at = node; at >= 0; at = before[at]!) length += 1;
  const way = new Array<number>(length);
  for (let at = node; at >= 0; at = before[at]!) {
    length -= 1;
    way[length] = at;
  }
  return way;
}

/** The cheapest way to a node that can be reached, whatever it costs. */
export function cheapestWay(state: Paths, seat: Seat, from: number, to: number): number[] {
  search(state, seat, from, nodes, to);
  return wayTo(to);
}

/** Whether a move may end there, whatever the way (C4.1): undefined if so. */
export function whyNotEnd(state: State, seat: Seat, to: number): 'ownFigure' | 'ownNation' | 'noWarCard' | undefined {
  const figure = figureOn(state, to);
  if (figure < 0) return undefined;
  const collar = collarOf(state, figure);
  if (collar === seat) return 'ownFigure';
  if (collar < 0 && nationOfFigure(figure) === nationOf(state, seat)) return 'ownNation';
  return warsOf(state, seat) === 0 ? 'noWarCard' : undefined;
}

/** The same question, quickly, for a node of a search from another field. */
export function canEnd(state: State, seat: Seat, node: number, armed: boolean): boolean {
  if (node >= fields) return false;
  const figure = state.on[node]!;
  if (figure < 0) return true;
  const collar = state.collar[figure]!;
  if (collar === seat || !armed) return false;
  return collar >= 0 || figure < figuresPerNation !== (state.nations[seat] === 0);
}

/** The price of a way, ends included; -1 when it is no way at all (C4.2, C4.3). */
export function priceOfWay(state: Paths, seat: Seat, way: readonly number[]): number {
  const next = mapOf(state);
  let price = 0;
  for (let i = 1; i < way.length; i++) {
    const [here, there] = [way[i - 1]!, way[i]!];
    if (!touches(next, here, there)) return -1;
    // Under a bridge only straight across: never back the way one came (C4.2).
    if (here >= fields && there === way[i - 2]) return -1;
    if (i < way.length - 1) price += tollAt(state, seat, there);
  }
  return price;
}

function touches(next: Int16Array, here: number, there: number): boolean {
  for (let side = here * sides; side < here * sides + sides; side++) if (next[side] === there) return true;
  return false;
}

/** The fields of the seat's own figures. */
export function ownFields(state: State, seat: Seat): number[] {
  const own: number[] = [];
  for (let figure = 0; figure < figures; figure++)
    if (state.collar[figure] === seat && state.at[figure]! >= 0) own.push(state.at[figure]!);
  return own;
}
