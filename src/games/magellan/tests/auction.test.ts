import { describe, expect, it } from 'vitest';
import { explorers } from '../data.ts';
import { magellan } from '../index.ts';
import { buy, handOf, kinds, play, refusal, win, world } from './testing.ts';

const columbusFirst = { stack: ['columbus', 'pizarro', 'cook'] } as const;

describe('M2 the auction of one card', () => {
  it('M2.1 the top card is turned up, and vetoes come before bids', () => {
    const state = world({ ...columbusFirst, vetoes: { 2: 1 } });
    expect(explorers[state.card]).toBe('columbus');
    expect([state.stage, state.seat]).toEqual(['veto', 2]);
    expect(refusal(state, 0, 'bid 1')).toMatchObject({ reason: 'notAsked' });
    play(state, 2, 'waive');
    expect(state.stage).toBe('bid');
  });

  it('M2.2 the auctioneer bids first for the first card of the game', () => {
    expect(world({ ...columbusFirst, first: 2 }).seat).toBe(2);
  });

  it('M2.2 whoever bought the previous card bids first', () => {
    const state = world({ ...columbusFirst, stack: ['pizarro', 'pizarro', 'cook'] });
    buy(state, 1, '3');
    expect([state.stage, state.seat]).toEqual(['bid', 1]);
  });

  it('M2.2 after a card that was not sold, whoever bought last begins', () => {
    const state = world({ stack: ['pizarro', 'cook', 'pizarro'] });
    buy(state, 1, '3');
    for (let i = 0; i < 3; i++) play(state, state.seat, 'pass');
    expect([explorers[state.card], state.seat]).toEqual(['pizarro', 1]);
  });

  it('M2.2 the auctioneer begins again while nobody has bought', () => {
    const state = world({ ...columbusFirst, first: 1 });
    for (let i = 0; i < 3; i++) play(state, state.seat, 'pass');
    expect(state.seat).toBe(1);
  });

  it('M2.2 the next eligible player clockwise begins when the named one is not eligible', () => {
    const state = world({ phase: 1, stack: ['cook', 'pizarro'], ships: { 0: ['cook I'], 2: ['cook I'] }, lastBuyer: 1 });
    expect(state.seat).toBe(2);
  });

  it('M2.3 clockwise, each bid above the last, a pass is final', () => {
    const state = world({ ...columbusFirst });
    play(state, 0, 'bid 2');
    expect(state.seat).toBe(1);
    expect(refusal(state, 1, 'bid 2')).toMatchObject({ rule: 'M2.3', reason: 'bidTooLow', details: { least: 3 } });
    expect(refusal(state, 0, 'bid 5')).toMatchObject({ reason: 'notAsked' });
    play(state, 1, 'pass');
    play(state, 2, 'bid 3');
    play(state, 0, 'bid 4');
    expect(state.seat).toBe(2);
    play(state, 2, 'pass');
    expect([state.stage, state.seat, state.highBid]).toEqual(['pay', 0, 4]);
  });

  it('a seat the game waits for is told what it is asked instead', async () => {
    const state = world(columbusFirst);
    const seat = state.seat;
    const refused = refusal(state, seat, 'pay 1');
    expect(refused).toMatchObject({ rule: 'M2.3', reason: 'askedElse', details: { asked: 'bid', least: 1 } });
    const { refusals } = await magellan.text('en');
    expect(refusals.askedElse?.(refused?.details as never, { seat: String })).toMatch(/^Something else comes first\. Bid for/);
  });

  it('M2.3 a bid is at least 1', () => {
    expect(refusal(world(columbusFirst), 0, 'bid 0')).toMatchObject({ rule: 'M2.3', reason: 'bidTooLow' });
    expect(magellan.choices(world(columbusFirst), 0)).toMatchObject([
      { form: 'bid', slots: { amount: { least: 1 } } },
      { action: { type: 'pass' } },
    ]);
  });

  it('M2.3 if all others pass before any bid, the last one may still bid or pass', () => {
    const state = world({ ...columbusFirst });
    play(state, 0, 'pass');
    play(state, 1, 'pass');
    expect([state.stage, state.seat]).toEqual(['bid', 2]);
    play(state, 2, 'bid 1');
    expect([state.stage, state.seat]).toEqual(['pay', 2]);
  });

  it('M2.4 a bid is at most the money in hand', () => {
    const state = world({ ...columbusFirst, hands: { 0: [4, 9] } });
    for (const bid of ['bid 14', 'bid 624'])
      expect(refusal(state, 0, bid)).toMatchObject({ rule: 'M2.4', reason: 'notPayable', details: { most: 13 } });
    expect(refusal(state, 0, 'bid 13')).toBeUndefined();
  });

  it.each([
    ['magellan', 'A', 'A', 9],
    ['magellan', 'B', 'A', 13],
    ['cook', 'A', 'A', 13],
    ['cook', 'A', 'B', 9],
  ] as const)('M2.4 for %s on %s/%s the bid with 4 and 9 in hand is at most %i', (card, board1, board2, most) => {
    const state = world({ stack: [card, 'columbus'], board1, board2, hands: { 0: [4, 9] } });
    expect(refusal(state, 0, `bid ${most}`)).toBeUndefined();
    expect(refusal(state, 0, `bid ${most + 1}`)).toMatchObject({ rule: 'M2.4', details: { most } });
  });

  it('M2.5 phase I: everybody with an unplaced ship', () => {
    const places = ['columbus I', 'columbus I', 'pizarro I', 'cook I', 'cook I', 'marcoPolo I'];
    const state = world({ ...columbusFirst, ships: { 0: places } });
    expect(state.seat).toBe(1);
    win(state, 2, 1);
    expect(state.seat).toBe(2);
  });

  it('M2.5 phases II and III: only who has a ship on the field before', () => {
    const second = world({
      phase: 1,
      stack: ['columbus', 'cook'],
      ships: { 0: ['pizarro I'], 1: ['columbus I'], 2: ['columbus II'] },
    });
    expect(second.passed).toEqual([1, 0, 1]);
    const third = world({ phase: 2, stack: ['columbus', 'cook'], ships: { 0: ['columbus I'], 2: ['columbus II'] } });
    expect(third.passed).toEqual([1, 1, 0]);
  });

  it('M2.5 without money, and for Magellan A and Cook B with one card, nobody takes part', () => {
    expect(world({ ...columbusFirst, hands: { 0: [] } }).passed).toEqual([1, 0, 0]);
    expect(world({ stack: ['magellan', 'cook'], hands: { 0: [9], 1: [1, 1] } }).passed).toEqual([1, 0, 0]);
    expect(world({ stack: ['magellan', 'cook'], board1: 'B', hands: { 0: [9] } }).passed).toEqual([0, 0, 0]);
    expect(world({ stack: ['cook', 'columbus'], board2: 'B', hands: { 0: [9] } }).passed).toEqual([1, 0, 0]);
    expect(world({ stack: ['cook', 'columbus'], hands: { 0: [9] } }).passed).toEqual([0, 0, 0]);
  });

  it('M2.5 who cannot raise is still asked and can only pass', () => {
    const state = world({ ...columbusFirst, hands: { 1: [2] } });
    play(state, 0, 'bid 2');
    expect(state.seat).toBe(1);
    expect(magellan.choices(state, 1)).toEqual([{ action: { type: 'pass' } }]);
    expect(magellan.question(state, 1)).toMatchObject({ kind: 'onlyPass' });
  });

  it('M2.5 a sole eligible player may bid or pass', () => {
    const state = world({ phase: 1, stack: ['cook', 'pizarro'], ships: { 1: ['cook I'] } });
    expect([state.stage, state.seat]).toEqual(['bid', 1]);
    expect(magellan.choices(state, 1)).toHaveLength(2);
    play(state, 1, 'bid 1');
    expect([state.stage, state.seat]).toEqual(['pay', 1]);
  });

  it('M2.6 nobody eligible: the card leaves the game', () => {
    const state = world({ phase: 1, stack: ['cook', 'pizarro', 'columbus'], ships: { 1: ['columbus I'] } });
    expect(explorers[state.card]).toBe('columbus');
    expect(state.stack).toEqual([]);
  });

  it('M2.6 all pass: no ship, no action, the card is gone', () => {
    const state = world({ ...columbusFirst });
    const events = [0, 1, 2].flatMap((seat) => play(state, seat, 'pass'));
    expect(kinds(events)).toEqual(['passed', 'passed', 'passed', 'unsold', 'turnedUp']);
    expect(state.ships.every((place) => place < 0)).toBe(true);
    expect(state.vetoes).toEqual([0, 0, 0]);
    expect(state.stack.includes(explorers.indexOf('columbus'))).toBe(false);
  });

  it('M2.7 the buyer pays cards of his choice worth at least the bid; they go to the discards', () => {
    const state = world({ ...columbusFirst });
    win(state, 0, 7);
    expect(refusal(state, 0, 'pay 5')).toMatchObject({ rule: 'M2.7', reason: 'paysTooLittle', details: { sum: 5, price: 7 } });
    expect(refusal(state, 0, 'pay 5 5')).toMatchObject({ rule: 'M2.7', reason: 'cardNotHeld', details: { card: 5 } });
    play(state, 0, 'pay 5 2');
    expect(handOf(state, 0)).toEqual([1, 3, 4, 6, 7, 8, 9]);
    expect(state.discard).toEqual([0, 1, 0, 0, 1, 0, 0, 0, 0]);
  });

  it('M2.7 overpaying is allowed even with fitting cards, but no card may be superfluous', () => {
    const state = world({ ...columbusFirst });
    win(state, 0, 7);
    expect(refusal(state, 0, 'pay 9')).toBeUndefined();
    expect(refusal(state, 0, 'pay 6 2')).toBeUndefined();
    expect(refusal(state, 0, 'pay 7 1')).toMatchObject({
      rule: 'M2.7',
      reason: 'superfluousCard',
      details: { card: 1, price: 7 },
    });
    expect(refusal(state, 0, 'pay 5 2 tuck 5')).toMatchObject({ rule: 'M5.3', reason: 'nothingToTuck' });
  });

  it('worked check: 7 is paid with 7, 5+2 or 4+3; with 9 and 4 only with the 9', () => {
    const state = world({ ...columbusFirst, hands: { 1: [9, 4] } });
    win(state, 0, 7);
    for (const cards of ['7', '5 2', '4 3']) expect(refusal(state, 0, `pay ${cards}`)).toBeUndefined();
    const other = world({ ...columbusFirst, hands: { 1: [9, 4] } });
    win(other, 1, 7);
    expect(refusal(other, 1, 'pay 9')).toBeUndefined();
    expect(refusal(other, 1, 'pay 9 4')).toMatchObject({ reason: 'superfluousCard' });
    expect(refusal(other, 1, 'pay 4')).toMatchObject({ reason: 'paysTooLittle' });
  });

  it('M2.8 who bought what is public, and unused Columbus I cards lie open', () => {
    const state = world({ ...columbusFirst });
    buy(state, 1, '3');
    const view = magellan.view(state, undefined);
    expect(view.ships.slice(6, 12)).toContain(0);
    expect(view.vetoes).toEqual([0, 1, 0]);
  });
});
