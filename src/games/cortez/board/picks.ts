/** What the board lights: the figures that can be chosen, then the fields they can go to; or the fields alone. */
import type { Offer } from '../../../core/game.ts';
import { sameAction } from '../../../core/same-action.ts';
import type { Action } from '../action.ts';
import { nodeOf } from '../map.ts';
import { pickingFor } from './picking.svelte.ts';
import { type CortezScene, formsOf, offersOf } from './scene.ts';

export interface Lit {
  /** What choosing this field does; a field without it holds a figure that can be chosen first. */
  readonly action?: Action;
  readonly price?: number;
  readonly effect?: Offer<Action>['effect'];
}

export interface Picks {
  /** By field. */
  readonly lit: ReadonlyMap<number, Lit>;
  /** The field of the figure chosen, -1 while none is. */
  readonly from: number;
  /** Whether a figure has to be chosen before a field. */
  readonly twoSteps: boolean;
}

type Carrying = 'attack' | 'flight' | 'bribeMove';

export function picksOf(scene: CortezScene): Picks {
  const picking = pickingFor(scene);
  for (const type of ['attack', 'flight'] as const)
    for (const form of formsOf(scene, type)) return carried(form.slots, picking.from, (from, to) => ({ type, from, to }));
  if (picking.bribe) {
    const card = picking.bribe;
    const form = formsOf(scene, 'bribeMove').find(({ fixed }) => fixed?.card === card);
    if (form) return carried(form.slots, picking.from, (from, to) => ({ type: 'bribeMove', card, from, to }));
  }
  const offers = offersOf(scene).filter(({ at }) => at !== undefined);
  const moves = offers.filter(({ piece }) => piece !== undefined);
  return moves.length ? moving(moves, picking.from) : placing(offers);
}

function placing(offers: readonly Offer<Action>[]): Picks {
  const lit = new Map(offers.map(({ at, action, effect }) => [nodeOf(at ?? ''), { action, ...(effect ? { effect } : {}) }]));
  return { lit, from: -1, twoSteps: false };
}

function moving(moves: readonly Offer<Action>[], wanted: number): Picks {
  const lit = new Map<number, Lit>();
  const pieces = [...new Set(moves.map(({ piece }) => nodeOf(piece ?? '')))];
  const from = pieces.includes(wanted) ? wanted : pieces.length === 1 ? (pieces[0] ?? -1) : -1;
  for (const { action, at, piece, price, effect } of moves)
    if (nodeOf(piece ?? '') === from)
      lit.set(nodeOf(at ?? ''), { action, ...(price === undefined ? {} : { price }), ...(effect ? { effect } : {}) });
  for (const piece of pieces) if (piece !== from) lit.set(piece, {});
  return { lit, from, twoSteps: true };
}

function carried(
  slots: Readonly<Record<string, { readonly kind: string; readonly of?: readonly unknown[] }>>,
  wanted: number,
  make: (from: number, to: number) => Extract<Action, { type: Carrying }>,
): Picks {
  const figures = (slots.from?.of ?? []).map(Number);
  const targets = (slots.to?.of ?? []).map(Number);
  const from = figures.includes(wanted) ? wanted : figures.length === 1 ? (figures[0] ?? -1) : -1;
  const lit = new Map<number, Lit>();
  if (from >= 0) for (const to of targets) lit.set(to, { action: make(from, to) });
  for (const figure of figures) if (figure !== from) lit.set(figure, {});
  return { lit, from, twoSteps: true };
}

/** The fields of the cheapest way over these stops, as the move that is then meant; undefined where there is none. */
export function moveOver(scene: CortezScene, from: number, stops: readonly number[], to: number): Action | undefined {
  return scene.quote({ type: 'move', from, to, via: [...stops] })?.action;
}

export interface DrawnWay {
  readonly nodes: readonly number[];
  readonly price: number;
}

/** The way of the move that is selected, with its price. */
export function chosenWay(scene: CortezScene): DrawnWay | undefined {
  const { draft } = scene;
  const offer = draft?.type === 'move' ? scene.quote(draft) : undefined;
  return offer?.way && { nodes: offer.way.map(nodeOf), price: offer.price ?? 0 };
}

/** What a tap does on its own, since it can be taken back and costs nothing; everything else is first looked at. */
export function goesAtOnce({ action, price, effect }: Lit): boolean {
  return action?.type === 'move' && !price && !effect;
}

/** The field that what is selected is about: there it is done, looked at and let go. */
export function draftedField({ draft }: CortezScene, { lit }: Picks): number | undefined {
  if (!draft) return undefined;
  if (draft.type === 'move') return draft.to;
  return [...lit].find(([, { action }]) => sameAction(action, draft))?.[0];
}
