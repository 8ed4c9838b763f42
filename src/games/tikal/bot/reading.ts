/**
 * What an evaluation needs to know of a state, read once into flat lists that are used again for the next one:
 * bots judge states by the hundred thousand.
 */

import { baseCamp, campsEach, guardsEach } from '../data.ts';
import { hexCount } from '../map.ts';
import { isScoring, playersOf, type TikalState } from '../state.ts';
import { scoringsLeft, turnsLeft, turnsToScoring } from './clock.ts';
import { type Distances, distancesOn, unreachable } from './distances.ts';

const mostPlayers = 4;
/** Members stand on no more hexes than there are members. */
export const mostPosts = 18;

export interface Reading {
  players: number;
  distances: Distances;
  /** From the nearest camp of a seat, base camp included, by hex and seat. */
  readonly fromCamp: Int8Array;
  /** What `fromCamp` was read from. */
  measured: Distances;
  readonly camps: Int8Array;
  /** The hexes with members of a seat, `mostPosts` for each, and how many there are. */
  readonly posts: Int8Array;
  readonly postCount: Int8Array;
  /** Who guards each hex, or -1. */
  readonly guardOf: Int8Array;
  /** Scorings and turns to come, by seat. */
  readonly scorings: Float64Array;
  readonly turns: Float64Array;
  /** How near the next scoring is: 1 at hand, towards 0 far away. */
  near: number;
  /** Who is at a scoring turn now, with how many action points; -1 for nobody. */
  scorer: number;
  ap: number;
}

export function newReading(): Reading {
  return {
    players: 0,
    distances: new Int8Array(0),
    fromCamp: new Int8Array(hexCount * mostPlayers),
    measured: new Int8Array(0),
    camps: new Int8Array(campsEach * mostPlayers).fill(-2),
    posts: new Int8Array(mostPosts * mostPlayers),
    postCount: new Int8Array(mostPlayers),
    guardOf: new Int8Array(hexCount),
    scorings: new Float64Array(mostPlayers),
    turns: new Float64Array(mostPlayers),
    near: 0,
    scorer: -1,
    ap: 0,
  };
}

export function read(state: TikalState, horizon: number, into: Reading): void {
  const players = playersOf(state);
  into.players = players;
  into.distances = distancesOn(state);
  into.scorer = isScoring(state) ? state.seat : -1;
  into.ap = state.ap;
  into.near = isScoring(state) ? 1 : Math.exp(-turnsToScoring(state) / (players * horizon));
  into.guardOf.fill(-1);
  for (let at = 0; at < state.guards.length; at++) {
    const hex = state.guards[at]!;
    if (hex >= 0) into.guardOf[hex] = (at / guardsEach) | 0;
  }
  const moved = campsHaveMoved(state, into);
  for (let seat = 0; seat < players; seat++) {
    into.scorings[seat] = scoringsLeft(state, seat);
    into.turns[seat] = turnsLeft(state, seat);
    if (moved) readCamps(state, seat, into);
    readPosts(state, seat, into);
  }
}

/** Camps and ways are mostly those of the state read before: a turn changes them once or never. */
function campsHaveMoved(state: TikalState, into: Reading): boolean {
  const { camps } = state;
  let moved = into.measured !== into.distances;
  into.measured = into.distances;
  for (let at = 0; at < camps.length; at++) {
    if (into.camps[at] === camps[at]) continue;
    into.camps[at] = camps[at]!;
    moved = true;
  }
  return moved;
}

function readCamps(state: TikalState, seat: number, into: Reading): void {
  const { distances, fromCamp } = into;
  const one = state.camps[seat * campsEach]!;
  const two = state.camps[seat * campsEach + 1]!;
  const base = baseCamp * hexCount;
  const first = one < 0 ? base : one * hexCount;
  const second = two < 0 ? base : two * hexCount;
  for (let hex = 0; hex < hexCount; hex++) {
    if (state.ways[hex] === 0) continue;
    let least = distances[base + hex]!;
    const way = distances[first + hex]!;
    if (way < least) least = way;
    const other = distances[second + hex]!;
    if (other < least) least = other;
    fromCamp[hex * mostPlayers + seat] = least > unreachable ? unreachable : least;
  }
}

function readPosts({ members }: TikalState, seat: number, into: Reading): void {
  const { posts, players } = into;
  let count = 0;
  for (let hex = 0, at = seat; hex < hexCount; hex++, at += players)
    if (members[at]! > 0) posts[seat * mostPosts + count++] = hex;
  into.postCount[seat] = count;
}
