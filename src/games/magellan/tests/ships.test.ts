import { describe, expect, it } from 'vitest';
import { magellan } from '../index.ts';
import { buy, kinds, passAll, placeOf, play, refusal, world } from './testing.ts';

describe('M3 ships', () => {
  it('M3.1 in phase I the buyer puts a ship on field I', () => {
    const state = world({ stack: ['pizarro', 'cook'] });
    buy(state, 1, '3');
    expect(state.ships.slice(6, 12)).toEqual([placeOf('pizarro I'), -1, -1, -1, -1, -1]);
  });

  it.each([
    [1, 'pizarro I', 'pizarro II'],
    [2, 'pizarro II', 'pizarro III'],
  ])('M3.1 in phase %i the ship sails from %s to %s', (phase, from, to) => {
    const state = world({ phase, stack: ['pizarro', 'columbus'], ships: { 1: ['cook I', from] } });
    buy(state, 1, '3');
    expect(state.ships.slice(6, 8)).toEqual([placeOf('cook I'), placeOf(to)]);
  });

  it('M3.1 which of several ships moves is asked where it matters', () => {
    const state = world({
      phase: 1,
      board1: 'B',
      stack: ['magellan', 'columbus'],
      ships: { 1: ['magellan I', 'cook I', 'magellan I'] },
    });
    state.tucked[18] = 21;
    state.tucked[24] = 24;
    buy(state, 1, '3 tuck 3');
    expect([state.stage, state.seat]).toEqual(['ship', 1]);
    expect(magellan.choices(state, 1).map((choice) => 'action' in choice && choice.action)).toEqual([
      { type: 'ship', ship: 0 },
      { type: 'ship', ship: 2 },
    ]);
    expect(refusal(state, 1, 'ship 2')).toMatchObject({ rule: 'M3.1', reason: 'shipNotThere', details: { from: 'magellan I' } });
    play(state, 1, 'ship 3');
    expect(state.ships.slice(6, 9)).toEqual([placeOf('magellan I'), placeOf('cook I'), placeOf('magellan II')]);
    expect(state.tucked.slice(24, 27)).toEqual([24, 23, 0]);
  });

  it('M3.1 ships that are alike are not asked for, and under Magellan A the question tells nothing', () => {
    const alike = world({ phase: 1, stack: ['pizarro', 'columbus'], ships: { 1: ['pizarro I', 'pizarro I'] } });
    buy(alike, 1, '3');
    expect(alike.stage).not.toBe('ship');
    const same = world({ phase: 1, stack: ['magellan', 'columbus'], ships: { 1: ['magellan I', 'magellan I'] } });
    same.tucked[18] = 4;
    same.tucked[21] = 4;
    buy(same, 1, '3');
    expect(same.stage).toBe('ship');
    const open = world({ phase: 1, board1: 'B', stack: ['magellan', 'columbus'], ships: { 1: ['magellan I', 'magellan I'] } });
    open.tucked[18] = 24;
    open.tucked[21] = 24;
    buy(open, 1, '3 tuck 3');
    expect(open.stage).not.toBe('ship');
  });

  it('M3.1 on Vasco da Gama B ships in different halves are told apart', () => {
    const state = world({
      phase: 1,
      board2: 'B',
      stack: ['vascoDaGama', 'columbus'],
      ships: { 1: ['vascoDaGama I', 'vascoDaGama I'] },
    });
    state.halves[6] = 1;
    state.halves[7] = 2;
    buy(state, 1, '3');
    expect(state.stage).toBe('ship');
  });

  it('M3.1 ships not placed in phase I never come into the game', () => {
    const state = world({ phase: 1, stack: ['cook', 'columbus'], ships: { 1: ['columbus I'] } });
    expect(state.passed).toEqual([1, 0, 1]);
  });

  it('M3.2 the order of a sale: bids, payment, ship, half, the field’s action', () => {
    const state = world({ phase: 1, board2: 'B', stack: ['vascoDaGama', 'columbus'], ships: { 1: ['vascoDaGama I'] } });
    const paid = buy(state, 1, '3');
    expect(kinds(paid)).toEqual(['paid', 'moved']);
    expect(kinds(play(state, 1, 'half left')).slice(0, 2)).toEqual(['choseHalf', 'drew']);
  });

  it('M3.2 the card of a payment is tucked with it, a card of the hand after the ship', () => {
    const fromPayment = world({ board1: 'B', stack: ['magellan', 'columbus'] });
    expect(kinds(buy(fromPayment, 0, '3 2 tuck 2'))).toEqual(['paid', 'placed', 'tuckedOpen', 'turnedUp']);
    const fromHand = world({ stack: ['magellan', 'columbus'] });
    expect(kinds(buy(fromHand, 0, '3 2'))).toEqual(['paid', 'placed']);
    expect(kinds(play(fromHand, 0, 'tuck 1')).slice(0, 1)).toEqual(['tucked']);
  });

  it('an auction nobody enters leaves every ship where it is', () => {
    const state = world({ phase: 1, stack: ['cook', 'cook'], ships: { 1: ['cook I'] } });
    passAll(state);
    expect(state.ships[6]).toBe(placeOf('cook I'));
  });
});
