/** What a temple is worth to each seat: its value at every scoring to come, by how sure or likely its majority is. */
import type { Hex } from '../board.ts';
import { hexCount } from '../board.ts';
import { leaderWeight } from '../data.ts';
import { inSupply, type TikalState } from '../state.ts';
import type { Reading } from './reading.ts';
import type { Weights } from './weights.ts';

const mostPlayers = 4;
/** Costs beyond this are all alike. */
const mostCost = 31;
/** Costs are counted in thirds, so that a shared supply of idle figures can be told from none. */
const length = mostCost + 1;

export interface Odds {
  readonly hold: Float64Array;
  readonly take: Float64Array;
  readonly laterHold: Float64Array;
  readonly laterTake: Float64Array;
}

export function oddsFor(w: Weights): Odds {
  return {
    hold: growing(w.holdLeast, w.holdMost, w.holdScale),
    take: falling(w.takeMost, w.takeScale),
    laterHold: growing(w.laterHoldLeast, w.laterHoldMost, w.laterHoldScale),
    laterTake: falling(w.laterTakeMost, w.laterTakeScale),
  };
}

function growing(least: number, most: number, scale: number): Float64Array {
  return Float64Array.from({ length }, (_, cost) => most - (most - least) * Math.exp(-cost / scale));
}

function falling(most: number, scale: number): Float64Array {
  return Float64Array.from({ length }, (_, cost) => most * Math.exp(-cost / scale));
}

const weights = new Int32Array(mostPlayers);

/** Adds to `worth`, seat by seat, what the unguarded temple on the hex is worth. */
export function weighTemple(state: TikalState, hex: Hex, value: number, reading: Reading, odds: Odds, worth: Float64Array): void {
  const { players, scorings, scorer, near } = reading;
  const { leaders, members } = state;
  let most = 0;
  let second = 0;
  let owner = -1;
  for (let seat = 0; seat < players; seat++) {
    const weight = (members[hex * players + seat] as number) + (leaders[seat] === hex ? leaderWeight : 0);
    weights[seat] = weight;
    if (weight > most) {
      second = most;
      most = weight;
      owner = seat;
    } else if (weight > second) second = weight;
  }
  const tied = most === second;
  for (let seat = 0; seat < players; seat++) {
    const left = scorings[seat] as number;
    if (left === 0) continue;
    const held = seat === owner && !tied;
    const cost = held
      ? breakCost(state, hex, owner, most, reading)
      : costOf(state, hex, seat, most + 1 - (weights[seat] as number), reading);
    const later = (held ? odds.laterHold : odds.laterTake)[cost] as number;
    let next: number;
    if (seat === scorer) next = held ? 1 : cost < reading.ap ? 0.3 * (1 - cost / reading.ap) : 0;
    else {
      const soon = (held ? odds.hold : odds.take)[cost] as number;
      next = soon * near + later * (1 - near);
    }
    worth[seat] = (worth[seat] as number) + value * (next + later * (left - 1));
  }
}

/** The least that any other would have to spend so that the owner no longer has the majority. */
function breakCost(state: TikalState, hex: Hex, owner: number, most: number, reading: Reading): number {
  let least = mostCost;
  for (let other = 0; other < reading.players; other++) {
    if (other === owner) continue;
    const cost = costOf(state, hex, other, most - (weights[other] as number), reading);
    if (cost < least) least = cost;
  }
  return least;
}

/** About what it costs a seat to bring so much more weight there: from its camps, idle figures first, or with its leader. */
function costOf(state: TikalState, hex: Hex, seat: number, weight: number, reading: Reading): number {
  if (weight <= 0) return 0;
  const way = reading.fromCamp[hex * mostPlayers + seat] as number;
  const idle = reading.idle[seat] as number;
  let cost = weight * (way + 1) - (idle < weight ? idle : weight);
  const leader = state.leaders[seat] as number;
  if (leader >= inSupply && leader < hexCount && leader !== hex) {
    const lead = leader === inSupply ? way + 1 : (reading.distances[leader * hexCount + hex] as number);
    const rest = weight - leaderWeight;
    const with3 = (lead < way + 2 ? lead : way + 2) + (rest > 0 ? rest * (way + 1) : 0);
    if (with3 < cost) cost = with3;
  }
  return cost > mostCost ? mostCost : cost;
}
