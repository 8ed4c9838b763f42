import { expect, test } from 'vitest';
import type { Action, Choice, Offer } from '../../core/game.ts';
import type { AnyScene } from '../../ui/board.ts';
import { actionsOf, saidChoices } from './actions.ts';

const of = (...choices: unknown[]) => actionsOf({ choices: choices as Choice<never>[] }, {});

test('a form with one of a few things in each slot is listed as every filling of it', () => {
  const attack = { form: 'attack', slots: { from: { kind: 'one', of: [1, 2] }, to: { kind: 'one', of: [8, 9] } } };
  expect(of(attack)).toEqual([
    { type: 'attack', from: 1, to: 8 },
    { type: 'attack', from: 1, to: 9 },
    { type: 'attack', from: 2, to: 8 },
    { type: 'attack', from: 2, to: 9 },
  ]);
});

test('a number on its own is listed as far as a list goes, with what is fixed', () => {
  const bid = { form: 'bid', fixed: { on: 'C4' }, slots: { amount: { kind: 'number', least: 3, most: 40 } } };
  expect(of(bid)).toHaveLength(12);
  expect(of(bid)[0]).toEqual({ type: 'bid', on: 'C4', amount: 3 });
});

test('whatever has too many fillings stands as its proposal, or not at all', () => {
  const many = { kind: 'one', of: Array.from({ length: 100 }, (_, at) => at) };
  const proposal = { type: 'go', from: 1, to: 2 };
  expect(of({ form: 'go', slots: { from: many, to: many }, proposal })).toEqual([proposal]);
  expect(of({ form: 'offer', slots: { to: { kind: 'one', of: [1] }, give: { kind: 'counts', most: [4, 1] } } })).toEqual([]);
});

test('offers are listed as they are, unless the board says that they stand elsewhere', () => {
  const action = { type: 'pass' };
  expect(of({ action })).toEqual([action]);
  expect(actionsOf({ choices: [{ action }] as unknown as Choice<never>[] }, { listed: () => false })).toEqual([]);
});

test('a choice says what it costs, and its own words come first', () => {
  const walk = { action: { type: 'walk' }, price: 3 };
  const scene = { choices: [walk, { action: { type: 'pass' } }], sayChoice: ({ type }: Action) => type } as unknown as AnyScene;
  const board = { adds: ({ price }: Offer<Action>) => (price ? `${price} AP` : '') };
  expect(saidChoices(scene, board).map(({ said }) => said)).toEqual(['walk, 3 AP', 'pass']);
  expect(saidChoices(scene, {}).map(({ said }) => said)).toEqual(['walk', 'pass']);
});
