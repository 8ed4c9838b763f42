/**
 * The position as far as a sensible player's next action depends on it. Imagined tables differ in what is hidden, and most of that bears
 * on nobody's next action: the same plan is answered the same on many of them, and need not be thought about again.
 */
import {
  addToFingerprint as add,
  addListToFingerprint as addAll,
  beginFingerprint,
  type Known,
  newKnown,
} from '../../../core/fingerprint.ts';
import type { Seat } from '../../../core/game.ts';
import type { TikalAction } from '../action.ts';
import { price, treasuresEnd } from '../data.ts';
import { hexCount } from '../map.ts';
import { buriedAt, figuresAt, none, playersOf, type TikalState, tileAt } from '../state.ts';

const mostKept = 20_000;

export function newAnswers(): Known<TikalAction> {
  return newKnown(mostKept);
}

/** All of the position but the order of the stack and treasures out of reach. */
export function fingerprint(state: TikalState, seat: Seat): void {
  const { tiles, rotations, values, buried, members } = state;
  const players = playersOf(state);
  beginFingerprint();
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
  addAll(state.order);
  addAll(state.score);
  addAll(state.floors);
  addAll(state.treasures);
  addAll(state.leaders);
  addAll(state.supply);
  addAll(state.lost);
  addAll(state.camps);
  addAll(state.guards);
  addAll(state.open);
  addAll(state.worked);
  if (state.phase === 'act' && state.ap >= price.raise) addTreasures(state, seat);
}

/** What the seat would raise where its figures stand: who tries it out sees it. */
function addTreasures(state: TikalState, seat: Seat): void {
  for (let hex = 0; hex < hexCount; hex++) {
    const left = buriedAt(state, hex);
    if (left > 0 && figuresAt(state, hex, seat) > 0) add(state.hidden[treasuresEnd[tileAt(state, hex)]! - left]! + 2);
  }
}
