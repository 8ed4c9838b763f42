/** One number for all of a position that a plan can change; states that share it are followed once. */
import type { Seat } from '../../../core/game.ts';
import { supplyKinds, warValues } from '../data.ts';
import type { State } from '../state.ts';

export function key(state: State, seat: Seat): number {
  let high = 0x811c9dc5;
  let low = 0x1234567;
  const mix = (number: number) => {
    high = Math.imul(high ^ (number + 0x9e37), 0x01000193);
    high ^= high >>> 15;
    low = Math.imul(low ^ (number + 0x7f4a), 0x85ebca6b);
    low ^= low >>> 13;
  };
  for (const field of state.at) mix(field);
  for (const owner of state.collar) mix(owner);
  for (let kind = 0; kind < supplyKinds; kind++) mix(state.supply[seat * supplyKinds + kind] as number);
  for (let i = 0; i < warValues; i++) mix(state.war[seat * warValues + i] as number);
  for (const card of state.bribery) mix(card);
  for (const whole of state.bridges) mix(whole);
  if (state.fight) for (const card of state.fight.laid) mix(card);
  mix(state.turn * 4 + state.actions);
  mix(state.phase.length * 8 + (state.fight?.stage.length ?? 0));
  mix(state.bid);
  mix(state.offers.length);
  return (high >>> 0) * 0x200000 + (low & 0x1fffff);
}
