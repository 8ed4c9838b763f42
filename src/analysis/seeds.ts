/** Seeds of single pieces of work, from the seed of the whole: each depends on its own names alone, so that work can stop and go on. */
export function seedFor(seed: number, ...names: readonly number[]): number {
  let mixed = seed | 0;
  for (const name of names) {
    mixed = Math.imul(mixed ^ (name + 0x9e3779b9), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return mixed >>> 0;
}
