import { describe, expect, it } from 'vitest';
import { fastRandom } from '../../../core/random.ts';
import { isRefusal } from '../../../core/refusal.ts';
import { copy } from '../copy.ts';
import { talDerKoenige as game } from '../index.ts';
import { spotNamed } from '../map.ts';
import type { State } from '../state.ts';
import { feedPharaoh, offer, own, pile, play, times, world } from './testing.ts';

const read = (change: object) => game.readState({ ...JSON.parse(JSON.stringify(world())), ...change });

describe('a state from elsewhere', () => {
  it('is read back as it was', () => {
    const state = game.setup({ players: 3, options: { expert: true }, rules: 1 }, fastRandom(2));
    expect(game.readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it.each([
    { players: 5 },
    { round: 0 },
    { phase: 'sleep' },
    { turn: 4 },
    { points: 7 },
    { bag: [33, 33, 33, 33] },
    { groups: [1, 2] },
    { figures: [16] },
    { figures: new Array(28).fill(0) },
    { scarabs: [9, 8, 8, 8] },
    { owners: new Array(16).fill(4) },
    { blocks: [] },
    { pharaoh: new Array(31).fill(0) },
    { orders: [] },
    { extra: 1 },
  ])('is refused with %j', (change) => {
    expect(isRefusal(read(change))).toBe(true);
  });

  it('copies into another state as into a new one', () => {
    const one = game.setup({ players: 4, options: {}, rules: 1 }, fastRandom(8));
    const other = game.setup({ players: 2, options: { advanced: true }, rules: 1 }, fastRandom(9));
    expect(JSON.stringify(copy(one, other))).toBe(JSON.stringify(one));
    other.bag[0] = 0;
    expect(one.bag[0]).not.toBe(0);
  });
});

describe('invariants', () => {
  const broken: readonly [string, string, (state: State) => void][] = [
    ['a block too many', '34 blocks are red', (state) => state.pharaoh.push(0)],
    ['a block lost', 'blocks are', (state) => state.bag.fill(32)],
    ['two figures on a place', 'two figures stand on 8-C', (state) => state.figures.fill(spotNamed('8-C') ?? 0, 0, 2)],
    ['blocks above an unfinished level', 'site 2 hangs', (state) => lift(state)],
    ['a block beside a small pyramid', 'site 15 hangs', (state) => besides(state)],
    ['a wrong count', 'site 2 has', (state) => state.laid.fill(3, 2, 3)],
    ['blocks without an owner', "nobody's", (state) => pile(state, 6, ['red'])],
    ['a scarab too many', 'the scarabs of seat 0', (state) => state.scarabs.fill(8, 0, 1)],
    ['an owner nobody knows', 'cannot belong', (state) => state.owners.fill(3, 7, 8)],
    ['goods outside the sale', 'on sale', (state) => offer(state, ['red'])],
    ['tablets before the turn', 'the tablets', (state) => state.numbered.fill(1, 0, 1)],
    ['orders outside their phase', 'orders', (state) => state.orders.fill(16, 0, 2) && state.orders.fill(1, 2, 3)],
    ['half an order', 'the orders of seat 0', (state) => state.orders.fill(16, 0, 1)],
    ['orders in round 1', 'in round 1', (state) => Object.assign(state, { round: 1, phase: 'orders' })],
  ];
  it.each(broken)('notices %s', (_, message, spoil) => {
    const state = world({ players: 3 });
    own(state, 0, 2);
    pile(state, 2, times(9, 'grey'));
    expect(game.invariants(state)).toEqual([]);
    spoil(state);
    expect(game.invariants(state).join('; ')).toContain(message);
  });

  it('hold with a site out of play untouched', () => {
    const state = world({ players: 2 });
    own(state, 0, 1);
    expect(game.invariants(state)).toEqual(['site 1 cannot belong to 0']);
    const used = world({ players: 2 });
    used.figures[0] = spotNamed('1-A') ?? 0;
    expect(game.invariants(used)).toEqual(['1-A is out of play']);
  });

  it('hold through a long round', () => {
    const state = world({ players: 2, phase: 'bids' });
    feedPharaoh(state, 10);
    offer(state, times(5, 'red'));
    play(state, '0 bid 1>1 blanks 4', '1 bid 4>1 blanks 0', '1 order 1>8-A 2>8-B', '0 order 1>8-A 2>13-A');
    play(state, '0 worker 16 > 13-B', '0 done', '1 worker 16 > 8-C', '1 done');
    expect(state.round).toBe(3);
  });
});

function lift(state: State): void {
  state.blocks[2 * 14] = 0;
  state.blocks[2 * 14 + 9] = 2;
}

function besides(state: State): void {
  own(state, 0, 15);
  pile(state, 15, times(6, 'red'));
}
