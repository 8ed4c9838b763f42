/** Magellan's scene, and small readings of its view that several parts draw from. */

import type { Scene } from '../../../ui/board.ts';
import type { MagellanAction } from '../action.ts';
import { crownsOf, values } from '../data.ts';
import type { MagellanEvent } from '../event.ts';
import type { MagellanText } from '../message-keys.ts';
import type { MagellanOrder } from '../orders.ts';
import type { View } from '../view.ts';
import type { BoardWords } from './text/en.ts';

export type MagellanScene = Scene<View, MagellanAction, BoardWords, MagellanText, MagellanEvent, MagellanOrder>;

export interface Afloat {
  /** Seat × 6 + number. */
  readonly id: number;
  readonly seat: number;
  readonly number: number;
  /** Explorer × 3 + field; -1 while it waits at home. */
  readonly place: number;
  /** Which berth of its port, counted from the left. */
  readonly berth: number;
}

/** All ships, each with its berth. */
export function shipsOf(view: View): Afloat[] {
  const taken = new Map<number, number>();
  return view.ships.map((place, id) => {
    const berth = taken.get(place) ?? 0;
    taken.set(place, berth + 1);
    return { id, seat: Math.floor(id / 6), number: id % 6, place, berth };
  });
}

/** The cards of a hand one by one, lowest first. */
export function coinsOf(counts: readonly number[]): number[] {
  return values.flatMap((value) => Array.from({ length: counts[value - 1] ?? 0 }, () => value));
}

export function sumOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + card, 0);
}

export function crownsIn(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + (crownsOf[card] ?? 0), 0);
}

/** The money cards under a ship's Magellan stack: their values, 0 for those the viewer cannot see. */
export function tucksOf(view: View, ship: number): number[] {
  return view.tucked.slice(ship * 3, ship * 3 + 3).flatMap((tuck) => (tuck === 0 ? [] : [tuck < 0 ? 0 : tuck % 10]));
}

/** Whether the seat has a ship where the card on offer would take one from; who has none is not in the auction. */
export function canSail(view: View, seat: number): boolean {
  const from = view.phase === 0 ? -1 : view.card * 3 + view.phase - 1;
  return view.ships.slice(seat * 6, seat * 6 + 6).includes(from);
}
