/** Which game this is, wherever it was opened from: a table, a file, an address. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyMatch } from '../../table/table.ts';

/** The same for every record of the same game: its chance, where it began, and what was done in it. */
export function gameKey({ game, origin, seed, steps }: AnyMatch): string {
  const done = steps.map(({ seat, action }) => `${seat} ${game.format(action)}`);
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([game.meta.id, origin, seed, done]))));
}
