import { beforeEach, expect, test } from 'vitest';
import { fastRandom } from '../../../core/random.ts';
import { hexes, type TikalScene } from '../board/scene.ts';
import { followStep, forget, selectHex, selection } from '../board/selection.svelte.ts';
import type { TikalEvent } from '../event.ts';
import { tikal } from '../index.ts';

const config = { players: 2, options: {}, rules: 1 };
const random = fastRandom(4);
const state = tikal.setup(config, random);
/** As much of a scene as a selection looks at. */
const scene = { view: tikal.view(state, 0), viewer: 0, choices: [], draft: undefined } as unknown as TikalScene;
const [camp = 0, near = 0, far = 0] = hexes;
const placed = { type: 'tilePlaced', seat: 0, tile: 0, hex: far, rotation: 0, treasures: 0 } satisfies TikalEvent;
const walked = {
  type: 'walked',
  seat: 0,
  figure: 'member',
  from: camp,
  to: near,
  way: [camp, near],
  price: 1,
} satisfies TikalEvent;

beforeEach(() => forget());

test('a place selected before the laid tile is shown stays selected', () => {
  selectHex(scene, camp);
  followStep(scene, placed);
  expect(selection.hex).toBe(camp);
});

test('a figure stays in hand where it has gone', () => {
  selectHex(scene, camp);
  followStep(scene, walked);
  expect(selection.hex).toBe(near);
});

test('whoever has selected another place while the figure walked keeps it', () => {
  selectHex(scene, far);
  followStep(scene, walked);
  expect(selection.hex).toBe(far);
});

test('with the turn everything is let go', () => {
  selectHex(scene, camp);
  followStep(scene, { type: 'turnEnded', seat: 0, unspent: 2 });
  expect(selection.hex).toBeUndefined();
});
