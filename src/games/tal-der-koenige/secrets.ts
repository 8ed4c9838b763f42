import type { Seat } from '../../core/game.ts';
import { blankTablets } from './data.ts';
import { letterOf, nodeOf } from './map.ts';
import { hasDecided, ordersOf } from './overseers.ts';
import { tabletsAt, tabletsOf } from './sale.ts';
import { groupCount, type State } from './state.ts';

/** Where the others' tablets lie, and where their overseers are sent. */
export function secrets(state: State, viewer: Seat | undefined): string[] {
  return state.scarabs
    .map((_, seat) => seat)
    .filter((seat) => seat !== viewer)
    .flatMap((seat) => [...secretTablets(state, seat), ...secretOrders(state, seat)]);
}

function secretTablets(state: State, seat: Seat): string[] {
  const counts = Array.from({ length: groupCount(state) }, (_, group) => tabletsAt(state, seat, group));
  const laid = counts.reduce((sum, count) => sum + count, 0);
  // Nothing laid, or all at one group, leaves nothing to guess.
  if (laid === 0 || counts.includes(2 * blankTablets)) return [];
  return tabletsOf(state, seat).numbered.map((group, i) => `tablets of ${seat}: ${i + 1} at ${group}`);
}

function secretOrders(state: State, seat: Seat): string[] {
  if (!hasDecided(state, seat)) return [];
  const { one, two, begin } = ordersOf(state, seat);
  return [one, two]
    .flatMap((spot, i) => [`${i + 1} to ${nodeOf(spot)}`, `${i + 1} to place ${letterOf(spot)}`])
    .concat(`${begin} first`)
    .map((fact) => `orders of ${seat}: ${fact}`);
}
