/**
 * What everybody knows of closed hands, with perfect memory.
 *
 * All start with the same nine cards and payments are open, so a hand is known until cards are drawn. For every
 * holder `known` counts the cards he must have, `slots` how many more he has, by the generation of the pile they were
 * drawn from (the pile gets a new generation when discards join it). `pools[g]` counts, by value, the cards whose place
 * nobody knows and that a card of generation g can be. Pools only grow from one generation to the next, so that filling
 * the slots of the oldest generation first never comes to a dead end.
 *
 * A card tucked face down (M5.3 A) comes from the hand, and only its owner knows which: hand and tucks are one
 * holder (number: the seat) until the hand lies open; then what is not in the hand must be under the stacks and
 * becomes a holder of its own (players + seat), its tucks `settled`.
 *
 * Where it cannot be told which of two unknown cards was shown, the memory keeps the wider possibility.
 */
import type { Seat } from '../../core/game.ts';
import { values } from './data.ts';
import { handSize, mustKeepCard, type State } from './state.ts';

/** More reshuffles than this share the last generation. */
export const generations = 6;
/** What a settled tuck counts more than its value, and what one does that everybody has seen. */
export const settled = 10;
export const seen = 20;

/** A card from the pile goes into a hand. Before everybody's eyes when the hand lies open. */
export function rememberDraw(state: State, seat: Seat, value: number): void {
  if (state.open[seat]) {
    locate(state, value);
    bump(state.known, seat * 9 + value - 1, 1);
  } else {
    bump(state.slots, seat * generations + state.generation, 1);
  }
}

/** A card is shown and leaves its holder. */
export function rememberShown(state: State, holder: number, value: number): void {
  const at = holder * 9 + value - 1;
  if (state.known[at]) {
    bump(state.known, at, -1);
    return;
  }
  for (let g = 0; g <= state.generation; g++)
    if (state.slots[holder * generations + g] && state.pools[g * 9 + value - 1]) {
      bump(state.slots, holder * generations + g, -1);
      locate(state, value);
      return;
    }
}

/** A card is turned up from the pile without going to a hand. */
export function rememberTurned(state: State, value: number): void {
  locate(state, value);
}

/** A hand is laid open: its cards are known, and so is what else its owner holds, as one. */
export function rememberOpenHand(state: State, seat: Seat): void {
  for (const value of values) for (let i = state.hands[seat * 9 + value - 1]!; i > 0; i--) rememberShown(state, seat, value);
  const tucks = state.players + seat;
  for (let i = 0; i < 9; i++) {
    bump(state.known, tucks * 9 + i, state.known[seat * 9 + i]!);
    state.known[seat * 9 + i] = state.hands[seat * 9 + i]!;
  }
  for (let g = 0; g < generations; g++) {
    bump(state.slots, tucks * generations + g, state.slots[seat * generations + g]!);
    state.slots[seat * generations + g] = 0;
  }
  for (let i = seat * 18; i < seat * 18 + 18; i++) {
    const tuck = state.tucked[i]!;
    if (tuck > 0 && tuck < settled) state.tucked[i] = tuck + settled;
  }
}

/** The discards, whose values everybody has seen, join the pile. */
export function rememberShuffle(state: State): void {
  const last = state.generation;
  let used = false;
  for (let holder = 0; holder < state.players * 2; holder++) if (state.slots[holder * generations + last]) used = true;
  if (used && last + 1 < generations) {
    state.generation += 1;
    for (let i = 0; i < 9; i++) state.pools[state.generation * 9 + i] = state.pools[last * 9 + i]!;
  }
  for (let i = 0; i < 9; i++) bump(state.pools, state.generation * 9 + i, state.discard[i]!);
}

/** M2.4 the highest bid that the seat could pay for all that everybody knows: the best cards its hand may hold. */
export function mostPayableAsKnown(state: State, seat: Seat): number {
  const cards: number[] = [];
  const add = (value: number, count: number) => cards.push(...new Array<number>(count).fill(value));
  for (const value of values) add(value, state.known[seat * 9 + value - 1]!);
  for (let g = 0; g <= state.generation; g++) {
    const count = state.slots[seat * generations + g]!;
    if (count) add(highestIn(state, g), count);
  }
  const paying = handSize(state, seat) - (mustKeepCard(state) ? 1 : 0);
  const best = cards.sort((a, b) => b - a).slice(0, paying);
  return best.reduce((sum, value) => sum + value, 0);
}

/** The highest card that one of this generation can be. */
function highestIn({ pools }: State, generation: number): number {
  let value = 9;
  while (value > 1 && !pools[generation * 9 + value - 1]) value -= 1;
  return value;
}

/** The place of one card of this value is now known to everybody. */
function locate(state: State, value: number): void {
  const at = state.generation * 9 + value - 1;
  bump(state.pools, at, -1);
  const left = state.pools[at]!;
  for (let g = 0; g < state.generation; g++) {
    const older = g * 9 + value - 1;
    if (state.pools[older]! > left) state.pools[older] = left;
  }
}

function bump(counts: number[], at: number, by: number): void {
  counts[at] = counts[at]! + by;
}
