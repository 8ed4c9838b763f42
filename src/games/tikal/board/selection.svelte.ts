/** What a person is looking at before it is an action: a place, a party on it, the way round of the tile in hand. */
import { selection } from '../../../ui/selection.svelte.ts';
import type { Hex } from '../map.ts';
import type { Party } from './party.ts';
import { type ActionOf, placements, type TikalScene } from './scene.ts';

interface Held {
  /** The place that is selected. */
  readonly hex: Hex | undefined;
  /** Who of those there would go; what is not there any more is left out. */
  readonly members: number;
  readonly leader: boolean;
  /** The party that was selected before and could come here. */
  readonly coming: Party | undefined;
  readonly rotation: number;
  /** The place under the pointer or focus. */
  readonly asked: Hex | undefined;
  readonly trading: boolean;
}

/** How the board lies, so that a tile beside it lies the same way. */
export const posture: { tall: boolean } = $state({ tall: false });

const nothing: Held = {
  hex: undefined,
  members: 1,
  leader: false,
  coming: undefined,
  rotation: 0,
  asked: undefined,
  trading: false,
};

// A turn is one moment: what is selected in it stays selected while positions arrive, also from laying the tile to what follows.
export const held = selection<TikalScene, Held>(nothing, ({ viewer, view }) =>
  [viewer, view.seat, view.drawn, view.scorings, view.order.length].join(' '),
);

export function letGo(scene: TikalScene): void {
  const { rotation, asked } = held.of(scene);
  held.put(scene, { ...nothing, rotation, asked });
}

/** The rotation the tile would have there: the present one, or the next clockwise that fits. */
export function rotationAt(rotations: readonly number[], wish: number): number {
  for (let turn = 0; turn < 6; turn++) {
    const rotation = (wish + turn) % 6;
    if (rotations.includes(rotation)) return rotation;
  }
  return rotations[0] ?? 0;
}

/** Where the tile in hand hangs: laid down for a look, or under the pointer or focus. */
export function hanging(scene: TikalScene): ActionOf<'place'> | undefined {
  const { draft } = scene;
  if (draft?.type === 'place') return draft;
  const { asked: hex, rotation } = held.of(scene);
  const rotations = hex === undefined ? undefined : placements(scene).get(hex);
  return hex === undefined || !rotations ? undefined : { type: 'place', hex, rotation: rotationAt(rotations, rotation) };
}

/** Turns the tile in hand to the next way round that fits where it hangs. */
export function turnTile(scene: TikalScene, by: 1 | -1): void {
  const tile = hanging(scene);
  const fitting = tile ? (placements(scene).get(tile.hex) ?? []) : [0, 1, 2, 3, 4, 5];
  let rotation = tile?.rotation ?? held.of(scene).rotation;
  for (let turn = 0; turn < 6; turn++) {
    rotation = (rotation + by + 6) % 6;
    if (fitting.includes(rotation)) break;
  }
  held.put(scene, { rotation });
  if (scene.draft?.type === 'place') scene.choose({ ...scene.draft, rotation });
}
