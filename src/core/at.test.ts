import { describe, expect, it } from 'vitest';
import { at } from './at.ts';
import { sameAction } from './same-action.ts';

describe('an entry that must be there', () => {
  it('is given as it is, 0, null and the empty text too', () => {
    expect([at([0, 7], 0), at([null], 0), at([''], 0), at(new Int16Array([3, 4]), 1), at('abc', 2)]).toEqual([
      0,
      null,
      '',
      4,
      'c',
    ]);
  });

  it.each([-1, 2, 0.5, Number.NaN])('is a bug when there is nothing at %d', (index) => {
    expect(() => at([1, 2], index)).toThrow(`there is nothing at ${index} in a list of 2`);
  });
});

describe('the same action', () => {
  const lay = { type: 'lay', war: [0, 2, 1], weapons: 1 };

  it('has the same content, whatever the order of its names', () => {
    expect(sameAction(lay, { weapons: 1, war: [0, 2, 1], type: 'lay' } as typeof lay)).toBe(true);
    expect(sameAction(undefined, undefined)).toBe(true);
    const [pass, passing] = [{ type: 'pass' }, { type: 'pass', to: undefined }];
    expect(sameAction(pass, passing)).toBe(true);
  });

  it.each([
    ['another kind', { ...lay, type: 'pass' }],
    ['another number', { ...lay, weapons: 0 }],
    ['a text for a number', { ...lay, weapons: '1' }],
    ['another order of a list', { ...lay, war: [2, 0, 1] }],
    ['a longer list', { ...lay, war: [0, 2, 1, 0] }],
    ['a record for a list', { ...lay, war: { 0: 0, 1: 2, 2: 1 } }],
    ['a name more', { ...lay, via: [] }],
    ['a name less', { type: 'lay', war: [0, 2, 1] }],
    ['nothing', undefined],
  ])('is not one with %s', (_what, other) => {
    expect(sameAction(lay, other)).toBe(false);
    expect(sameAction(other, lay)).toBe(false);
  });
});
