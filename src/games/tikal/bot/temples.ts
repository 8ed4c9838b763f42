/** What a temple is worth to each seat: its value at every scoring to come, by how sure or likely its majority is. */

import { leaderWeight, printedValue } from '../data.ts';
import type { Hex } from '../map.ts';
import type { TikalState } from '../state.ts';
import { costsOf } from './costs.ts';
import { mostCost, mostPlayers } from './kept-costs.ts';
import type { Reading } from './reading.ts';
import type { Weights } from './weights.ts';

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
/** What it costs each seat to have the majority alone. */
const toWin = new Int32Array(mostPlayers);

/** Adds to `worth`, seat by seat, what the unguarded temple on the hex is worth. */
export function weighTemple(state: TikalState, hex: Hex, value: number, reading: Reading, odds: Odds, worth: Float64Array): void {
  const { players, scorings, scorer, near, costs } = reading;
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
    const at = costsOf(hex, seat, most - weights[seat]!, leaders[seat]!, reading);
    if (costs.tie[at]! < breaking) breaking = costs.tie[at]!;
    toWin[seat] = costs.win[at]!;
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
