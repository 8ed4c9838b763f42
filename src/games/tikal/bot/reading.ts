/**
 * What an evaluation needs to know of a state, read into flat lists that are used again for the next one: bots judge states by the hundred
 * thousand, and each differs little from the one before. Whoever has not moved since then keeps what is known of him.
 */

import { baseCamp, campsEach, guardsEach } from '../data.ts';
import { hexCount } from '../map.ts';
import { isScoring, playersOf, type TikalState } from '../state.ts';
import { scoringsLeft, turnsLeft, turnsToScoring } from './clock.ts';
import { type Board, type Distances, unreachable } from './distances.ts';
import { type Costs, mostPlayers, newCosts } from './kept-costs.ts';

/** Members stand on no more hexes than there are members. */
export const mostPosts = 18;

export interface Reading {
  players: number;
  board: Board | undefined;
  distances: Distances;
  /** From the nearest camp of a seat, base camp included, by hex and seat. */
  readonly fromCamp: Int8Array;
  readonly camps: Int8Array;
  /** Members by hex and seat, and the hexes with members of a seat, `mostPosts` for each, and how many there are. */
  readonly members: Int8Array;
  readonly posts: Int8Array;
  readonly postCount: Int8Array;
  readonly leaders: Int8Array;
  /** Whether a seat has members in its supply. */
  readonly supplied: Int8Array;
  /** What majorities cost, as far as it has been asked. */
  readonly costs: Costs;
  /** Who guards each hex, or -1. */
  readonly guardOf: Int8Array;
  readonly guards: Int8Array;
  /** Scorings and turns to come, by seat. */
  readonly scorings: Float64Array;
  readonly turns: Float64Array;
  /** How near the next scoring is: 1 at hand, towards 0 far away. What follows is what that was read from. */
  near: number;
  ahead: number;
  /** Who is at a scoring turn now, with how many action points; -1 for nobody. */
  scorer: number;
  ap: number;
}

export function newReading(): Reading {
  return {
    players: 0,
    board: undefined,
    distances: new Int8Array(0),
    fromCamp: new Int8Array(hexCount * mostPlayers),
    camps: new Int8Array(campsEach * mostPlayers).fill(-2),
    members: new Int8Array(hexCount * mostPlayers),
    posts: new Int8Array(mostPosts * mostPlayers),
    postCount: new Int8Array(mostPlayers),
    leaders: new Int8Array(mostPlayers),
    supplied: new Int8Array(mostPlayers),
    costs: newCosts(),
    guardOf: new Int8Array(hexCount).fill(-1),
    guards: new Int8Array(guardsEach * mostPlayers).fill(-1),
    scorings: new Float64Array(mostPlayers),
    turns: new Float64Array(mostPlayers),
    near: 1,
    ahead: 0,
    scorer: -1,
    ap: 0,
  };
}

export function read(state: TikalState, horizon: number, board: Board, into: Reading): void {
  const players = playersOf(state);
  const anew = board !== into.board || players !== into.players;
  into.players = players;
  into.board = board;
  into.distances = board.distances;
  into.scorer = isScoring(state) ? state.seat : -1;
  into.ap = state.ap;
  readNear(state, horizon, into);
  readGuards(state, into);
  for (let seat = 0; seat < players; seat++) {
    into.scorings[seat] = scoringsLeft(state, seat);
    into.turns[seat] = turnsLeft(state, seat);
    const campsMoved = readCamps(state, seat, anew, into);
    const membersMoved = readMembers(state, seat, anew, into);
    if (campsMoved || membersMoved) into.costs.walkers[seat] = into.costs.walkers[seat]! + 1;
    const leader = state.leaders[seat]!;
    const supplied = state.supply[seat]! > 0 ? 1 : 0;
    if (campsMoved || membersMoved || leader !== into.leaders[seat] || supplied !== into.supplied[seat])
      into.costs.means[seat] = into.costs.means[seat]! + 1;
    into.leaders[seat] = leader;
    into.supplied[seat] = supplied;
  }
}

function readNear(state: TikalState, horizon: number, into: Reading): void {
  const ahead = isScoring(state) ? 0 : -turnsToScoring(state) / (into.players * horizon);
  if (ahead === into.ahead) return;
  into.ahead = ahead;
  into.near = Math.exp(ahead);
}

function readGuards({ guards }: TikalState, into: Reading): void {
  let moved = false;
  for (let at = 0; at < guards.length; at++) if (guards[at] !== into.guards[at]) moved = true;
  if (!moved) return;
  into.guardOf.fill(-1);
  into.guards.fill(-1);
  for (let at = 0; at < guards.length; at++) {
    const hex = guards[at]!;
    into.guards[at] = hex;
    if (hex >= 0) into.guardOf[hex] = (at / guardsEach) | 0;
  }
}

/** Camps and ways are mostly those of the state read before: a turn changes them once or never. */
function readCamps({ camps }: TikalState, seat: number, anew: boolean, into: Reading): boolean {
  const at = seat * campsEach;
  const one = camps[at]!;
  const two = camps[at + 1]!;
  if (!anew && into.camps[at] === one && into.camps[at + 1] === two) return false;
  into.camps[at] = one;
  into.camps[at + 1] = two;
  const { distances, fromCamp } = into;
  const { land } = into.board!;
  const base = baseCamp * hexCount;
  const first = one < 0 ? base : one * hexCount;
  const second = two < 0 ? base : two * hexCount;
  for (let i = 0; i < land.length; i++) {
    const hex = land[i]!;
    let least = distances[base + hex]!;
    const way = distances[first + hex]!;
    if (way < least) least = way;
    const other = distances[second + hex]!;
    if (other < least) least = other;
    fromCamp[hex * mostPlayers + seat] = least > unreachable ? unreachable : least;
  }
  return true;
}

function readMembers({ members }: TikalState, seat: number, anew: boolean, into: Reading): boolean {
  const { players, members: known, posts } = into;
  const { land } = into.board!;
  let moved = anew;
  for (let i = 0; i < land.length; i++) {
    const hex = land[i]!;
    const there = members[hex * players + seat]!;
    const at = hex * mostPlayers + seat;
    if (known[at] === there) continue;
    known[at] = there;
    moved = true;
  }
  if (!moved) return false;
  let count = 0;
  for (let i = 0; i < land.length; i++) {
    const hex = land[i]!;
    if (known[hex * mostPlayers + seat]! > 0) posts[seat * mostPosts + count++] = hex;
  }
  into.postCount[seat] = count;
  return true;
}
