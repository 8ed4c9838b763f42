/** The clocks of a table, as data: what was chosen when it was opened, and what each player has left. */
import type { Span } from './hours.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The paces one may choose from. `bank` is what a player has for the whole game, `increment` what a turn adds to it; at a pace of
 * days `decision` is there for each decision, and the bank is the reserve.
 */
export const paces = {
  live: { bank: 15 * minute, increment: 15_000, decision: 0 },
  evening: { bank: 60 * minute, increment: 0, decision: 0 },
  day: { bank: 3 * day, increment: 0, decision: day },
  twoDays: { bank: 4 * day, increment: 0, decision: 2 * day },
  week: { bank: 7 * day, increment: 0, decision: 7 * day },
} as const;
export type Pace = keyof typeof paces;

/** What happens when time is out: a bot sits in until the player is back, or plays to the end, or the others decide. */
export const waysOut = ['bot', 'toEnd', 'ask'] as const;

/** What a table agreed on when it was opened. With its figures, so that other paces one day change nothing here. */
export interface ClockSetting {
  readonly pace: Pace;
  readonly bank: number;
  readonly increment: number;
  readonly decision: number;
  /** Whether nights and weekends are taken off; at a pace of days only. */
  readonly nights: boolean;
  readonly weekends: boolean;
  readonly out: (typeof waysOut)[number];
  /** The level of the bot. */
  readonly level: string;
}

/** One player's clock. */
export interface SeatClock {
  left: number;
  decision: number;
  /** How many steps stood when something was last added, so that what is taken back and repeated adds nothing. */
  granted: number;
  /** Whether time has run out, until the player is back. */
  out: boolean;
  zone: string;
  /** When the player is on holiday. */
  away: readonly Span[];
}

export interface Clock {
  readonly setting: ClockSetting;
  /** Up to when everybody has been charged. */
  at: number;
  readonly seats: SeatClock[];
}

export function newClock(setting: ClockSetting, players: number, at = 0): Clock {
  const seats = Array.from({ length: players }, () => ({
    left: setting.bank,
    decision: setting.decision,
    granted: -1,
    out: false,
    zone: 'UTC',
    away: [],
  }));
  return { setting, at, seats };
}
