/**
 * What a sensible player did in positions met before. Imagined tables differ in what is hidden, and most of that bears on nobody's next
 * action: the same plan is answered the same on nearly all of them.
 */
import type { Seat } from '../../../core/game.ts';
import type { TikalAction } from '../action.ts';
import { price, treasuresEnd } from '../data.ts';
import { hexCount } from '../map.ts';
import { buriedAt, figuresAt, none, playersOf, type TikalState, tileAt } from '../state.ts';

const mostKept = 20_000;

interface Answer {
  readonly check: number;
  readonly action: TikalAction;
}

export interface Answers {
  /** What was answered in this position; undefined where it is new. */
  find(state: TikalState, seat: Seat): TikalAction | undefined;
  /** Keeps the answer to the position that `find` was asked for last. */
  keep(action: TikalAction): TikalAction;
}

export function newAnswers(): Answers {
  const kept = new Map<number, Answer>();
  let [key, check] = [0, 0];
  return {
    find(state, seat) {
      mix(state, seat);
      key = (low >>> 0) * 0x200000 + (high & 0x1fffff);
      check = third;
      const known = kept.get(key);
      return known?.check === check ? known.action : undefined;
    },
    keep(action) {
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, { check, action });
      return action;
    },
  };
}

// Three sums with nothing in common: that two positions agree in all of them will not happen while there are people.
let low = 0;
let high = 0;
let third = 0;

function add(part: number): void {
  low = Math.imul(low ^ part, 0x01000193) ^ (low >>> 15);
  high = Math.imul(high + part, 0x5bd1e995) ^ (high >>> 13);
  third = Math.imul(third ^ part, 0x85ebca6b) + ((third >>> 16) | (third << 16));
}

function addAll(parts: readonly number[]): void {
  add(parts.length);
  for (let at = 0; at < parts.length; at++) add(parts[at]! + 2);
}

/** Everything that an answer depends on: all of the position but the order of the stack and treasures out of reach. */
function mix(state: TikalState, seat: Seat): void {
  const { tiles, rotations, values, buried, members } = state;
  const players = playersOf(state);
  low = 0x811c9dc5;
  high = 0x9747b28c;
  third = 0x3c6ef372;
  add(seat + 4 * state.seat + 16 * state.turn + 64 * state.ap + 1024 * (state.tile + 1));
  add(state.drawn + 64 * state.scorings + 512 * (state.phase === 'place' ? 1 : 0));
  for (let hex = 0, at = 0; hex < hexCount; hex++, at += players) {
    const tile = tiles[hex]!;
    if (tile === none) continue;
    add(hex + 64 * tile + 4096 * rotations[hex]! + 32768 * values[hex]! + 524288 * buried[hex]!);
    let there = members[at]!;
    for (let other = 1; other < players; other++) there = there * 32 + members[at + other]!;
    add(there);
  }
  for (const parts of [state.order, state.score, state.floors, state.treasures, state.leaders, state.supply]) addAll(parts);
  for (const parts of [state.lost, state.camps, state.guards, state.open, state.worked]) addAll(parts);
  if (state.phase === 'act' && state.ap >= price.raise) addTreasures(state, seat);
}

/** What the seat would raise where its figures stand: who tries it out sees it. */
function addTreasures(state: TikalState, seat: Seat): void {
  for (let hex = 0; hex < hexCount; hex++) {
    const left = buriedAt(state, hex);
    if (left > 0 && figuresAt(state, hex, seat) > 0) add(state.hidden[treasuresEnd[tileAt(state, hex)]! - left]! + 2);
  }
}
