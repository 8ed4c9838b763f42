/**
 * A position as three numbers with nothing in common, and what was found out in positions met before. That two positions agree in all
 * three (85 bits) will not happen while there are people, so that what is remembered is what would be found again.
 */
let low = 0;
let high = 0;
let third = 0;

export function beginFingerprint(): void {
  low = 0x811c9dc5;
  high = 0x9747b28c;
  third = 0x3c6ef372;
}

/** Adds a whole number of at most 32 bits. */
export function addToFingerprint(part: number): void {
  low = Math.imul(low ^ part, 0x01000193) ^ (low >>> 15);
  high = Math.imul(high + part, 0x5bd1e995) ^ (high >>> 13);
  third = Math.imul(third ^ part, 0x85ebca6b) + ((third >>> 16) | (third << 16));
}

/** Small numbers from -2 up, however many. */
export function addListToFingerprint(parts: readonly number[]): void {
  addToFingerprint(parts.length);
  for (let at = 0; at < parts.length; at++) addToFingerprint(parts[at]! + 2);
}

export interface Known<T> {
  /** What was kept for the fingerprint as it is now; undefined where there is nothing. */
  find(): T | undefined;
  /** Keeps this for the fingerprint that `find` was asked for last. */
  keep(value: T): T;
}

/** Once there are as many as that, all are forgotten. */
export function newKnown<T>(most: number): Known<T> {
  const kept = new Map<number, { readonly check: number; readonly value: T }>();
  let [key, check] = [0, 0];
  return {
    find() {
      key = (low >>> 0) * 0x200000 + (high & 0x1fffff);
      check = third;
      const found = kept.get(key);
      return found?.check === check ? found.value : undefined;
    },
    keep(value) {
      if (kept.size >= most) kept.clear();
      kept.set(key, { check, value });
      return value;
    },
  };
}
