import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Where chance comes from. At tables a verifiable stream, in simulations a fast generator. */
export interface Random {
  /** A whole number from 0 up to, and without, n. */
  below(n: number): number;
  /**
   * What is drawn from a pile of that name, where chance is dealt (dealt.ts): the next number depends on how often was drawn from it before, and on
   * nothing else. Absent where it is not.
   */
  of?(pile: string): Random;
}

/** Where the numbers come from for a draw from the pile of that name. */
export function pileOf(random: Random, pile: string): Random {
  return random.of ? random.of(pile) : random;
}

/** A fast generator for simulations, tests and bots; never for a table. */
export function fastRandom(seed: number): Random {
  const generator = xoroshiro128plus(Math.imul(seed, 0x9e3779b1) ^ (seed >>> 16));
  // The first numbers hardly depend on the seed: without this every game would begin alike.
  for (let i = 0; i < 12; i++) generator.next();
  // The bias of scaling 32 bits is below 2^-26 for every deck there is: of no weight in a simulation.
  return { below: (n) => Math.floor(((generator.next() >>> 0) / 0x1_0000_0000) * n) };
}

/** Shuffles in place (Fisher-Yates) and returns the same array. */
export function shuffle<T>(cards: T[], random: Random): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  return cards;
}

/** One of these, each as likely as the others. */
export function pick<T>(from: readonly T[], random: Random): T {
  return from[random.below(from.length)]!;
}
