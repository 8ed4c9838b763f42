/** What one more or one fewer figure on each hex would change, so that moves can be ranked without trying them. */
import type { Seat } from '../../../core/game.ts';
import { highestFloor } from '../data.ts';
import { hexCount } from '../map.ts';
import { inSupply, outOfGame, playersOf, type TikalState } from '../state.ts';
import type { Evaluation } from './evaluate.ts';
import { type Odds, weighTemple } from './temples.ts';
import type { Weights } from './weights.ts';

export interface Gains {
  /** One member more, one fewer; the leader there, the leader away; a level more. */
  readonly member: Float64Array;
  readonly withoutMember: Float64Array;
  readonly leader: Float64Array;
  readonly withoutLeader: Float64Array;
  readonly level: Float64Array;
}

export function newGains(): Gains {
  return {
    member: new Float64Array(hexCount),
    withoutMember: new Float64Array(hexCount),
    leader: new Float64Array(hexCount),
    withoutLeader: new Float64Array(hexCount),
    level: new Float64Array(hexCount),
  };
}

const worth = new Float64Array(4);

/** Reads the gains of a state that `evaluation` has just judged. */
export function readGains(state: TikalState, seat: Seat, { reading, odds }: Evaluation, w: Weights, into: Gains): void {
  const players = playersOf(state);
  const { members, leaders } = state;
  const leader = leaders[seat]!;
  for (let hex = 0; hex < hexCount; hex++) {
    into.member[hex] = 0;
    into.withoutMember[hex] = 0;
    into.leader[hex] = 0;
    into.withoutLeader[hex] = 0;
    into.level[hex] = 0;
    const value = state.values[hex]!;
    if (value > 0 && reading.guardOf[hex] === -1) {
      const at = hex * players + seat;
      const there = members[at]!;
      const now = margin(state, seat, hex, value, reading, odds);
      into.level[hex] = value < highestFloor ? margin(state, seat, hex, value + 1, reading, odds) - now : 0;
      members[at] = there + 1;
      into.member[hex] = margin(state, seat, hex, value, reading, odds) - now;
      if (there > 0) {
        members[at] = there - 1;
        into.withoutMember[hex] = margin(state, seat, hex, value, reading, odds) - now;
      }
      members[at] = there;
      if (leader >= inSupply && leader < hexCount) {
        leaders[seat] = leader === hex ? outOfGame : hex;
        (leader === hex ? into.withoutLeader : into.leader)[hex] = margin(state, seat, hex, value, reading, odds) - now;
        leaders[seat] = leader;
      }
    } else readDig(state, seat, hex, reading.scorings[seat]!, w, into);
  }
}

function margin(state: TikalState, seat: Seat, hex: number, value: number, reading: Evaluation['reading'], odds: Odds): number {
  worth.fill(0);
  weighTemple(state, hex, value, reading, odds, worth);
  let others = 0;
  for (let other = 0; other < reading.players; other++) if (other !== seat) others += worth[other]!;
  return worth[seat]! - others / (reading.players - 1);
}

/** On a treasure tile the first two figures are of use (T4.5). */
function readDig(state: TikalState, seat: Seat, hex: number, scorings: number, w: Weights, into: Gains): void {
  const useful = Math.min(2, state.buried[hex]!);
  if (useful === 0) return;
  const figures = state.members[hex * playersOf(state) + seat]! + (state.leaders[seat] === hex ? 1 : 0);
  const gain = w.ready * scorings;
  if (figures < useful) {
    into.member[hex] = gain;
    into.leader[hex] = gain;
  }
  if (figures > 0 && figures <= useful) {
    into.withoutMember[hex] = -gain;
    into.withoutLeader[hex] = -gain;
  }
}
