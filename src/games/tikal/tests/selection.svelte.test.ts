import { beforeEach, expect, test } from 'vitest';
import { fastRandom } from '../../../core/random.ts';
import { hexes, type TikalScene } from '../board/scene.ts';
import { held, letGo } from '../board/selection.svelte.ts';
import { tikal } from '../index.ts';

const view = tikal.view(tikal.setup({ players: 2, options: {}, first: 0, rules: 1 }, fastRandom(4)), 0);
/** As much of a scene as a selection looks at. */
const sceneOf = (part: Partial<typeof view>) =>
  ({ view: { ...view, ...part }, viewer: 0, choices: [], draft: undefined }) as unknown as TikalScene;
const placing = sceneOf({ phase: 'place' });
const acting = sceneOf({ phase: 'act', ap: 10 });
const later = sceneOf({ phase: 'act', ap: 4 });
const [camp = 0] = hexes;

beforeEach(() => held.drop());

test('a place selected before the laid tile is shown stays selected', () => {
  held.put(placing, { hex: camp });
  expect(held.of(acting).hex).toBe(camp);
});

test('what is selected stays so while points are spent', () => {
  held.put(acting, { hex: camp, members: 3 });
  expect(held.of(later)).toMatchObject({ hex: camp, members: 3 });
});

test('with the turn everything is let go', () => {
  held.put(acting, { hex: camp });
  expect(held.of(sceneOf({ phase: 'place', seat: 1, drawn: view.drawn + 1 })).hex).toBeUndefined();
});

test('letting go keeps the way round of the tile', () => {
  held.put(placing, { hex: camp, rotation: 3, trading: true });
  letGo(placing);
  expect(held.of(placing)).toMatchObject({ hex: undefined, rotation: 3, trading: false });
});
