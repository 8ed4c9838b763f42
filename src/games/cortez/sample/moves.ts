/** A random move that tends to get somewhere: into the city, to a village, into a fight. */
import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Action } from '../action.ts';
import { disguise, figures } from '../data.ts';
import { isCity, neighbours, sides, villageSupply, wholeBridges } from '../map.ts';
import { canEnd, priceOfWay, search } from '../movement.ts';
import { type State, supplyOf, warsOf } from '../state.ts';

const wanderOften = 64;
const tries = 24;

export function someMove(state: State, seat: Seat, random: Random): Action | undefined {
  const start = random.below(figures);
  const armed = warsOf(state, seat) > 0;
  for (let i = 0; i < figures; i++) {
    const figure = (start + i) % figures;
    if (state.collar[figure] !== seat) continue;
    const from = state.at[figure]!;
    const wandered = random.below(wanderOften) === 0 ? wander(state, seat, from, armed, random) : undefined;
    if (wandered) return wandered;
    const to = someEnd(state, seat, from, armed, random);
    if (to >= 0) return { type: 'move', from, to };
  }
  return undefined;
}

/** What the figure looks for: a die decides anew each time. */
function isWanted(state: State, node: number, wish: number): boolean {
  if (wish < 4) return isCity(node) && state.on[node]! < 0;
  if (wish < 7) return villageSupply[node]! > 0;
  return wish >= 10 || state.on[node]! >= 0;
}

function someEnd(state: State, seat: Seat, from: number, armed: boolean, random: Random): number {
  const { reached, count } = search(state, seat, from, supplyOf(state, seat, disguise));
  const wish = random.below(12);
  if (count > 1)
    for (let i = 0; i < tries; i++) {
      const node = reached[1 + random.below(count - 1)]!;
      if (canEnd(state, seat, node, armed) && isWanted(state, node, wish)) return node;
    }
  for (let i = 1; i < count; i++) {
    const node = reached[1 + ((i + wish) % (count - 1))]!;
    if (canEnd(state, seat, node, armed)) return node;
  }
  return -1;
}

/** A way step by step at random, whatever it costs. */
function wander(state: State, seat: Seat, from: number, armed: boolean, random: Random): Action | undefined {
  const map = neighbours[wholeBridges]!;
  const way = [from];
  const steps = 1 + random.below(12);
  for (let i = 0; i < steps; i++) {
    const next = map[way[way.length - 1]! * sides + random.below(sides)]!;
    if (next >= 0) way.push(next);
  }
  const to = way[way.length - 1]!;
  if (way.length < 2 || to === from || !canEnd(state, seat, to, armed)) return undefined;
  const price = priceOfWay(state, seat, way);
  if (price < 0 || price > supplyOf(state, seat, disguise)) return undefined;
  return { type: 'move', from, to, via: way.slice(1, -1) };
}
