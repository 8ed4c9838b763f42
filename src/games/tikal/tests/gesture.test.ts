/** What a tap on a place means, and what is said of walking: the board's own readings, on real positions. */
import { describe, expect, it } from 'vitest';
import { stillScene } from '../../../ui/still.ts';
import { partyAt, tapOn, walkHint, walksOf } from '../board/party.ts';
import { pointsShown, type TikalScene } from '../board/scene.ts';
import { en } from '../board/text/en.ts';
import { tikal } from '../index.ts';
import type { TikalText } from '../message-keys.ts';
import type { TikalState } from '../state.ts';
import { hex, play, put, turnOf, world } from './testing.ts';

function sceneOf(state: TikalState): TikalScene {
  const view = tikal.view(state, state.seat);
  const choices = tikal.choices(state, state.seat);
  return stillScene({
    view,
    viewer: state.seat,
    waiting: [state.seat],
    preview: tikal.preview(view),
    text: {} as TikalText,
    words: en,
    choices,
    still: false,
  });
}

const one = { members: 1, leader: false };
const [base, next] = [hex('A5'), hex('B4')];

describe('a tap', () => {
  it('selects own figures, whatever else is selected and however near they are', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A5', 2);
    put(state, 0, 'member', 'B4', 1);
    const scene = sceneOf(state);
    const walks = walksOf(scene, partyAt(scene, base, one));
    expect(walks.has(next)).toBe(true);
    expect(tapOn(scene, next, walks)).toBe('select');
    expect(tapOn(scene, base, walks)).toBe('select');
  });

  it('goes where nobody of mine stands, and only tells where nobody can go', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A5', 2);
    const scene = sceneOf(state);
    const walks = walksOf(scene, partyAt(scene, base, one));
    expect(tapOn(scene, next, walks)).toBe('go');
    expect(tapOn(scene, hex('A4'), new Map())).toBe('tell');
    // Without a party the jungle there is ground for a camp.
    expect(tapOn(scene, next, new Map())).toBe('select');
    expect(tapOn(scene, hex('H5'), walks)).toBe('tell');
  });

  it('asks at an own camp where figures could walk in or be brought in', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'B4', 1);
    const scene = sceneOf(state);
    const walks = walksOf(scene, partyAt(scene, next, one));
    expect(walks.has(base)).toBe(true);
    expect(tapOn(scene, base, walks)).toBe('select');
  });
});

describe('a party', () => {
  it('goes together for the price of all, as so many actions that the rules take one after the other', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', 'A5');
    put(state, 0, 'member', 'A5', 3);
    const scene = sceneOf(state);
    const walk = walksOf(scene, partyAt(scene, base, { members: 3, leader: true })).get(next);
    const alone = walksOf(scene, partyAt(scene, base, one)).get(next);
    expect(walk?.price).toBe(4 * (alone?.price ?? 0));
    expect(walk?.actions.map(({ figure }) => figure)).toEqual(['leader', 'member', 'member', 'member']);
    for (const action of walk?.actions ?? []) {
      expect(tikal.refusal(state, 0, action)).toBeUndefined();
      play(state, tikal.format(action));
    }
    expect(state.ap).toBe(10 - (walk?.price ?? 0));
  });

  it('is not offered a way that all of it cannot pay', () => {
    const state = turnOf(0, { ap: 2 });
    put(state, 0, 'member', 'A5', 3);
    const scene = sceneOf(state);
    const price = walksOf(scene, partyAt(scene, base, one)).get(next)?.price;
    expect(price).toBe(1);
    expect(walksOf(scene, partyAt(scene, base, { members: 2, leader: false })).has(next)).toBe(true);
    expect(walksOf(scene, partyAt(scene, base, { members: 3, leader: false })).has(next)).toBe(false);
  });

  it('is whoever is there: more than stand there cannot be chosen, and where none is chosen one of them is', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', 'A5');
    const scene = sceneOf(state);
    expect(partyAt(scene, base, { members: 3, leader: false })).toEqual({ hex: base, members: 0, leader: true });
    expect(partyAt(scene, next, { members: 3, leader: true })).toBeUndefined();
  });
});

describe('what is said of walking', () => {
  it('after a figure was brought in: to choose a lit tile, not that no way leads on', () => {
    const state = turnOf(0);
    expect(partyAt(sceneOf(state), base, one)).toBeUndefined();
    play(state, 'bring member A5');
    const scene = sceneOf(state);
    expect(walkHint(scene, partyAt(scene, base, one))).toBe('chooseToWalk');
  });

  it('with no points left: that all are spent, not to choose a lit tile', () => {
    const state = turnOf(0, { ap: 1 });
    play(state, 'bring member A5');
    const scene = sceneOf(state);
    expect(walkHint(scene, partyAt(scene, base, one))).toBe('hintEnd');
    expect(walkHint(scene, undefined)).toBe('hintEnd');
  });

  it('the points told are the points shown, also while the tile is still in hand', () => {
    expect(pointsShown(sceneOf(world()))).toBe(10);
    expect(pointsShown(sceneOf(turnOf(0, { ap: 3 })))).toBe(3);
  });
});
