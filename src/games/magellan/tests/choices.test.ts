import { describe, expect, it } from 'vitest';
import { magellan } from '../index.ts';
import { buy, drawing, play, win, world } from './testing.ts';

describe('choices say what a board needs', () => {
  it('a bid: from the least to what can be paid', () => {
    const state = world({ stack: ['columbus', 'cook'], hands: { 1: [4, 9] } });
    play(state, 0, 'bid 3');
    expect(magellan.choices(state, 1)).toEqual([
      { form: 'bid', slots: { amount: { kind: 'number', least: 4, most: 13 } }, price: 4, proposal: { type: 'bid', amount: 4 } },
      { action: { type: 'pass' } },
    ]);
    expect(magellan.question(state, 1)).toEqual({ id: 'bid:1:4', kind: 'bid', details: { explorer: 0, least: 4, most: 13 } });
    expect(magellan.choices(state, 0)).toEqual([]);
    expect(magellan.question(state, 0)).toBeUndefined();
  });

  it('a payment: the hand, the price and the cheapest cards', () => {
    const state = world({ stack: ['columbus', 'cook'], hands: { 1: [2, 2, 4, 9] } });
    win(state, 1, 4);
    expect(magellan.choices(state, 1)).toEqual([
      {
        form: 'pay',
        slots: { cards: { kind: 'some', of: [2, 2, 4, 9], least: 1, most: 4 } },
        price: 4,
        proposal: { type: 'pay', cards: [4] },
      },
    ]);
    expect(magellan.question(state, 1)).toEqual({ id: 'pay:1', kind: 'pay', details: { explorer: 0, price: 4 } });
  });

  it('a payment for Magellan B: which card goes under the stack', () => {
    const state = world({ board1: 'B', stack: ['magellan', 'cook'], hands: { 1: [2, 2, 4] } });
    win(state, 1, 8);
    expect(magellan.choices(state, 1)).toMatchObject([
      { slots: { tuck: { kind: 'one', of: [2, 4] } }, proposal: { type: 'pay', cards: [2, 2, 4], tuck: 2 } },
    ]);
  });

  it('a veto: what is left of them', () => {
    const state = world({ stack: ['columbus', 'cook'], vetoes: { 2: 2 } });
    expect(magellan.choices(state, 2)).toEqual([
      { action: { type: 'veto' }, effect: { vetoesLeft: 1 } },
      { action: { type: 'waive' } },
    ]);
    expect(magellan.question(state, 2)).toEqual({ id: 'veto:1', kind: 'veto', details: { explorer: 0 } });
  });

  it('a ship: where it lies', () => {
    const state = world({ phase: 1, stack: ['magellan', 'columbus'], ships: { 1: ['magellan I', 'magellan I'] } });
    state.tucked[18] = 1;
    state.tucked[21] = 2;
    buy(state, 1, '9');
    expect(magellan.choices(state, 1)).toEqual([
      { action: { type: 'ship', ship: 0 }, at: 'magellan I', piece: 'ship 0' },
      { action: { type: 'ship', ship: 1 }, at: 'magellan I', piece: 'ship 1' },
    ]);
    expect(magellan.question(state, 1)).toEqual({ id: 'ship:1', kind: 'ship', details: { explorer: 2 } });
  });

  it('a half: cards against crowns', () => {
    const state = world({ board2: 'B', stack: ['vascoDaGama', 'columbus'] });
    buy(state, 1, '9');
    expect(magellan.choices(state, 1)).toEqual([
      { action: { type: 'half', half: 'left' }, at: 'vascoDaGama I', effect: { cards: 1 } },
      { action: { type: 'half', half: 'right' }, at: 'vascoDaGama I', effect: { crowns: 1 } },
    ]);
    expect(magellan.question(state, 1)).toEqual({ id: 'half:1', kind: 'half', details: { cards: 1, crowns: 1 } });
  });

  it('a tuck: what its crowns will count', () => {
    const state = world({ phase: 1, stack: ['magellan', 'columbus'], hands: { 1: [1, 5, 5, 9] }, ships: { 1: ['magellan I'] } });
    state.tucked[18] = 1;
    buy(state, 1, '9');
    expect(magellan.choices(state, 1)).toEqual([
      { action: { type: 'tuck', card: 1 }, piece: 'card 1', effect: { crowns: 6 } },
      { action: { type: 'tuck', card: 5 }, piece: 'card 5', effect: { crowns: 4 } },
    ]);
    expect(magellan.question(state, 1)).toEqual({ id: 'tuck:1', kind: 'tuck', details: {} });
  });

  it('an exchange: up to three of the hand, per ship', () => {
    const state = world({ stack: ['cook'], ships: { 0: ['marcoPolo I', 'marcoPolo I'] } });
    for (let i = 0; i < 3; i++) play(state, state.seat, 'pass');
    expect(magellan.choices(state, 0)).toMatchObject([
      { form: 'exchange', slots: { cards: { kind: 'some', least: 0, most: 3 } }, proposal: { type: 'exchange', cards: [] } },
    ]);
    expect(magellan.question(state, 0)).toEqual({ id: 'exchange:0:2', kind: 'exchange', details: { left: 2 } });
  });

  it('Pizarro: how much room is left and what stopping brings', () => {
    const state = world({ phase: 2, board1: 'B', stack: ['cook'], ships: { 0: ['pizarro III'], 1: ['cook II'] } });
    play(state, 1, 'pass');
    play(state, 0, 'turn', drawing(state, 9));
    expect(magellan.choices(state, 0)).toEqual([
      { action: { type: 'turn' }, effect: { room: 11 } },
      { action: { type: 'stop' }, effect: { points: 9 } },
    ]);
    expect(magellan.question(state, 0)).toEqual({ id: 'pizarro:1', kind: 'pizarro', details: { sum: 9 } });
  });
});

describe('the preview', () => {
  it('counts what is known and marks what is not', () => {
    const state = world({ stack: ['vascoDaGama', 'magellan', 'cook'], hands: { 1: [9, 8, 1, 2] } });
    buy(state, 1, '9', drawing(state, 4));
    buy(state, 1, '8');
    play(state, 1, 'tuck 1');
    expect(magellan.preview(magellan.view(state, 0)).seats[1]).toEqual({
      lines: [
        { line: 'fields', points: 0 },
        { line: 'hand', points: 6, unknown: true },
        { line: 'stacks', points: 0, unknown: true },
      ],
      total: 6,
      unknown: true,
    });
    expect(magellan.preview(magellan.view(state, 1)).seats[1]).toEqual({
      lines: [
        { line: 'fields', points: 0 },
        { line: 'hand', points: 3 + 2 },
        { line: 'stacks', points: 3 },
      ],
      total: 8,
      unknown: false,
    });
  });

  it('a hand of known cards is known', () => {
    const [, seat] = magellan.preview(magellan.view(world({ hands: { 1: [1, 9] } }), 0)).seats;
    expect(seat).toMatchObject({ total: 4, unknown: false });
  });

  it('Pizarro on field III of side B is open until he is through', () => {
    const state = world({ phase: 2, board1: 'B', stack: ['cook'], ships: { 0: ['pizarro III'], 1: ['cook II'] } });
    const line = () => magellan.preview(magellan.view(state, 0)).seats[0]?.lines.find(({ line: name }) => name === 'pizarro');
    expect(line()).toEqual({ line: 'pizarro', points: 0, unknown: true });
    play(state, 1, 'pass');
    play(state, 0, 'turn', drawing(state, 7));
    play(state, 0, 'stop');
    expect(line()).toEqual({ line: 'pizarro', points: 7 });
  });
});
