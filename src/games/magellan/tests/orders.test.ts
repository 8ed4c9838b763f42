import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../core/refusal.ts';
import { orders } from '../orders.ts';
import { play, world } from './testing.ts';

const order = (json: unknown) => {
  const read = orders.read(json);
  if (isRefusal(read)) throw new Error(read.reason);
  return read;
};

describe('standing orders', () => {
  it('a maximum bids the least that leads, up to its amount, then passes', () => {
    const state = world({ stack: ['columbus', 'cook'] });
    const maximum = order({ type: 'maximum', turn: state.turn, amount: 3 });
    expect(orders.answer(state, 0, maximum)).toEqual({ type: 'bid', amount: 1 });
    play(state, 0, 'bid 1');
    expect(orders.answer(state, 0, maximum)).toBeUndefined();
    expect(orders.answer(state, 1, maximum)).toEqual({ type: 'bid', amount: 2 });
    play(state, 1, 'bid 3');
    expect(orders.answer(state, 2, maximum)).toEqual({ type: 'pass' });
  });

  it('a maximum never bids more than can be paid', () => {
    const state = world({ stack: ['columbus', 'cook'], hands: { 1: [2] } });
    play(state, 0, 'bid 2');
    expect(orders.answer(state, 1, order({ type: 'maximum', turn: 1, amount: 9 }))).toEqual({ type: 'pass' });
    // Up to the last coin, though.
    expect(orders.answer(state, 1, order({ type: 'maximum', turn: 1, amount: 2 }))).toEqual({ type: 'pass' });
    const rich = world({ stack: ['columbus', 'cook'], hands: { 1: [3] } });
    play(rich, 0, 'bid 2');
    expect(orders.answer(rich, 1, order({ type: 'maximum', turn: 1, amount: 3 }))).toEqual({ type: 'bid', amount: 3 });
    rich.stage = 'over';
    expect(orders.lapsed(rich, 1, order({ type: 'maximum', turn: 1, amount: 3 }))).toBe(true);
  });

  it('a maximum lapses with its auction and leaves vetoes and payments alone', () => {
    const state = world({ stack: ['columbus', 'cook', 'pizarro'], vetoes: { 0: 1 } });
    const maximum = order({ type: 'maximum', turn: state.turn, amount: 3 });
    expect(orders.answer(state, 0, maximum)).toBeUndefined();
    play(state, 0, 'waive');
    play(state, 0, 'bid 1');
    play(state, 1, 'pass');
    play(state, 2, 'pass');
    expect(state.stage).toBe('pay');
    expect(orders.answer(state, 0, maximum)).toBeUndefined();
    expect(orders.lapsed(state, 0, maximum)).toBe(false);
    play(state, 0, 'pay 1');
    expect(orders.lapsed(state, 0, maximum)).toBe(true);
    expect(orders.answer(state, state.seat, maximum)).toBeUndefined();
  });

  it('vetoes can be waived for a phase', () => {
    const state = world({ stack: ['columbus', 'cook'], vetoes: { 2: 1 } });
    expect(orders.answer(state, 2, order({ type: 'waive', phase: 0 }))).toEqual({ type: 'waive' });
    play(state, 2, 'waive');
    while (state.seat !== 2) play(state, state.seat, `bid ${state.highBid + 1}`);
    expect(state.stage).toBe('bid');
    expect(orders.answer(state, 2, order({ type: 'waive', phase: 0 }))).toBeUndefined();
    state.phase = 1;
    expect(orders.lapsed(state, 2, order({ type: 'waive', phase: 0 }))).toBe(true);
  });

  it('nothing else is an order', () => {
    for (const json of [
      null,
      {},
      { type: 'maximum', turn: 1 },
      { type: 'maximum', turn: 1, amount: -1 },
      { type: 'waive', phase: 3 },
    ])
      expect(orders.read(json)).toMatchObject({ reason: 'unreadable' });
  });
});
