import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../core/refusal.ts';
import { cortez } from '../index.ts';
import { type Order, orders } from '../orders.ts';
import type { State } from '../state.ts';
import { marked, play, playAll, supply, turnUp, war, world } from './testing.ts';

function table(): State {
  const state = world(3);
  marked(state, 0, '0,0');
  marked(state, 1, '0,1');
  marked(state, 2, '16,2');
  for (const seat of [0, 1, 2]) {
    war(state, seat, 3);
    supply(state, seat, { gold: 2 });
  }
  return state;
}

describe('standing orders', () => {
  it('C6.6 leave me out of this fight', () => {
    const state = table();
    const order: Order = { type: 'stayOut', fight: 1 };
    play(state, 0, 'move 0,0 > 0,1');
    expect(orders.answer(state, 2, order)).toBeUndefined();
    playAll(state, '1: stand', '0: lay 3 with 0 weapons', '1: pass', '0: pass');
    expect(cortez.waiting(state)).toEqual([2]);
    expect(orders.answer(state, 2, order)).toEqual({ type: 'stayOut' });
    expect(orders.lapsed(state, 2, order)).toBe(false);
    playAll(state, '2: stay out', '0: no refill', '0: banish > 9,0');
    expect(orders.lapsed(state, 2, order)).toBe(true);
  });

  it('C7.1 decline all trades, but not a mercenary’s offer', () => {
    const state = table();
    const order: Order = { type: 'declineTrades' };
    expect(orders.answer(state, 1, order)).toBeUndefined();
    play(state, 0, 'offer 2: 1 gold for nothing');
    expect(orders.answer(state, 1, order)).toEqual({ type: 'decline', offer: 1 });
    expect(orders.answer(state, 0, order)).toBeUndefined();
    play(state, 0, 'move 0,0 > 0,1');
    playAll(state, '1: decline 1', '1: stand', '0: lay 3 with 0 weapons', '2: help defender with 3: nothing for nothing');
    expect(orders.answer(state, 1, order)).toBeUndefined();
    expect(orders.lapsed(state, 1, order)).toBe(false);
  });

  it('C8.4 bid up to a maximum, then pass', () => {
    const state = table();
    turnUp(state, 'bribery');
    const order: Order = { type: 'bidUpTo', most: 3, turn: state.turn };
    expect(orders.answer(state, 2, order)).toEqual({ type: 'bid', amount: 1 });
    play(state, 2, 'bid 1');
    expect(orders.answer(state, 2, order)).toBeUndefined();
    playAll(state, '0: bid 2', '1: pass');
    expect(orders.answer(state, 2, order)).toEqual({ type: 'bid', amount: 3 });
    playAll(state, '2: bid 3', '0: bid 4');
    expect(orders.answer(state, 2, order)).toEqual({ type: 'pass' });
    playAll(state, '2: pass', '0: pay 1 gold');
    expect(orders.lapsed(state, 2, order)).toBe(true);
  });

  it('C8.4 never bids more than the cards are worth', () => {
    const state = table();
    turnUp(state, 'bribery');
    play(state, 2, 'bid 8');
    expect(orders.answer(state, 0, { type: 'bidUpTo', most: 20, turn: state.turn })).toEqual({ type: 'pass' });
  });

  it('are read from unknown JSON', () => {
    expect(orders.read({ type: 'bidUpTo', most: 3, turn: 2 })).toEqual({ type: 'bidUpTo', most: 3, turn: 2 });
    expect(isRefusal(orders.read({ type: 'bidUpTo', most: -3, turn: 2 }))).toBe(true);
    expect(isRefusal(orders.read('declineTrades'))).toBe(true);
  });
});
