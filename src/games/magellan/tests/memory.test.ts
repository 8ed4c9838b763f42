import { describe, expect, it } from 'vitest';
import { fastRandom } from '../../../core/random.ts';
import { magellan } from '../index.ts';
import type { State } from '../state.ts';
import { buy, drawing, handOf, pileOf, play, world } from './testing.ts';

/** Every hand of a seat that another can imagine. */
function imagined(state: State, viewer: number, seat: number): Set<string> {
  const view = magellan.view(state, viewer);
  const random = fastRandom(3);
  return new Set(Array.from({ length: 300 }, () => handOf(magellan.imagine(view, viewer, random), seat).join('')));
}

describe('perfect memory of cards seen', () => {
  it('hands are known as long as nothing was drawn', () => {
    const state = world({ stack: ['columbus', 'cook', 'pizarro'] });
    buy(state, 1, '9 1');
    expect(imagined(state, 0, 1)).toEqual(new Set(['2345678']));
  });

  it('a drawn card is one of the pile, and the others stay known', () => {
    const state = world({ stack: ['vascoDaGama', 'cook', 'pizarro'] });
    pileOf(state, [3, 3, 8]);
    buy(state, 1, '9', drawing(state, 3));
    expect(imagined(state, 0, 1)).toEqual(new Set(['123345678', '123456788']));
  });

  it('a card that was discarded when another was drawn is not imagined to be that one', () => {
    const state = world({ stack: ['vascoDaGama', 'columbus'], hands: { 0: [9], 1: [9, 1], 2: [9] } });
    pileOf(state, [5, 6]);
    buy(state, 1, '9', drawing(state, 5));
    for (let i = 0; i < 3; i++) play(state, state.seat, 'pass', drawing(state));
    // All discards have joined the pile since; still the card drawn before is a 5 or a 6.
    for (const hand of imagined(state, 0, 1)) expect(hand).toMatch(/[56]/);
  });

  it('what a player holds himself nobody else is imagined to hold', () => {
    const state = world({ stack: ['vascoDaGama', 'vascoDaGama', 'cook'] });
    pileOf(state, [3, 8]);
    buy(state, 0, '9', drawing(state, 3));
    buy(state, 1, '9', drawing(state, 8));
    expect(imagined(state, 0, 1)).toEqual(new Set(['123456788']));
    expect(imagined(state, 2, 1).size).toBe(2);
  });

  it('a shown card that was not known is taken for the one drawn', () => {
    const state = world({ stack: ['vascoDaGama', 'pizarro', 'cook'], hands: { 1: [9, 1] } });
    pileOf(state, [3, 8]);
    buy(state, 1, '9', drawing(state, 3));
    buy(state, 1, '3');
    expect(imagined(state, 0, 1)).toEqual(new Set(['1']));
  });

  it('a tucked card is one of those its owner held', () => {
    const state = world({ stack: ['magellan', 'pizarro', 'cook'], hands: { 1: [9, 1, 2] } });
    buy(state, 1, '9');
    play(state, 1, 'tuck 1');
    expect(imagined(state, 0, 1)).toEqual(new Set(['1', '2']));
    buy(state, 1, '2');
    const view = magellan.view(state, 0);
    expect(magellan.imagine(view, 0, fastRandom(1)).tucked[18]).toBe(1);
  });

  it('M2.4 the highest bidder is imagined able to pay', () => {
    const state = world({ stack: ['vascoDaGama', 'pizarro', 'cook'], hands: { 1: [9, 1] } });
    pileOf(state, [2, 2, 2, 2, 2, 2, 8]);
    buy(state, 1, '9', drawing(state, 8));
    play(state, 1, 'bid 9');
    expect(imagined(state, 0, 1)).toEqual(new Set(['18']));
  });
});
