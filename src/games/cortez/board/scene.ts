/** Cortez's scene, and small readings of its view that several parts draw from. */

import { at } from '../../../core/at.ts';
import type { Form } from '../../../core/form.ts';
import { isForm } from '../../../core/form.ts';
import type { Offer, Seat } from '../../../core/game.ts';
import type { Scene } from '../../../ui/board.ts';
import type { Action } from '../action.ts';
import { collarsPerPlayer, colourOf, figuresPerNation, supplyKinds, warValues } from '../data.ts';
import type { CortezEvent } from '../event.ts';
import { cityNumber } from '../map.ts';
import type { CortezText } from '../message-keys.ts';
import type { Order } from '../orders.ts';
import { occupants } from '../state.ts';
import type { View } from '../view.ts';
import type { BoardWords } from './text/en.ts';

export type CortezScene = Scene<View, Action, BoardWords, CortezText, CortezEvent, Order>;

const palette = ['red', 'blue', 'yellow', 'green', 'violet', 'orange'];

/** Which of the six players' colours each seat has: warm ones lead the Aztecs, cool ones the Spaniards (C1.2). */
export function coloursOf({ nations }: Pick<View, 'nations'>): number[] {
  return nations.map((_, seat) => palette.indexOf(colourOf(nations, seat)));
}

export function nationOfFigure(figure: number): number {
  return figure < figuresPerNation ? 0 : 1;
}

/** The figure on each field, -1 for none. */
export function standing(view: View): number[] {
  return occupants(view.at);
}

/** A count, whether the viewer sees the cards or only how many. */
export function many(cards: number[] | number | undefined): number {
  return typeof cards === 'number' ? cards : (cards ?? []).reduce((sum, count) => sum + count, 0);
}

/** The viewer's own cards; none for a spectator. */
export function ownSupply({ view, viewer }: CortezScene): readonly number[] {
  const cards = viewer === undefined ? undefined : view.supply[viewer];
  return Array.isArray(cards) ? cards : new Array<number>(supplyKinds).fill(0);
}

export function ownWar({ view, viewer }: CortezScene): readonly number[] {
  const cards = viewer === undefined ? undefined : view.war[viewer];
  return Array.isArray(cards) ? cards : new Array<number>(warValues).fill(0);
}

export function worth(cards: readonly number[]): number {
  return cards.reduce((sum, count, kind) => sum + count * (kind + 1), 0);
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Counts by value one by one, the highest first. */
export function oneByOne(counts: readonly number[]): number[] {
  return counts.flatMap((count, i) => new Array<number>(count).fill(i + 1)).reverse();
}

export function freeCollars(view: View, seat: Seat): number {
  return collarsPerPlayer - view.collar.filter((owner) => owner === seat).length;
}

/** How many marked figures of a seat stand in the city. */
export function inCity(view: View, seat: Seat): number {
  return view.collar.filter((owner, figure) => owner === seat && (cityNumber[at(view.at, figure)] ?? 0) > 0).length;
}

/** How many figures of a nation stand in the city, marked or not. */
export function nationInCity(view: View, nation: number): number {
  return view.at.filter((field, figure) => nationOfFigure(figure) === nation && field >= 0 && (cityNumber[field] ?? 0) > 0)
    .length;
}

/** The form of that kind among the choices. */
export function formOf(scene: CortezScene, type: Action['type']): Form<Action> | undefined {
  return formsOf(scene, type)[0];
}

export function formsOf({ choices }: CortezScene, type: Action['type']): Form<Action>[] {
  return choices.filter((choice): choice is Form<Action> => isForm<Action>(choice) && choice.form === type);
}

export function offersOf({ choices }: CortezScene): Offer<Action>[] {
  return choices.filter((choice): choice is Offer<Action> => !isForm<Action>(choice));
}

export function can(scene: CortezScene, type: Action['type']): boolean {
  return offersOf(scene).some(({ action }) => action.type === type);
}
