import { describe, expect, it } from 'vitest';
import { fastRandom } from './random.ts';

describe('the fast generator', () => {
  it('begins differently for neighbouring seeds', () => {
    const firsts = Array.from({ length: 600 }, (_, seed) => fastRandom(seed + 1).below(6));
    for (let face = 0; face < 6; face++) {
      const share = firsts.filter((number) => number === face).length;
      expect(share).toBeGreaterThan(60);
      expect(share).toBeLessThan(140);
    }
  });

  it('repeats itself for the same seed', () => {
    const numbers = (seed: number) => {
      const random = fastRandom(seed);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
  });
});
