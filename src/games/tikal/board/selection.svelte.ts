/** What a person is looking at before it is an action: a place, a figure on it, the way round of the tile in hand. */
import type { TikalEvent } from '../event.ts';
import type { Hex } from '../map.ts';
import type { Figure } from '../state.ts';
import { type ActionOf, figuresOf, placements, type TikalScene, walksFrom } from './scene.ts';

interface Selection {
  hex: Hex | undefined;
  figure: Figure | undefined;
  rotation: number;
  /** The place under the pointer or focus. */
  asked: Hex | undefined;
  trading: boolean;
}

/** How the board lies, so that a tile beside it lies the same way. */
export const posture: { tall: boolean } = $state({ tall: false });

const nothing: Selection = { hex: undefined, figure: undefined, rotation: 0, asked: undefined, trading: false };

// The board and the controls beside it show one selection; a page has one table.
export const selection: Selection = $state({ ...nothing });

export function forget(): void {
  Object.assign(selection, nothing);
}

/** Selects a place and, if the viewer can move one from there, a figure: the last kind used, or what there is. */
export function selectHex(scene: TikalScene, hex: Hex | undefined): void {
  selection.hex = hex;
  selection.trading = false;
  if (hex === undefined || scene.viewer === undefined) {
    selection.figure = undefined;
    return;
  }
  const here = figuresOf(scene.view, hex, scene.viewer);
  const able = here.filter((figure) => walksFrom(scene, hex, figure).size > 0);
  selection.figure = selection.figure && able.includes(selection.figure) ? selection.figure : able[0];
}

/**
 * Follows a step of the viewer's own when it is shown. What was selected meanwhile stays: between a tap and the
 * position that answers it lies the way to the server and back.
 */
export function followStep(scene: TikalScene, event: TikalEvent): void {
  if (event.type === 'walked' && (selection.hex === event.from || selection.hex === undefined)) selectHex(scene, event.to);
  // A figure that could not be moved before the tile lay there may be now.
  else if (event.type === 'tilePlaced') selectHex(scene, selection.hex);
  else if (event.type === 'turnEnded') selectHex(scene, undefined);
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
  const hex = selection.asked;
  const rotations = hex === undefined ? undefined : placements(scene).get(hex);
  return hex === undefined || !rotations
    ? undefined
    : { type: 'place', hex, rotation: rotationAt(rotations, selection.rotation) };
}

/** Turns the tile in hand to the next way round that fits where it hangs. */
export function turnTile(scene: TikalScene, by: 1 | -1): void {
  const tile = hanging(scene);
  const fitting = tile ? (placements(scene).get(tile.hex) ?? []) : [0, 1, 2, 3, 4, 5];
  let rotation = tile?.rotation ?? selection.rotation;
  for (let turn = 0; turn < 6; turn++) {
    rotation = (rotation + by + 6) % 6;
    if (fitting.includes(rotation)) break;
  }
  selection.rotation = rotation;
  if (scene.draft?.type === 'place') scene.choose({ ...scene.draft, rotation });
}
