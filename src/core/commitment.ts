/**
 * Shuffles that are fair against the house too. A device that sits down commits itself: it publishes the hash of a secret of its
 * own. When the game starts the list is closed, and only then the secrets are revealed and mixed into the key of all shuffles.
 * Whoever reveals last, the house included, can no longer change anything: a reveal that is not given is named for ever.
 *
 * In a seed and in a record a commitment is a contribution of a form of its own:
 * `commitment <round> seat <seat> <hash> <secret, or "missing">`. A start that was called off after somebody had revealed leaves its
 * round behind, each line with the word "off", and the devices commit themselves anew.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isSecret, seedHash } from './fairness.ts';
import type { Seat } from './game.ts';

export interface Commitment {
  /** Which start it was made for, counted from 1. */
  readonly round: number;
  readonly seat: Seat;
  /** The hash of the secret, made as that of the house's seed. */
  readonly hash: string;
  /** The secret; undefined where it was not revealed. */
  readonly secret: string | undefined;
  /** Whether that start was called off. */
  readonly off: boolean;
}

const form = /^commitment ([1-9]\d{0,3}) seat ([1-9]\d?) ([0-9a-f]{64}) (?:([0-9a-f]{64})|missing)( off)?$/;

/** What a contribution of another kind may not begin with. */
export const commitmentMark = 'commitment ';

export function formatCommitment(commitment: Commitment): string {
  return `${fixedPart(commitment)} ${commitment.secret ?? 'missing'}${commitment.off ? ' off' : ''}`;
}

/** A contribution of the form above; undefined for a line of any other kind. */
export function readCommitment(line: string): Commitment | undefined {
  const found = form.exec(line);
  if (!found) return undefined;
  const [, round, seat, hash, secret, off] = found;
  return { round: Number(round), seat: Number(seat) - 1, hash: hash!, secret, off: off !== undefined };
}

/** Whether this is the secret behind the hash. */
export function reveals(secret: string, hash: string): boolean {
  return isSecret(secret) && seedHash(secret) === hash;
}

/** The round that devices commit themselves for, after these contributions. */
export function nextRound(contributions: readonly string[]): number {
  return Math.max(0, ...contributions.map((line) => readCommitment(line)?.round ?? 0)) + 1;
}

/** The one order in which commitments stand, so that not even their order can be chosen later. */
export function inOrder<T extends { readonly hash: string }>(commitments: readonly T[]): T[] {
  return commitments.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
}

/** What is public of a commitment before anybody reveals. */
function fixedPart({ round, seat, hash }: Commitment): string {
  return `${commitmentMark}${round} seat ${seat + 1} ${hash}`;
}

/**
 * One hash over everything that was fixed before the first reveal: the hash of the house's seed, the contributions and the list of
 * commitments. A device notes it before it reveals, and finds it again in the record.
 */
export function sealOf(seedHashed: string, contributions: readonly string[]): string {
  const lines = contributions.map((line) => {
    const commitment = readCommitment(line);
    return commitment && !commitment.off ? fixedPart(commitment) : line;
  });
  return bytesToHex(sha256(utf8ToBytes([seedHashed, ...lines].join('\n'))));
}

export type Fault =
  /** What was revealed is not what the device had committed itself to. */
  | 'otherSecret'
  /** One hash twice: one of them was copied. */
  | 'twice'
  /** Not in their order, or a contribution was added when the list was closed. */
  | 'order';

export interface Judgement {
  /** Contributions of the older kind: lines of text. */
  readonly lines: number;
  /** The commitments of the start that counted. */
  readonly commitments: readonly Commitment[];
  /** Those of starts that were called off after somebody had revealed. */
  readonly calledOff: readonly Commitment[];
  readonly fault?: { readonly kind: Fault; readonly hash: string };
}

/** What can be said of the contributions to a shuffle by themselves. */
export function judgeContributions(contributions: readonly string[]): Judgement {
  const read = contributions.map((line) => readCommitment(line));
  const all = read.filter((one) => one !== undefined);
  const fault = findFault(read);
  return {
    lines: read.length - all.length,
    commitments: all.filter(({ off }) => !off),
    calledOff: all.filter(({ off }) => off),
    ...(fault ? { fault } : {}),
  };
}

function findFault(read: readonly (Commitment | undefined)[]): Judgement['fault'] {
  const seen = new Set<string>();
  let before: Commitment | undefined;
  for (const one of read) {
    // Behind the commitments that counted nothing else may stand, and they stand in their order.
    if (before && (!one || one.off || one.round !== before.round || one.hash < before.hash))
      return { kind: 'order', hash: before.hash };
    if (!one) continue;
    const { hash, secret, off } = one;
    if (secret !== undefined && !reveals(secret, hash)) return { kind: 'otherSecret', hash };
    if (seen.has(hash)) return { kind: 'twice', hash };
    seen.add(hash);
    if (!off) before = one;
  }
  return undefined;
}
