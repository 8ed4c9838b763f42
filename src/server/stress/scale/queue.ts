/**
 * One process as a queue, simulated move by move: its thread does one thing at a time, and all moves that wait when a commit begins are
 * written by it together. On SQLite the thread stands still while the disk is waited for; on Postgres it goes on meanwhile.
 */
import type { Random } from '../../../core/random.ts';

export interface Service {
  /** Milliseconds of the thread for one move. */
  readonly move: number;
  /** Milliseconds that a commit takes beside that, however many moves are in it. */
  readonly commit: number;
  /** Whether the thread waits for the commit. */
  readonly waits: boolean;
  /** How far the logarithm of a commit's length strays; always the same where it is not known. */
  readonly spread?: number;
  /** The process stands still: so many milliseconds apart, in the middle for so long. */
  readonly garbage?: { readonly every: number; readonly median: number; readonly spread: number };
}

export interface Predicted {
  /** Moves a second that came through. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** The share of its time in which the thread worked. */
  readonly busy: number;
}

interface Batch {
  readonly came: readonly number[];
  readonly end: number;
}

/** Moves come by themselves, so many a second. */
export function openTraffic(service: Service, perSecond: number, moves: number, random: Random): Predicted {
  const gap = () => (-Math.log(1 - random.below(1_000_000) / 1_000_000) * 1000) / perSecond;
  const came: number[] = [];
  for (let time = gap(); came.length < moves; time += gap()) came.push(time);
  const waits: number[] = [];
  const stopped = stops(service, random);
  let [now, next, worked] = [0, 0, 0];
  while (next < came.length) {
    now = stopped(now, Math.max(now, came[next]!));
    const commit = service.commit * strayed(service.spread ?? 0, random);
    const { came: taken, end, work } = commitAt({ ...service, commit }, now, came, next);
    const ended = stopped(end, end);
    for (const time of taken) waits.push(ended - time);
    next += taken.length;
    worked += work;
    now = ended;
  }
  return predicted(waits, now, worked);
}

/** When the thread goes on that was free then and is wanted now: later, where the process stands still meanwhile. */
function stops({ garbage }: Service, random: Random): (free: number, wanted: number) => number {
  if (!garbage) return (_, wanted) => wanted;
  const { every, median, spread } = garbage;
  const gap = () => -Math.log(1 - random.below(1_000_000) / 1_000_000) * every;
  let at = gap();
  return (free, wanted) => {
    let then = wanted;
    for (; at <= then; at += gap()) {
      const length = median * strayed(spread, random);
      // While it is idle only what is left of it is felt; while it works, all.
      then = at < free ? then + length : Math.max(then, at + length);
    }
    return then;
  };
}

/** A factor around 1, as chance has it. */
function strayed(spread: number, random: Random): number {
  const even = () => (random.below(1_000_000) + 1) / 1_000_001;
  return spread === 0 ? 1 : Math.exp(spread * Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even()));
}

/** So many players, each of whom moves again as soon as his last move is there. */
export function closedTraffic(service: Service, players: number, moves: number): Predicted {
  const waits: number[] = [];
  let [now, worked] = [0, 0];
  while (waits.length < moves) {
    const work = players * service.move;
    // Without waiting, half of the players' moves are worked on while the other half is being written.
    const end = now + (service.waits ? work + service.commit : Math.max(work, service.commit + work / 2));
    for (let player = 0; player < players; player++) waits.push(end - now);
    worked += work;
    now = end;
  }
  return predicted(waits, now, worked);
}

/** The commit that begins now: what has come by then, and what comes while the thread prepares it. */
function commitAt(
  { move, commit, waits }: Service,
  now: number,
  came: readonly number[],
  from: number,
): Batch & { work: number } {
  let count = 0;
  let ready = now;
  while (from + count < came.length && came[from + count]! <= ready) {
    count += 1;
    ready += move;
  }
  const work = count * move;
  // Work of the next moves goes on beside a commit that nobody waits for; a batch cannot end before either is done.
  const end = waits ? ready + commit : now + Math.max(work, commit + move);
  return { came: came.slice(from, from + count), end, work };
}

function predicted(waits: number[], time: number, worked: number): Predicted {
  const sorted = waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 100) / 100;
  return { rate: (sorted.length * 1000) / time, p50: at(0.5), p99: at(0.99), busy: Math.min(1, worked / time) };
}
