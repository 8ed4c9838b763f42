/** To what the slowest moves are put down: what stood still while they were under way. */
import type { Pause, Pauses } from './pauses.ts';

/** One move: when it was sent, and when it was acknowledged, in the machine's time. */
export type Way = Pause;

export interface Blame {
  /** So many moves: the slowest hundredth. */
  readonly slowest: number;
  /** Of these, how many met at least half a millisecond of it; some met several, or none. */
  readonly serverGarbage: number;
  readonly commits: number;
  readonly ownGarbage: number;
  readonly other: number;
  /** How long each such pause was by itself, in milliseconds, and how many there were. */
  readonly pauses: Readonly<Record<'serverGarbage' | 'commits' | 'ownGarbage', PauseSpread>>;
}

interface PauseSpread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** Milliseconds of a pause that a move must have met. */
const felt = 0.5;

export function blame(ways: readonly Way[], server: Pauses, own: Pauses): Blame {
  const slowest = [...ways].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, Math.ceil(ways.length / 100));
  const kinds = { serverGarbage: server.garbage, commits: server.commits, ownGarbage: own.garbage };
  const meets = (pauses: readonly Pause[]) => (way: Way) => pauses.reduce((sum, pause) => sum + together(way, pause), 0) >= felt;
  const count = (pauses: readonly Pause[]) => slowest.filter(meets(pauses)).length;
  const other = slowest.filter((way) => !Object.values(kinds).some((pauses) => meets(pauses)(way))).length;
  return {
    slowest: slowest.length,
    serverGarbage: count(kinds.serverGarbage),
    commits: count(kinds.commits),
    ownGarbage: count(kinds.ownGarbage),
    other,
    pauses: {
      serverGarbage: spreadOf(kinds.serverGarbage),
      commits: spreadOf(kinds.commits),
      ownGarbage: spreadOf(kinds.ownGarbage),
    },
  };
}

function lengthOf([from, to]: Pause): number {
  return to - from;
}

function together(one: Pause, other: Pause): number {
  return Math.max(0, Math.min(one[1], other[1]) - Math.max(one[0], other[0]));
}

function spreadOf(pauses: readonly Pause[]): PauseSpread {
  const sorted = pauses.map(lengthOf).sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}
