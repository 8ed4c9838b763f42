import { describe, expect, it } from 'vitest';
import { fastRandom } from '../../../core/random.ts';
import { floorCounts, letterOf, rotationsOf, stackSize, tiles } from '../data.ts';
import { tikal } from '../index.ts';
import { stepPrice } from '../movement.ts';
import { isKnown, kindAt, valueAt } from '../state.ts';
import { hex, play, turnOf, world } from './testing.ts';

const stack = tiles.slice(0, stackSize);

describe('T1 components and setup', () => {
  it('T1.1 the board has 40 hexes, four of them printed', () => {
    const state = world();
    expect(state.tiles).toHaveLength(40);
    expect([...state.tiles.keys()].filter((at) => isKnown(state, at))).toHaveLength(4);
    expect(['A5', 'A4', 'B5', 'B4'].map((name) => kindAt(state, hex(name)))).toEqual(['base', 'temple', 'temple', 'jungle']);
    expect([valueAt(state, hex('A4')), valueAt(state, hex('B5'))]).toEqual([1, 1]);
  });

  it('worked check: base camp to the printed jungle costs 1, to either printed temple 2; temples and jungle are not joined', () => {
    const state = world();
    const price = (from: string, to: string) => stepPrice(state, hex(from), hex(to));
    expect([price('A5', 'B4'), price('A5', 'A4'), price('A5', 'B5')]).toEqual([1, 2, 2]);
    expect([price('A4', 'B4'), price('B5', 'B4'), price('B4', 'A4')]).toEqual([0, 0, 0]);
  });

  it('T1.2 15 temples, 10 jungle, 8 treasure tiles with 24 masks, 3 volcanoes', () => {
    const count = (kind: string) => stack.filter((tile) => tile.kind === kind).length;
    expect(['temple', 'jungle', 'treasure', 'volcano'].map(count)).toEqual([15, 10, 8, 3]);
    const masks = stack.filter(({ kind }) => kind === 'treasure').map(({ value }) => value);
    expect([masks.reduce((sum, value) => sum + value), Math.min(...masks), Math.max(...masks)]).toEqual([24, 2, 4]);
    const temples = stack.filter(({ kind }) => kind === 'temple').map(({ value }) => value);
    expect([Math.min(...temples), Math.max(...temples)]).toEqual([1, 6]);
  });

  it('T1.2 every tile of the stack but a volcano has three stones', () => {
    for (const { kind, stones } of stack) expect(stones.reduce((sum, count) => sum + count)).toBe(kind === 'volcano' ? 0 : 3);
  });

  it('T1.2 the stack is shuffled within each letter, A on top', () => {
    const stacks = [1, 2].map((seed) => tikal.setup({ players: 2, options: {}, rules: 1 }, fastRandom(seed)).stack);
    expect(stacks[0]).not.toEqual(stacks[1]);
    for (const one of stacks) {
      expect([...one].sort((a, b) => a - b)).toEqual(stack.map((_, tile) => tile));
      const letters = one.map(letterOf);
      expect(letters).toEqual([...letters].sort());
      expect([0, 1, 2, 3, 4, 5, 6].map((letter) => letters.filter((other) => other === letter).length)).toEqual([
        6, 6, 5, 5, 5, 5, 4,
      ]);
    }
  });

  it('T1.2 a view shows the letter of the next tile but not its face', () => {
    const state = world();
    const seen = tikal.view(state, 0);
    expect(seen.stack.slice(0, state.drawn)).toEqual(state.stack.slice(0, state.drawn));
    expect(new Set(seen.stack.slice(state.drawn)).size).toBe(1);
  });

  it('T1.3 24 treasures, three of each motif, and 48 floors', () => {
    const state = world();
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((motif) => state.hidden.filter((other) => other === motif).length)).toEqual(
      Array(8).fill(3),
    );
    expect(state.floors).toEqual([3, 6, 9, 11, 8, 5, 3, 2, 1]);
    expect(floorCounts.reduce((sum, count) => sum + count)).toBe(48);
  });

  it('T1.4 a leader, 18 members and 2 camps each, nothing on the board, score 0', () => {
    for (const players of [2, 3, 4]) {
      const state = world({ players });
      expect(state.supply).toEqual(Array(players).fill(18));
      expect(state.leaders).toEqual(Array(players).fill(-1));
      expect(state.score).toEqual(Array(players).fill(0));
      expect(state.members.every((count) => count === 0)).toBe(true);
      expect([...state.camps, ...state.guards]).toEqual(Array(4 * players).fill(-1));
    }
    expect(world({ auction: true }).score).toEqual([20, 20]);
  });

  it('T1.4 scores have no upper limit', () => {
    const state = turnOf(0);
    state.order = [0, 1];
    state.score = [199, 0];
    state.values[hex('A4')] = 10;
    state.leaders[0] = hex('A4');
    play(state, 'end');
    expect(state.score).toEqual([209, 0]);
  });

  it('T1.5 whoever is named begins, otherwise anybody may', () => {
    for (const first of [0, 1, 2]) expect(world({ players: 3, first }).seat).toBe(first);
    const random = fastRandom(1);
    const begun = Array.from({ length: 40 }, () => tikal.setup({ players: 3, options: {}, rules: 1 }, random).seat);
    expect(new Set(begun)).toEqual(new Set([0, 1, 2]));
  });

  it('T1.5 play goes clockwise', () => {
    const state = world({ players: 3, first: 1, stack: ['A3', 'C3', 'D4', 'E3'] });
    const seats: number[] = [];
    for (const at of ['B3', 'C3', 'B2', 'A3']) {
      seats.push(state.seat);
      play(state, `place ${at} r0`, 'end');
    }
    expect(seats).toEqual([1, 2, 0, 1]);
  });

  it('T3.1 most tiles have six rotations, D4 two, volcanoes one', () => {
    expect(stack.map(({ id }, tile) => [id, rotationsOf[tile]]).filter(([, count]) => count !== 6)).toEqual([
      ['B1', 1],
      ['D3', 1],
      ['D4', 2],
      ['F2', 1],
    ]);
  });
});
