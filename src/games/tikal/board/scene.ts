/** Tikal's scene, and small readings of its view that several parts draw from. */

import { isForm } from '../../../core/form.ts';
import type { Offer, Seat } from '../../../core/game.ts';
import type { Scene } from '../../../ui/board.ts';
import type { TikalAction } from '../action.ts';
import { actionPoints } from '../data.ts';
import type { TikalEvent } from '../event.ts';
import { type Hex, hexCount, hexName } from '../map.ts';
import type { TikalText } from '../message-keys.ts';
import type { TikalOrder } from '../orders.ts';
import type { TikalPreview } from '../preview.ts';
import { type Figure, guardAt, hasFigure, leaderAt, membersAt, none, playersOf, weightAt } from '../state.ts';
import type { TikalView } from '../view.ts';
import type { BoardWords } from './text/en.ts';

export type TikalScene = Scene<TikalView, TikalAction, BoardWords, TikalText, TikalEvent, TikalOrder>;
export type ActionOf<T extends TikalAction['type']> = Extract<TikalAction, { type: T }>;
export type OfferOf<T extends TikalAction['type']> = Offer<ActionOf<T>>;

/** The offers of one kind of action. */
export function offersOf<T extends TikalAction['type']>({ choices }: TikalScene, type: T): OfferOf<T>[] {
  return choices.filter((choice): choice is OfferOf<T> => !isForm<TikalAction>(choice) && choice.action.type === type);
}

/** Figures of one kind and player on a tile, drawn as one with a count. */
export interface Stand {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly count: number;
}

export function standsAt(view: TikalView, hex: Hex): Stand[] {
  const stands: Stand[] = [];
  for (let seat = 0; seat < playersOf(view); seat++) {
    if (leaderAt(view, hex, seat)) stands.push({ seat, figure: 'leader', count: 1 });
    const count = membersAt(view, hex, seat);
    if (count > 0) stands.push({ seat, figure: 'member', count });
  }
  return stands;
}

/** Which kinds of figure a seat has there. */
export function figuresOf(view: TikalView, hex: Hex, seat: Seat): Figure[] {
  return (['member', 'leader'] as const).filter((figure) => hasFigure(view, figure, hex, seat));
}

/** Who would score a temple now, and by how much he is ahead; a tie has no owner. */
export interface Lead {
  readonly owner: Seat | undefined;
  readonly by: number;
  readonly tie: boolean;
  readonly guarded: boolean;
}

/** Temple by temple, who would score it now. */
function templesIn({ preview }: TikalScene): TikalPreview['temples'] {
  return (preview as Partial<TikalPreview>).temples ?? [];
}

/** The temples that the seat would score now. */
export function templesOf(scene: TikalScene, seat: Seat): Hex[] {
  return templesIn(scene).flatMap(({ hex, owner }) => (owner === seat ? [hex] : []));
}

export function leadAt(scene: TikalScene, hex: Hex): Lead | undefined {
  const temple = templesIn(scene).find((one) => one.hex === hex);
  if (!temple) return undefined;
  const { view } = scene;
  const { owner } = temple;
  const weights = weightsAt(view, hex).map(({ weight }) => weight);
  const [first = 0, second = 0] = weights;
  return {
    owner: owner === none ? undefined : owner,
    by: first - second,
    tie: owner === none && first > 0,
    guarded: guardAt(view, hex) !== none,
  };
}

/** What everybody's figures weigh there, heaviest first. */
export function weightsAt(view: TikalView, hex: Hex): { readonly seat: Seat; readonly weight: number }[] {
  return Array.from({ length: playersOf(view) }, (_, seat) => ({ seat, weight: weightAt(view, hex, seat) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}

export const hexes: readonly Hex[] = Array.from({ length: hexCount }, (_, hex) => hex);

/** Action points as they are shown and told: while the tile is still to be laid, those of the whole turn to come. */
export function pointsShown({ view }: TikalScene): number {
  return view.phase === 'place' ? actionPoints : view.ap;
}

/** The rotations in which the tile in hand may lie on each hex. */
export function placements(scene: TikalScene): ReadonlyMap<Hex, readonly number[]> {
  const found = new Map<Hex, number[]>();
  for (const { action } of offersOf(scene, 'place')) {
    const rotations = found.get(action.hex);
    if (rotations) rotations.push(action.rotation);
    else found.set(action.hex, [action.rotation]);
  }
  return found;
}

/** The offers that stand at a place, movement aside. */
export function deedsAt(scene: TikalScene, hex: Hex): Offer<TikalAction>[] {
  const at = hexName(hex);
  const deeds: readonly string[] = ['bring', 'uncover', 'raise', 'camp', 'guard'];
  return scene.choices.filter(
    (choice): choice is Offer<TikalAction> =>
      !isForm<TikalAction>(choice) && choice.at === at && deeds.includes(choice.action.type),
  );
}
