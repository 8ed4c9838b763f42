/** How long each step of the others is shown, in milliseconds. */
import type { Speed } from '../settings.svelte.ts';

export const pauses: Readonly<Record<Speed, number>> = { slow: 1800, normal: 900, fast: 350, instant: 0 };

/** The slowest pace of what somebody has asked to see again. */
export const replayPause = 600;
