/** How long each step of the others is shown: one policy for the table and for replays, in milliseconds. */
import type { Speed } from '../settings.svelte.ts';

const pauses: Readonly<Record<Speed, number>> = { slow: 1800, normal: 900, fast: 350, instant: 0 };

/** The quickest pace of what somebody has asked to see again: never so fast that there is nothing to see. */
const askedPause = 350;
/** How many steps may wait at the usual pace; with twice as many, each stands a quarter as long. */
const atEase = 6;
/** No step is shown for less: quicker, nobody sees anything. */
const shortest = 100;
/** Who is further behind than this sees only the newest steps; the rest can be asked for. */
export const farBehind = 40;

export interface Moment {
  readonly speed: Speed;
  /** How many steps are still to be shown. */
  readonly behind: number;
  /** Whether the next step is the viewer's own. */
  readonly own: boolean;
  /** Whether somebody has asked to see these steps. */
  readonly asked: boolean;
  /** Whether what is shown now strikes the viewer. */
  readonly strikes: boolean;
  /** When the set piece of what is shown now begins, unless it has none or was skipped. */
  readonly piece?: number | undefined;
}

/** How long a set piece stands; who wants no pauses wants none of these either. */
export const pieceLength: Readonly<Record<Speed, number>> = { slow: 2800, normal: 1800, fast: 900, instant: 0 };

/** How long what is shown stands before the next step is. */
export function pauseBefore({ speed, behind, own, asked, strikes, piece }: Moment): number {
  const shown = piece !== undefined && pieceLength[speed] > 0 && (asked || behind <= atEase) ? piece + pieceLength[speed] : 0;
  const usual = Math.max(pauses[speed], shown);
  const held = strikes ? 2 : 1;
  if (asked) return Math.max(askedPause, usual) * held;
  if (own || usual === 0) return 0;
  const hurried = Math.max(shortest, usual * Math.min(1, (atEase / behind) ** 2));
  return strikes ? Math.max(usual, hurried * held) : hurried;
}

/** How many of the steps still to be shown are left out. */
export function leftOut({ behind, asked }: Pick<Moment, 'behind' | 'asked'>): number {
  return !asked && behind > farBehind ? behind - atEase : 0;
}
