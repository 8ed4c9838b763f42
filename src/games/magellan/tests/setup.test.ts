import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { fastRandom } from '../../../core/random.ts';
import { crownsOf, phases } from '../data.ts';
import { magellan } from '../index.ts';
import { fieldOf } from '../map.ts';
import { beforeFirstCard } from '../setup.ts';
import { countOf } from '../state.ts';
import { handOf, world } from './testing.ts';

describe('M1 components and setup', () => {
  it('M1.1 each explorer has three cards I, two II, one III', () => {
    const state = beforeFirstCard({ players: 4, options: {}, rules: 1 }, fastRandom(1));
    for (let explorer = 0; explorer < 6; explorer++) {
      const count = (cards: readonly number[]) => cards.filter((card) => card === explorer).length;
      expect([count(state.stack), count(state.later.slice(6)), count(state.later.slice(0, 6))]).toEqual([3, 2, 1]);
    }
  });

  it('M1.1 seven money cards of each value, low ones with more crowns', () => {
    const state = world({ players: 5 });
    for (let i = 0; i < 9; i++) expect(at(state.pile, i) + 5).toBe(7);
    expect(crownsOf.slice(1)).toEqual([3, 3, 3, 2, 2, 2, 1, 1, 1]);
  });

  it('M1.2 each board has sides A and B, both A unless chosen', () => {
    const byDefault = magellan.setup({ players: 3, options: { board1: 'A', board2: 'A' }, rules: 1 }, fastRandom(1));
    expect(byDefault.sides).toEqual([0, 0, 0, 0, 0, 0]);
    const mixed = magellan.setup({ players: 3, options: { board1: 'B', board2: 'A' }, rules: 1 }, fastRandom(1));
    expect(mixed.sides).toEqual([1, 1, 1, 0, 0, 0]);
    expect(magellan.meta.options).toEqual({
      board1: { values: ['A', 'B'], default: 'A' },
      board2: { values: ['A', 'B'], default: 'A' },
    });
  });

  it('M1.3 everybody has six ships and a hidden set of 1 to 9; the rest is the pile', () => {
    const state = world({ players: 6 });
    expect(state.ships).toHaveLength(36);
    for (let seat = 0; seat < 6; seat++) expect(handOf(state, seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(countOf(state.pile)).toBe(63 - 54);
    const view = magellan.view(state, 2);
    expect(view.hands.map((hand) => hand !== null)).toEqual([false, false, true, false, false, false]);
    expect(view.handSizes).toEqual([9, 9, 9, 9, 9, 9]);
  });

  it('M1.4 the auctioneer is drawn at random, or chosen', () => {
    const auctioneers = new Set<number>();
    for (let seed = 1; seed < 60; seed++)
      auctioneers.add(magellan.setup({ players: 4, options: {}, rules: 1 }, fastRandom(seed)).auctioneer);
    expect([...auctioneers].sort()).toEqual([0, 1, 2, 3]);
    expect(magellan.setup({ players: 4, options: {}, first: 2, rules: 1 }, fastRandom(1)).auctioneer).toBe(2);
  });

  it('M1.5 phase I sells 18 cards, II 12, III 6, each stack shuffled', () => {
    const one = beforeFirstCard({ players: 3, options: {}, rules: 1 }, fastRandom(1));
    const other = beforeFirstCard({ players: 3, options: {}, rules: 1 }, fastRandom(2));
    expect(one.stack).toHaveLength(18);
    expect(one.later).toHaveLength(18);
    for (const part of ['stack', 'later'] as const) expect(one[part]).not.toEqual(other[part]);
  });

  it('the fields carry the bags and crowns of the boards', () => {
    const row = (explorer: number, side: number) =>
      phases.map((_, phase) => fieldOf(explorer, side, phase)).map(({ bag, crown }) => [bag, crown]);
    const columbus = [
      [1, 1],
      [1, 5],
      [0, 10],
    ];
    expect([row(0, 0), row(0, 1)]).toEqual([columbus, columbus]);
    expect(row(1, 0)).toEqual([
      [1, 2],
      [1, 6],
      [0, 15],
    ]);
    expect(row(1, 1)).toEqual([
      [1, 2],
      [1, 6],
      [0, 0],
    ]);
    expect([row(2, 0), row(2, 1)].flat(2).every((number) => number === 0)).toBe(true);
    expect(row(3, 0)).toEqual([
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    expect(row(3, 1)).toEqual([
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    expect(row(4, 0)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    expect(row(5, 0)).toEqual([
      [0, 5],
      [0, 10],
      [0, 20],
    ]);
    expect(row(5, 1)).toEqual([
      [0, 5],
      [0, 10],
      [0, 20],
    ]);
  });
});
