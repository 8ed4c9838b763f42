/**
 * Shuffles anybody can check. The table's seed is 256 bits; its hash is published when the table opens,
 * then every device adds a contribution (commitment.ts), so neither the house nor a player alone decides a shuffle.
 * The seed is shown when the game ends.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './random.ts';

/** What the shuffles of a match follow from. */
export interface Seed {
  /** 64 hexadecimal digits. */
  readonly secret: string;
  /** One line of text per contribution, in the order they came in. */
  readonly contributions: readonly string[];
  /** Whether draws follow from the pile and the number of draws from it (dealt.ts), and not from the number of the action. */
  readonly dealt?: true;
}

const secretPattern = /^[0-9a-f]{64}$/;

export function isSecret(secret: string): boolean {
  return secretPattern.test(secret);
}

/** What is published of a secret before the game. */
export function seedHash(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The key of all shuffles: the secret and every contribution, each hashed so that none can imitate two. */
export function seedKey(seed: Seed): Uint8Array {
  const parts = seed.contributions.map((line) => sha256(utf8ToBytes(line)));
  return sha256(concatBytes(hexToBytes(seed.secret), ...parts));
}

const streamBytes = 512;

/** The chance of one effective action: a stream of its own, so that undoing and repeating changes nothing. */
export function streamRandom(key: Uint8Array, action: number): Random {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, action, true);
  const zeros = new Uint8Array(streamBytes);
  let block = new DataView(zeros.buffer);
  let at = streamBytes;
  let chunk = 0;
  function bits(): number {
    if (at === streamBytes) {
      block = new DataView(chacha20(key, nonce, zeros, undefined, (chunk * streamBytes) / 64).buffer);
      chunk += 1;
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4, true);
  }
  return {
    below(n) {
      // Numbers above the last full multiple of n are drawn again, so that every outcome weighs the same.
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % n);
      let number = bits();
      while (number >= fair) number = bits();
      return number % n;
    },
  };
}
