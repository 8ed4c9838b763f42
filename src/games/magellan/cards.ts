/** Money cards changing place: drawn, paid, discarded, reshuffled. Every move tells the memory. */
import type { Seat } from '../../core/game.ts';
import { pileOf, type Random } from '../../core/random.ts';
import type { DrawReason, Emit } from './event.ts';
import { rememberDraw, rememberShown, rememberShuffle } from './memory.ts';
import { countOf, type State } from './state.ts';

/** Takes a card off the pile: any of them, each as likely as the others. 0 when the pile is empty. */
export function takeFromPile(state: State, random: Random): number {
  const size = countOf(state.pile);
  if (size === 0) return 0;
  let at = pileOf(random, 'money').below(size);
  let value = 1;
  while (at >= state.pile[value - 1]!) {
    at -= state.pile[value - 1]!;
    value += 1;
  }
  bump(state.pile, value - 1, -1);
  return value;
}

/** Discards and draw pile become one (M4.1, M4.4). */
export function shuffleDiscards(state: State, emit: Emit): void {
  rememberShuffle(state);
  for (let i = 0; i < 9; i++) {
    bump(state.pile, i, state.discard[i]!);
    state.discard[i] = 0;
  }
  emit?.({ type: 'reshuffled' });
}

/** Draws into a hand as long as there are cards; M4.4 discards are shuffled only when a card is needed. */
export function drawCards(state: State, seat: Seat, count: number, why: DrawReason, random: Random, emit: Emit): void {
  const cards: number[] = [];
  for (let i = 0; i < count; i++) {
    const mayReshuffle = why === 'vasco' || why === 'exchange';
    if (mayReshuffle && countOf(state.pile) === 0 && countOf(state.discard) > 0) shuffleDiscards(state, emit);
    const value = takeFromPile(state, random);
    if (value === 0) break;
    bump(state.hands, seat * 9 + value - 1, 1);
    rememberDraw(state, seat, value);
    if (emit) cards.push(value);
  }
  if (!emit || cards.length === 0) return;
  const drew = { type: 'drew', seat, count: cards.length, why, reveals: true } as const;
  emit(state.open[seat] ? { ...drew, cards } : { ...drew, secret: { to: [seat], cards } });
}

/** A card leaves a hand before everybody's eyes. */
export function takeFromHand(state: State, seat: Seat, value: number): void {
  bump(state.hands, seat * 9 + value - 1, -1);
  rememberShown(state, seat, value);
}

export function discardFromHand(state: State, seat: Seat, value: number): void {
  takeFromHand(state, seat, value);
  bump(state.discard, value - 1, 1);
}

export function bump(counts: number[], at: number, by: number): void {
  counts[at] = counts[at]! + by;
}
