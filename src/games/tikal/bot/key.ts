/** A number for all that a seat can change within its turn: two orders of the same steps give the same. */
import type { Seat } from '../../../core/game.ts';
import { hexCount } from '../map.ts';
import { playersOf, type TikalState } from '../state.ts';

const factor = 0x01000193;
const other = 0x5bd1e995;

export function keyOf(state: TikalState, seat: Seat): number {
  const { members, values, buried, ways, leaders, camps, guards, treasures, worked } = state;
  const players = playersOf(state);
  let low = 0x811c9dc5 ^ (state.ap + 16 * state.seat + 64 * state.scorings);
  let high = 0x9747b28c + state.drawn * 8 + state.order.length;
  for (let hex = 0, at = seat; hex < hexCount; hex++, at += players) {
    const there = members[at]! + 32 * values[hex]! + 512 * buried[hex]!;
    low = Math.imul(low ^ there, factor) ^ (low >>> 17);
    high = Math.imul(high + ways[hex]!, other) ^ (high >>> 13) ^ there;
  }
  for (let at = 0; at < players; at++) low = Math.imul(low ^ (leaders[at]! + 2), factor);
  for (let at = 0; at < camps.length; at++) high = Math.imul(high + camps[at]! + 64 * guards[at]! + 65, other) ^ (high >>> 15);
  for (let at = 0; at < treasures.length; at++) low = Math.imul(low ^ treasures[at]!, factor) ^ (low >>> 19);
  // Levels and treasures of one turn count per hex, in any order.
  let works = 0;
  for (let at = 0; at < worked.length; at++) works += 1 + worked[at]! * 1021;
  low = Math.imul(low ^ works, factor) ^ (low >>> 15);
  return (high >>> 0) * 0x200000 + ((low ^ (low >>> 21)) & 0x1fffff);
}
