import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { crownsOf } from '../data.ts';
import { cheapestPayment } from '../payment.ts';

const handOf = (...cards: number[]) => Array.from({ length: 9 }, (_, i) => cards.filter((card) => card === i + 1).length);
const sumOf = (cards: readonly number[]) => cards.reduce((sum, card) => sum + card, 0);
const crowns = (cards: readonly number[]) => sumOf(cards.map((card) => at(crownsOf, card)));

describe('the cheapest payment', () => {
  it('pays exactly where it can, with the fewest crowns', () => {
    expect(cheapestPayment(handOf(1, 2, 3, 4, 5, 6, 7, 8, 9), 9)).toEqual([9]);
    expect(cheapestPayment(handOf(1, 2, 4, 5, 6), 10)).toEqual([4, 6]);
  });

  it('else as little above the price as possible', () => {
    expect(cheapestPayment(handOf(4, 9), 7)).toEqual([9]);
    expect(cheapestPayment(handOf(4, 4, 9), 7)).toEqual([4, 4]);
  });

  it('is never beaten by any other payment', () => {
    const cards = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(cards, fc.double({ min: 0.01, max: 1, noNaN: true }), (hand, part) => {
        const price = Math.max(1, Math.floor(sumOf(hand) * part));
        const paid = cheapestPayment(handOf(...hand), price);
        for (let subset = 1; subset < 1 << hand.length; subset++) {
          const other = hand.filter((_, i) => subset & (1 << i));
          if (sumOf(other) < price) continue;
          expect(sumOf(paid)).toBeLessThanOrEqual(sumOf(other));
          if (sumOf(paid) === sumOf(other)) expect(crowns(paid)).toBeLessThanOrEqual(crowns(other));
        }
        expect(sumOf(paid)).toBeGreaterThanOrEqual(price);
      }),
    );
  });
});
