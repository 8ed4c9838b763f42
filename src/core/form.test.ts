import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Form, fillForm, fitsForm, isForm } from './form.ts';
import type { Action } from './game.ts';
import { fastRandom } from './random.ts';

describe('a form', () => {
  const form: Form<Action & Record<string, unknown>> = {
    form: 'offer',
    fixed: { to: 2 },
    slots: {
      amount: { kind: 'number', least: 2, most: 5 },
      half: { kind: 'one', of: ['left', 'right'] },
      cards: { kind: 'some', of: [1, 1, 4], least: 1, most: 2 },
      goods: { kind: 'counts', most: [2, 0] },
      orders: {
        kind: 'list',
        entry: { kind: 'record', slots: { at: { kind: 'number', least: 0, most: 1 } } },
        least: 1,
        most: 3,
      },
      note: { kind: 'maybe', slot: { kind: 'one', of: [true] } },
    },
  };
  const good = { type: 'offer', to: 2, amount: 2, half: 'left', cards: [1, 4], goods: [1, 0], orders: [{ at: 1 }] };

  it('fits what it fills', () => {
    fc.assert(fc.property(fc.integer(), (seed) => fitsForm(form, fillForm(form, fastRandom(seed)))));
    const filled = Array.from({ length: 200 }, (_, seed) => fillForm(form, fastRandom(seed)));
    expect(new Set(filled.map(({ amount }) => amount))).toEqual(new Set([2, 3, 4, 5]));
    expect(new Set(filled.map(({ cards }) => (cards as number[]).length))).toEqual(new Set([1, 2]));
    expect(new Set(filled.map(({ orders }) => (orders as object[]).length))).toEqual(new Set([1, 2, 3]));
    expect(new Set(filled.map((action) => 'note' in action))).toEqual(new Set([true, false]));
  });

  it('takes a good filling', () => {
    expect(fitsForm(form, good)).toBe(true);
    expect(isForm(form)).toBe(true);
    expect(isForm({ action: good })).toBe(false);
  });

  it.each([
    { type: 'other' },
    { to: 1 },
    { amount: 1 },
    { amount: 6 },
    { amount: 2.5 },
    { half: 'up' },
    { cards: [] },
    { cards: [1, 1, 4] },
    { cards: [4, 4] },
    { cards: 'ab' },
    { goods: [3, 0] },
    { goods: [1] },
    { goods: [-1, 0] },
    { goods: [1, 1] },
    { orders: [{ at: 2 }] },
    { orders: [{}] },
    { orders: [null] },
    { orders: [] },
    { orders: [{ at: 0 }, { at: 0 }, { at: 0 }, { at: 0 }] },
    { orders: [1] },
    { orders: { length: 1, every: true } },
    { orders: 'x' },
    { note: false },
    { extra: 1 },
  ])('does not take %j', (change) => {
    expect(fitsForm(form, { ...good, ...change })).toBe(false);
  });
});
