/** What a temple is worth to each seat: its value at every scoring to come, by how sure or likely its majority is. */

import { leaderWeight, printedValue } from '../data.ts';
import { type Hex, hexCount } from '../map.ts';
import { inSupply, type TikalState } from '../state.ts';
import { mostPosts, type Reading } from './reading.ts';
import type { Weights } from './weights.ts';

const mostPlayers = 4;
/** Costs beyond this are all alike. */
const mostCost = 31;
const length = mostCost + 1;

export interface Odds {
  /** The chance to win a temple within the scoring turn that is on, where the points allow it easily. */
  readonly now: number;
  readonly hold: Float64Array;
  readonly take: Float64Array;
  readonly laterHold: Float64Array;
  readonly laterTake: Float64Array;
  /** Weights: `level`. */
  readonly level: number;
  readonly firm: Float64Array;
}

export function oddsFor(w: Weights): Odds {
  return {
    now: w.now,
    hold: growing(w.holdLeast, w.holdMost, w.holdScale),
    take: falling(w.takeMost, w.takeScale),
    laterHold: growing(w.laterHoldLeast, w.laterHoldMost, w.laterHoldScale),
    laterTake: falling(w.laterTakeMost, w.laterTakeScale),
    level: w.level,
    firm: growing(0, 1, w.firm),
  };
}

function growing(least: number, most: number, scale: number): Float64Array {
  return Float64Array.from({ length }, (_, cost) => most - (most - least) * Math.exp(-cost / scale));
}

function falling(most: number, scale: number): Float64Array {
  return Float64Array.from({ length }, (_, cost) => most * Math.exp(-cost / scale));
}

const weights = new Int32Array(mostPlayers);
/** What it costs each seat to draw level with the most there, and to have the majority alone. */
const toTie = new Int32Array(mostPlayers);
const toWin = new Int32Array(mostPlayers);

/** Adds to `worth`, seat by seat, what the unguarded temple on the hex is worth. */
export function weighTemple(state: TikalState, hex: Hex, value: number, reading: Reading, odds: Odds, worth: Float64Array): void {
  const { players, scorings, scorer, near } = reading;
  const { leaders, members } = state;
  let most = 0;
  let second = 0;
  let owner = -1;
  for (let seat = 0; seat < players; seat++) {
    const weight = members[hex * players + seat]! + (leaders[seat] === hex ? leaderWeight : 0);
    weights[seat] = weight;
    if (weight > most) {
      second = most;
      most = weight;
      owner = seat;
    } else if (weight > second) second = weight;
  }
  if (most === second) owner = -1;
  // The least that any other would have to spend so that the owner no longer has the majority.
  let breaking = mostCost;
  for (let seat = 0; seat < players; seat++) {
    if (seat === owner) continue;
    readCosts(state, hex, seat, most - weights[seat]!, reading);
    if (toTie[seat]! < breaking) breaking = toTie[seat]!;
  }
  const uncovered = odds.level * (value - printedValue(state.tiles[hex]!));
  for (let seat = 0; seat < players; seat++) {
    const left = scorings[seat]!;
    if (left === 0) continue;
    const held = seat === owner;
    const cost = held ? breaking : toWin[seat]!;
    const later = (held ? odds.laterHold : odds.laterTake)[cost]!;
    let next: number;
    if (seat === scorer) next = held ? 1 : cost < reading.ap ? odds.now * (1 - cost / reading.ap) : 0;
    else {
      const soon = (held ? odds.hold : odds.take)[cost]!;
      next = soon * near + later * (1 - near);
    }
    worth[seat] = worth[seat]! + value * next + (value * later + (held ? uncovered * odds.firm[cost]! : 0)) * (left - 1);
  }
}

/** Members of a seat by what it costs to walk them to the temple in question. */
const within = new Int32Array(mostCost + 1);

/** About what it costs a seat to bring so much weight there, and one more: from posts nearby and its camps, with or without its leader. */
function readCosts(state: TikalState, hex: Hex, seat: number, weight: number, reading: Reading): void {
  const { distances, posts } = reading;
  const way = reading.fromCamp[hex * mostPlayers + seat]!;
  // Who is out of members can only walk those in play.
  const afresh = state.supply[seat]! > 0 && way < mostCost ? way + 1 : mostCost;
  for (let cost = 0; cost <= afresh; cost++) within[cost] = 0;
  const end = seat * mostPosts + reading.postCount[seat]!;
  for (let at = seat * mostPosts; at < end; at++) {
    const post = posts[at]!;
    if (post === hex) continue;
    // Those in a camp stand ready; others leave something behind.
    const cost = distances[post * hexCount + hex]! + (reading.fromCamp[post * mostPlayers + seat] === 0 ? 0 : 1);
    if (cost < afresh) within[cost] = within[cost]! + state.members[post * reading.players + seat]!;
  }
  let tie = costOfMembers(weight, afresh);
  let win = tie + another;
  const leader = state.leaders[seat]!;
  if (leader >= inSupply && leader < hexCount && leader !== hex) {
    const lead = leader === inSupply ? way + 1 : distances[leader * hexCount + hex]!;
    const fare = lead < way + 2 ? lead : way + 2;
    const tieLed = fare + costOfMembers(weight - leaderWeight, afresh);
    if (tieLed < tie) tie = tieLed;
    const winLed = tieLed + (weight < leaderWeight ? 0 : another);
    if (winLed < win) win = winLed;
  }
  toTie[seat] = weight <= 0 ? 0 : tie > mostCost ? mostCost : tie;
  toWin[seat] = win > mostCost ? mostCost : win;
}

/** What one member more than `costOfMembers` was asked for last would cost. */
let another = 0;

function costOfMembers(count: number, afresh: number): number {
  let cost = 0;
  let left = count < 0 ? 0 : count;
  for (let each = 1; each < afresh; each++) {
    const there = within[each]!;
    if (there > left) {
      another = each;
      return cost + left * each;
    }
    cost += there * each;
    left -= there;
  }
  another = afresh;
  return cost + left * afresh;
}
