import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import type { MagellanEvent } from '../event.ts';
import { magellan } from '../index.ts';
import { buy, drawing, kinds, passAll, pileOf, play, win, world } from './testing.ts';

const told = (events: readonly MagellanEvent[], type: MagellanEvent['type']) => events.filter((event) => event.type === type);

describe('what is told', () => {
  it('M3.1 ships are named by their owner’s count', () => {
    const state = world({ stack: ['columbus', 'cook'], ships: { 2: ['cook I', 'pizarro I'] } });
    expect(told(buy(state, 2, '5'), 'placed')).toMatchObject([{ seat: 2, ship: 2, to: 'columbus I' }]);
  });

  it('M3.2 a ship that lay on the very first field has moved, not been placed', () => {
    const state = world({ phase: 1, stack: ['columbus', 'cook'], ships: { 1: ['columbus I'] } });
    expect(told(buy(state, 1, '5'), 'moved')).toMatchObject([{ seat: 1, ship: 0, from: 'columbus I', to: 'columbus II' }]);
  });

  it('M5.3 B the card under the stack, and of which ship', () => {
    const state = world({ board1: 'B', board2: 'B', stack: ['magellan', 'cook'], ships: { 1: ['cook I', 'cook I'] } });
    expect(told(buy(state, 1, '5 tuck 5'), 'tuckedOpen')).toMatchObject([{ seat: 1, ship: 2, card: 5 }]);
  });

  it('M5.6 A a hand is laid open once, and its taking up is told', () => {
    const state = world({ stack: ['cook', 'cook', 'columbus'], hands: { 1: [5, 6, 7] } });
    expect(kinds(buy(state, 1, '5'))).toContain('openedHand');
    expect(kinds(buy(state, 1, '6'))).not.toContain('openedHand');
    win(state, 0, 1);
    const ended = play(state, 0, 'pay 1');
    expect(told(ended, 'closedHand')).toEqual([{ type: 'closedHand', seat: 1 }]);
  });

  it('M5.6 B a lost card is shown to all, so that no step before it can be taken back', () => {
    const state = world({ board1: 'B', board2: 'B', stack: ['cook', 'columbus'], players: 4 });
    expect(told(buy(state, 3, '5'), 'lostCard')).toMatchObject([{ seat: 3, by: 0, reveals: true }]);
  });

  it('M5.2 B a turned card is shown, and known from then on to lie in no hand', () => {
    const state = world({ board1: 'B', board2: 'B', phase: 2, stack: ['columbus', 'cook'], ships: { 1: ['pizarro III'] } });
    passAll(state);
    while (state.stage !== 'pizarro') play(state, state.seat, 'exchange');
    pileOf(state, [9, 9, 4]);
    const pool = (value: number) => at(state.pools, state.generation * 9 + value - 1);
    const before = [pool(9), pool(4)];
    expect(told(play(state, 1, 'turn', drawing(state, 9)), 'turnedMoney')).toMatchObject([{ card: 9, sum: 9, reveals: true }]);
    expect([pool(9), pool(4)]).toEqual([at(before, 0) - 1, before[1]]);
  });
});

describe('the count', () => {
  it('has no winner while the game runs', () => {
    expect(magellan.standing(world())).toMatchObject({ over: false, winners: [] });
  });
});
