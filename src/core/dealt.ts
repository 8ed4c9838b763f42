/**
 * Chance that can be dealt again. In most matches the numbers of an action follow from its number, so that other play meets other cards. Where
 * chance is dealt, the n-th card from a pile follows from the seed, the pile and n alone: whatever is played before it, everybody who is dealt
 * the same seed meets the same cards. Once a pile was shuffled anew its cards may be others, and the draw then takes the card that lies
 * at the same part of it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Seed, streamRandom } from './fairness.ts';
import type { Random } from './random.ts';

/** How often each pile has been drawn from. */
export type Draws = Record<string, number>;

/** The chance of one effective action; where it is dealt, `draws` is counted on. */
export function chanceOf(seed: Seed, key: Uint8Array, action: number, draws: Draws): Random {
  const stream = streamRandom(key, action);
  if (!seed.dealt) return stream;
  return {
    below: (n) => stream.below(n),
    of: (pile) => ({
      below(n) {
        const nth = (draws[pile] ?? 0) + 1;
        draws[pile] = nth;
        return Math.floor(partOf(key, pile, nth) * n);
      },
    }),
  };
}

/** A number from 0 up to 1 of 48 bits: for every pile there is, no card is likelier than another by more than 2^-40. */
function partOf(key: Uint8Array, pile: string, nth: number): number {
  const random = streamRandom(sha256(concatBytes(key, utf8ToBytes(pile))), nth);
  const high = random.below(0x100_0000);
  return (high * 0x100_0000 + random.below(0x100_0000)) / 0x1_0000_0000_0000;
}
