/** C4: where a figure can go, by which way, and at what price in disguises. */
import type { Seat } from '../../core/game.ts';
import { figures, figuresPerNation } from './data.ts';
import { fields, neighbours, nodes, sides } from './map.ts';
import { collarOf, figureOn, nationOf, nationOfFigure, type State, warsOf } from './state.ts';

/** Scratch tables of the latest search; nothing outlives the call that asked for it. */
const prices = new Int16Array(nodes);
const before = new Int16Array(nodes);
const reached = new Int16Array(nodes);
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

function mapOf(state: Paths): Int16Array {
  const { bridges } = state;
  let whole = 0;
  for (let bridge = 0; bridge < bridges.length; bridge++) if (bridges[bridge] === 1) whole |= 1 << bridge;
  return neighbours[whole]!;
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
  prices.fill(-1);
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
  for (let side = first; side < first + sides; side++) {
    const there = next[side]!;
    if (there < 0 || prices[there]! >= 0) continue;
    prices[there] = price;
    before[there] = node;
    reached[reachedSoFar++] = there;
  }
  return reachedSoFar;
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
