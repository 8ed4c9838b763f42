/** Figures that can go now, openly or by order, and where to: what the board lights and the controls list. */
import { type Form, isForm } from '../../../core/form.ts';
import type { Offer } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { ActionOf, TalAction } from '../action.ts';
import { movePoints } from '../data.ts';
import { distance, firstPlaceOf, isPlace, placesOf, type Spot, siteOf, spotNamed, wayBetween } from '../map.ts';
import { figureAt, isTaken } from '../state.ts';
import type { FigureKind, TalScene } from './scene.ts';
import { isArea, nodeOf } from './scene.ts';

export interface Piece {
  /** As offers name it: "overseer 1", "worker 16". */
  readonly id: string;
  readonly kind: FigureKind;
  /** Of an overseer: the first or the second. */
  readonly number: number;
  readonly from: Spot;
}

export interface Target {
  readonly to: Spot;
  readonly price: number;
  /** Points left after it. */
  readonly left: number;
  readonly way: readonly string[];
  readonly action: TalAction;
  /** The site that would be claimed; 0 for none. */
  readonly claims: number;
}

export function offersOf(scene: TalScene): Offer<TalAction>[] {
  return scene.choices.filter((choice): choice is Offer<TalAction> => !isForm<TalAction>(choice));
}

export function formsOf(scene: TalScene, name: TalAction['type']): Form<TalAction>[] {
  return scene.choices.filter((choice): choice is Form<TalAction> => isForm<TalAction>(choice) && choice.form === name);
}

/** The orders as they are written so far; undefined when none are asked for. */
export function orderDraft(scene: TalScene): ActionOf<'order'> | undefined {
  const form = formsOf(scene, 'order')[0];
  if (!form) return undefined;
  return (scene.draft?.type === 'order' ? scene.draft : form.proposal) as ActionOf<'order'>;
}

/** Whatever of the viewer can still go in this question. */
export function piecesOf(scene: TalScene): Piece[] {
  const { viewer, view } = scene;
  if (viewer === undefined) return [];
  if (orderDraft(scene))
    return [1, 2].map((number) => ({
      id: `overseer ${number}`,
      kind: 'overseer',
      number,
      from: figureAt(view, viewer, number - 1),
    }));
  const ids = new Set(offersOf(scene).flatMap(({ piece, action }) => (piece && action.type !== 'build' ? [piece] : [])));
  return [...ids].map((id) => {
    const [kind, which = ''] = id.split(' ') as [FigureKind, string];
    const number = kind === 'overseer' ? Number(which) : 0;
    return { id, kind, number, from: kind === 'overseer' ? figureAt(view, viewer, number - 1) : spotNamed(which)! };
  });
}

/** Those of them that stand at a site or in an area. */
export function piecesAt(scene: TalScene, node: number): Piece[] {
  return piecesOf(scene).filter(({ from }) => nodeOf(from) === node);
}

/** Where the piece can go, by spot. */
export function targetsOf(scene: TalScene, piece: Piece | undefined): ReadonlyMap<Spot, Target> {
  const found = new Map<Spot, Target>();
  if (!piece) return found;
  const draft = orderDraft(scene);
  if (draft) {
    const other = piece.number === 1 ? distanceOf(scene, 2, draft.two) : distanceOf(scene, 1, draft.one);
    const slot = formsOf(scene, 'order')[0]?.slots[piece.number === 1 ? 'one' : 'two'];
    for (const to of slot?.kind === 'one' ? (slot.of as readonly Spot[]) : []) {
      const price = distance(piece.from, to);
      const action = ordering(draft, piece.number, to);
      if (scene.refusal(action)) continue;
      found.set(to, { to, price, left: movePoints - other - price, way: wayBetween(piece.from, to), action, claims: 0 });
    }
    return found;
  }
  for (const { action, piece: id, price = 0, way = [], effect } of offersOf(scene)) {
    if (id !== piece.id || (action.type !== 'overseer' && action.type !== 'worker')) continue;
    const { left, claims = 0 } = effect ?? {};
    found.set(action.to, {
      to: action.to,
      price,
      left: Number(left),
      way,
      action,
      claims: Number(claims),
    });
  }
  return found;
}

export function ordering(draft: ActionOf<'order'>, overseer: number, to: Spot): ActionOf<'order'> {
  return overseer === 1 ? { ...draft, one: to } : { ...draft, two: to };
}

function distanceOf({ view, viewer = 0 }: TalScene, overseer: number, to: Spot): number {
  return distance(figureAt(view, viewer, overseer - 1), to);
}

/** What the orders cost together. */
export function orderPrice(scene: TalScene, draft: ActionOf<'order'>): number {
  return distanceOf(scene, 1, draft.one) + distanceOf(scene, 2, draft.two);
}

/** Where the draft sends the piece; undefined when it sends it nowhere. */
export function draftedSpot(scene: TalScene, piece: Piece): Spot | undefined {
  const { draft } = scene;
  if (draft?.type === 'order') {
    const to = piece.number === 1 ? draft.one : draft.two;
    return to === piece.from ? undefined : to;
  }
  if (draft?.type === 'overseer') return draft.overseer === piece.number && piece.kind === 'overseer' ? draft.to : undefined;
  return draft?.type === 'worker' && piece.kind === 'worker' && draft.from === piece.from ? draft.to : undefined;
}

/**
 * The spot meant by a tap on a whole site or area: the one drafted there already, or the first free place from where this
 * seat begins to count, so that two players who only tap seldom order the same one.
 */
export function meantSpot(scene: TalScene, piece: Piece, targets: ReadonlyMap<Spot, Target>, node: number): Spot | undefined {
  if (isArea(node)) return targets.has(node) ? node : undefined;
  const drafted = draftedSpot(scene, piece);
  if (drafted !== undefined && siteOf(drafted) === node) return drafted;
  const places = spotsOf(node, (scene.viewer ?? 0) * 3);
  const draft = orderDraft(scene);
  const other = draft && (piece.number === 1 ? draft.two : draft.one);
  return (
    places.find((to) => targets.has(to) && to !== other && to !== piece.from && !isTaken(scene.view, to)) ??
    places.find((to) => targets.has(to))
  );
}

function spotsOf(site: number, from: number): Spot[] {
  const count = placesOf(site);
  return Array.from({ length: count }, (_, i) => firstPlaceOf(site) + ((from + i) % count));
}

/** Why the piece cannot go to a site or area. */
export function whyNot(scene: TalScene, piece: Piece, node: number): Refusal | undefined {
  const spots = isArea(node) ? [node] : spotsOf(node, 0);
  let reason: Refusal | undefined;
  for (const to of spots) {
    const refusal = scene.refusal(actionTo(scene, piece, to));
    if (!refusal) return undefined;
    if (!reason || isPlace(to)) reason ??= refusal;
  }
  return reason;
}

function actionTo(scene: TalScene, piece: Piece, to: Spot): TalAction {
  const draft = orderDraft(scene);
  if (draft) return ordering(draft, piece.number, to);
  return piece.kind === 'overseer' ? { type: 'overseer', overseer: piece.number, to } : { type: 'worker', from: piece.from, to };
}
