/** The cards on the two sides of a fight as the viewer sees them. */
import type { Seat } from '../../../core/game.ts';
import { warValues } from '../data.ts';
import type { CortezEvent } from '../event.ts';
import type { FightView, View } from '../view.ts';
import { oneByOne } from './scene.ts';

export type Shown = Extract<CortezEvent, { type: 'shown' }>;

export interface LaidCard {
  readonly nation: number;
  /** Undefined for a card the viewer may not see. */
  readonly value: number | undefined;
  /** The mercenary who gave it. */
  readonly helper?: Seat;
  readonly armed: boolean;
  readonly doubled: boolean;
}

export function fighter(fight: FightView, side: number): Seat {
  return side === 0 ? fight.attacker : fight.defender;
}

/** The side a mercenary's card lies on; cards unknown to the viewer name only that. */
export function sideOfHelper(card: number): number {
  if (card > 2 * warValues) return card - 2 * warValues - 1;
  return card > warValues ? 1 : 0;
}

/** Face down or, to those who may see them, open; the highest first, unknown ones last. */
export function cardsOn(view: View, fight: FightView, side: number): LaidCard[] {
  const nation = view.nations[fighter(fight, side)] ?? 0;
  const laid = fight.laid[side];
  const own: (number | undefined)[] =
    typeof laid === 'number' ? new Array<undefined>(laid).fill(undefined) : oneByOne(laid ?? []);
  const cards: { nation: number; value: number | undefined; helper?: Seat }[] = own.map((value) => ({ nation, value }));
  for (const [helper, card] of fight.hired.entries()) {
    if (card === 0 || sideOfHelper(card) !== side) continue;
    const value = card > 2 * warValues ? undefined : card > warValues ? card - warValues : card;
    cards.push({ nation: view.nations[helper] ?? 0, value, helper });
  }
  cards.sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const weapons = fight.weapons[side] ?? 0;
  return cards.map((card, i) => ({ ...card, armed: i < weapons, doubled: false }));
}

/** The cards of a side once they are shown. */
export function cardsShown(view: View, shown: Shown, side: number): LaidCard[] {
  const nation = view.nations[side === 0 ? shown.attacker : shown.defender] ?? 0;
  const weapons = shown.weapons[side] ?? 0;
  return oneByOne(side === 0 ? shown.attackers : shown.defenders).map((value, i) => ({
    nation,
    value,
    armed: i < weapons,
    doubled: i < weapons,
  }));
}

/** What the cards turned so far are worth; they are turned from the lowest to the highest. */
export function counted(cards: readonly LaidCard[], turned: number): number {
  return cards
    .slice(Math.max(0, cards.length - turned))
    .reduce((sum, { value, doubled }) => sum + (value ?? 0) * (doubled ? 2 : 1), 0);
}

export function allKnown(cards: readonly LaidCard[]): boolean {
  return cards.every(({ value }) => value !== undefined);
}
