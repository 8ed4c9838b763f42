import { describe, expect, it } from 'vitest';
import { talDerKoenige as game } from '../index.ts';
import type { TalPreview } from '../preview.ts';
import { kindOf, pointsFor, prospects } from '../scoring.ts';
import { view } from '../view.ts';
import { type Colour, own, pile, times, world } from './testing.ts';

function judge(blocks: readonly Colour[], expert = false): [string, number] {
  const state = world({ options: { expert } });
  const site = blocks.length === 5 ? 15 : 2;
  own(state, 0, site);
  pile(state, site, blocks);
  return [kindOf(state, site), pointsFor(state, site)];
}

const [r, w, b, g] = ['red', 'white', 'black', 'grey'] as const;
const levels = (base: Colour, middle: Colour, top: Colour) => [...times(9, base), ...times(4, middle), top];

describe('K5 value of a pyramid', () => {
  it('K5 one colour: 4 and 11', () => {
    expect(judge(times(5, 'white'))).toEqual(['oneColour', 4]);
    expect(judge(times(14, 'red'))).toEqual(['oneColour', 11]);
  });

  it('K5 layered: 3 and 9; levels may repeat a colour', () => {
    expect(judge(levels('red', 'grey', 'black'))).toEqual(['layered', 9]);
    expect(judge(levels('white', 'white', 'black'))).toEqual(['layered', 9]);
    expect(judge(levels('white', 'black', 'white'))).toEqual(['layered', 9]);
    expect(judge([r, r, r, r, w])).toEqual(['layered', 3]);
  });

  it('K5 mixed: 1 and 5', () => {
    expect(judge([r, r, w, r, r])).toEqual(['mixed', 1]);
    expect(judge([...times(8, 'red'), 'white', ...times(5, 'red')])).toEqual(['mixed', 5]);
    expect(judge([...times(9, 'red'), r, r, r, w, r])).toEqual(['mixed', 5]);
  });

  it('K5 the middle block of a large base is never judged', () => {
    expect(judge(times(14, 'red').with(4, 'sand'))).toEqual(['oneColour', 11]);
    expect(judge(levels('red', 'grey', 'black').with(4, 'white'))).toEqual(['layered', 9]);
    expect(judge(times(14, 'red').with(3, 'sand'))).toEqual(['mixed', 5]);
  });

  it('K6.2 expert: the two-colour pattern counts 2 and 7', () => {
    const base: Colour[] = [r, w, r, w, b, w, r, w, r];
    expect(judge([...base, r, w, w, r, w], true)).toEqual(['twoColour', 7]);
    expect(judge([...base, w, r, r, w, r], true)).toEqual(['twoColour', 7]);
    expect(judge([...base.with(4, r), w, r, r, w, w], true)).toEqual(['twoColour', 7]);
    expect(judge([b, g, g, b, g], true)).toEqual(['twoColour', 2]);
    expect(judge([b, g, g, b, b], true)).toEqual(['twoColour', 2]);
  });

  it('K6.2 exactly two colours, and chequered on every level', () => {
    const base: Colour[] = [r, w, r, w, w, w, r, w, r];
    expect(judge([...base, r, w, w, r, b], true)).toEqual(['mixed', 5]);
    expect(judge([...base, r, b, b, r, w], true)).toEqual(['mixed', 5]);
    expect(judge([...base, r, r, w, w, w], true)).toEqual(['mixed', 5]);
    expect(judge([...base.with(0, w), r, w, w, r, w], true)).toEqual(['mixed', 5]);
    expect(judge([b, b, g, g, g], true)).toEqual(['mixed', 1]);
    expect(judge([b, g, g, b, r], true)).toEqual(['mixed', 1]);
    expect(judge([b, g, g, r, b], true)).toEqual(['mixed', 1]);
  });

  it('K6.2 without the option the pattern is mixed; the better class counts with it', () => {
    expect(judge([b, g, g, b, g])).toEqual(['mixed', 1]);
    expect(judge([b, b, b, b, g], true)).toEqual(['layered', 3]);
    expect(judge(levels('red', 'grey', 'red'), true)).toEqual(['layered', 9]);
  });
});

describe('preview', () => {
  it('shows the points now, by class', () => {
    const state = world({ players: 2 });
    own(state, 1, 15, 13, 8);
    pile(state, 15, times(5, 'white'));
    pile(state, 13, times(5, 'black'));
    pile(state, 8, [...times(8, 'red'), 'white', ...times(5, 'red')]);
    expect(game.preview(view(state, undefined)).seats[1]).toMatchObject({
      lines: [
        { line: 'oneColour', points: 8 },
        { line: 'mixed', points: 5 },
      ],
      total: 13,
      unknown: false,
    });
  });

  it('shows the best each unfinished pyramid can still become', () => {
    const state = world({ players: 2, options: { expert: true } });
    own(state, 0, 2, 6, 7, 8, 15);
    pile(state, 2, times(9, 'red').with(4, 'white'));
    pile(state, 6, [...times(9, 'grey'), 'red']);
    pile(state, 7, [r, w, r]);
    pile(state, 8, [r, w, b]);
    const best = (game.preview(view(state, 0)) as TalPreview).seats[0]?.prospects;
    expect(best?.map(({ site, kind, points, missing }) => [site, kind, points, missing])).toEqual([
      [2, 'oneColour', 11, 5],
      [6, 'layered', 9, 4],
      [7, 'twoColour', 7, 11],
      [8, 'mixed', 5, 11],
      [15, 'oneColour', 4, 5],
    ]);
  });

  it('counts only with blocks that can still come', () => {
    const state = world({ players: 4 });
    own(state, 0, 2);
    own(state, 1, 1, 3, 15);
    const best = () => prospects(state).find(({ site }) => site === 2);
    pile(state, 1, times(14, 'red'));
    pile(state, 2, ['red']);
    expect(best()).toMatchObject({ kind: 'oneColour', points: 11 });
    pile(state, 3, levels('red', 'white', 'white'));
    expect(best()).toMatchObject({ kind: 'layered', points: 9 });
    pile(state, 15, times(4, 'red'));
    expect(best(), 'blocks of an unfinished pyramid can still be stolen').toMatchObject({ kind: 'layered', points: 9 });
    state.blocks[15 * 14 + 4] = 1;
    state.laid[15] = 5;
    expect(best()).toMatchObject({ kind: 'mixed', points: 5 });
  });

  it('shows no prospects once the game is over', () => {
    const state = world({ players: 2, phase: 'over' });
    own(state, 0, 2);
    expect((game.preview(view(state, undefined)) as TalPreview).seats[0]?.prospects).toEqual([]);
  });
});
