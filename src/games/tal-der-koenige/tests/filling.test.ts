import { describe, expect, it } from 'vitest';
import { bestFilling } from '../filling.ts';

// Colours as in the data: red, grey, black, white, sand; blocks on the site are 1 + colour.
const empty = (length: number) => new Array(length).fill(0);
const red = 1;
const white = 4;

function lay(blocks: readonly number[], filling: ReturnType<typeof bestFilling>): number[] {
  const laid = blocks.slice();
  for (const { position, colour } of filling.blocks) laid[position] = colour + 1;
  return laid;
}

describe('the best filling of a pyramid', () => {
  it('finishes a small one in one colour where it can', () => {
    const filling = bestFilling(15, empty(5), [5, 4, 0, 0, 0], 10, false);
    expect(filling).toMatchObject({ kind: 'oneColour', points: 4 });
    expect(lay(empty(5), filling)).toEqual([red, red, red, red, red]);
  });

  it('hides the odd block in the middle of a large base', () => {
    const filling = bestFilling(2, empty(14), [8, 0, 0, 1, 0], 10, false);
    expect(filling.kind).toBe('oneColour');
    expect(lay(empty(14), filling)[4]).toBe(white);
    expect(filling.blocks).toHaveLength(9);
  });

  it('lays the hidden block in a colour that the levels above do not want', () => {
    const base = [1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0];
    const filling = bestFilling(2, base, [5, 0, 0, 1, 0], 6, false);
    expect(lay(base, filling)).toEqual([1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(filling).toMatchObject({ kind: 'oneColour', points: 11 });
  });

  it('keeps a good pyramid good rather than laying every block', () => {
    const filling = bestFilling(2, empty(14), [5, 0, 0, 1, 1], 10, false);
    expect(filling.kind).toBe('oneColour');
    expect(filling.blocks.filter(({ colour }) => colour !== 0)).toHaveLength(1);
  });

  it('layers where one colour is no longer possible', () => {
    const base = [...new Array(9).fill(red), white, 0, 0, 0, 0];
    const filling = bestFilling(2, base, [2, 0, 0, 3, 0], 6, false);
    expect(filling).toMatchObject({ kind: 'layered', points: 9 });
    expect(lay(base, filling)).toEqual([...new Array(9).fill(red), white, white, white, white, red]);
  });

  it('follows the chequered pattern only with the expert rule', () => {
    const begun = [red, white, 0, 0, 0];
    expect(bestFilling(15, begun, [2, 0, 0, 1, 0], 4, true)).toMatchObject({ kind: 'twoColour', points: 2 });
    expect(bestFilling(15, begun, [2, 0, 0, 1, 0], 4, false)).toMatchObject({ kind: 'mixed', points: 1 });
    expect(lay(begun, bestFilling(15, begun, [2, 0, 0, 1, 0], 4, true))).toEqual([red, white, white, red, red]);
  });

  it('lays no more than there is room for, and nothing on a finished pyramid', () => {
    expect(bestFilling(2, empty(14), [9, 9, 0, 0, 0], 4, false).blocks).toHaveLength(4);
    expect(bestFilling(15, [1, 1, 1, 1, 1], [5, 0, 0, 0, 0], 4, false).blocks).toEqual([]);
    expect(bestFilling(15, empty(5), [0, 0, 0, 0, 0], 4, false).blocks).toEqual([]);
  });

  it('never begins a level above an unfinished one', () => {
    const filling = bestFilling(15, empty(5), [3, 0, 0, 0, 0], 10, false);
    expect(filling.blocks.map(({ position }) => position).sort()).toEqual([0, 1, 2]);
  });
});
