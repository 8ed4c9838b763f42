/** What majorities cost each seat, as far as it has been asked, with the counts that tell whether it still holds. */
import { hexCount } from '../map.ts';

export const mostPlayers = 4;
/** Costs beyond this are all alike. */
export const mostCost = 31;
export const span = mostCost + 1;
/** No seat's figures weigh more on one hex, even with one member more than it has. */
export const weights = 24;

export interface Costs {
  /** By seat, counts up whenever its members, camps or ways change; the second when its leader or supply does too. */
  readonly walkers: Int32Array;
  readonly means: Int32Array;
  /** By hex and seat, how many members it costs so much to walk there, and the count of `walkers` it was read at. */
  readonly within: Int8Array;
  readonly withinAt: Int32Array;
  /** By hex, seat, weight and whether a leader may come: what it costs to bring so much, and more; and the count of `means` then. */
  readonly tie: Int8Array;
  readonly win: Int8Array;
  readonly knownAt: Int32Array;
}

export function newCosts(): Costs {
  const places = hexCount * mostPlayers;
  return {
    walkers: new Int32Array(mostPlayers),
    means: new Int32Array(mostPlayers),
    within: new Int8Array(places * span),
    withinAt: new Int32Array(places).fill(-1),
    tie: new Int8Array(places * weights * 2),
    win: new Int8Array(places * weights * 2),
    knownAt: new Int32Array(places * weights * 2).fill(-1),
  };
}
