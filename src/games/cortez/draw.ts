/** Hidden piles are counts; the shuffle happens as a card is drawn, which is the same to everybody at the table. */
import { pileOf, type Random } from '../../core/random.ts';

/** Where the numbers come from for draws from a nation's war cards. */
export function warChance(random: Random, nation: number): Random {
  return pileOf(random, nation === 0 ? 'Aztec war cards' : 'Spanish war cards');
}

/** Takes a card at random from counts that are not all 0, and says its index within the range. */
export function drawOne(counts: number[], first: number, length: number, random: Random): number {
  let total = 0;
  for (let i = first; i < first + length; i++) total += counts[i]!;
  let left = random.below(total);
  for (let i = first; i < first + length; i++) {
    const count = counts[i]!;
    if (left < count) {
      counts[i] = count - 1;
      return i - first;
    }
    left -= count;
  }
  throw new Error('nothing to draw from');
}
