/**
 * A table: a game, who holds its seats, their standing orders, and what is being asked of everybody. Commands change it in
 * place and answer with entries and facts. It has no clock and keeps nothing: whoever drives it tells it the time, and writes down
 * what it answers. A server's table and one of this device differ only in who drives them.
 */
import type { Event } from '../core/event.ts';
import type { Action, AnyGame, Config, Seat } from '../core/game.ts';
import { onMap } from '../core/maps.ts';
import type { Match } from '../core/match.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Clock } from './clock.ts';
import type { Holder } from './holder.ts';
import type { Span } from './hours.ts';
import type { Proposal } from './proposal.ts';
import { tableRefusal } from './refusal.ts';

export type AnyMatch = Match<object, Action, Event>;

type Status = 'open' | 'running' | 'over' | 'unfinished';

export interface Table {
  readonly game: AnyGame;
  readonly config: Config;
  /**
   * Where it stands. At a table of one device nobody is a stranger: its log names who sits down, holds the standing orders, and a
   * finished game goes on when its last step is taken back.
   */
  readonly home: 'device' | 'server';
  status: Status;
  /** There is one as soon as the game has begun. */
  match: AnyMatch | undefined;
  readonly holders: Holder[];
  /** Standing orders by seat. */
  readonly orders: unknown[][];
  proposal: Proposal | undefined;
  /** The last entry of the log. */
  index: number;
  /** The entry of each step that counts, as far as it is known. */
  readonly stepIndices: number[];
  /** The question at which each bot was last heard unasked. */
  readonly heard: Map<Seat, string>;
  /** Since when each seat is waited for; null where it is not. */
  readonly since: (number | null)[];
  /** Undefined at a table without clocks. */
  readonly clock: Clock | undefined;
  /** When the server stood still: nobody's time. */
  readonly stopped: readonly Span[];
  /** Who keeps the clocks; a device whose tables have none need not know how that is done. */
  readonly timekeeper: Timekeeper | undefined;
}

/** An answer, as far as clocks are concerned. */
export interface Answered {
  /** Whether the game goes on waiting for the same seat. */
  readonly stillAsked: boolean;
  /** Whether somebody has learned something by it, so that it stands. */
  readonly reveals: boolean;
}

export interface Timekeeper {
  /** Takes the time since the last charge from those whose clocks ran. */
  charge(table: Table, now: number): void;
  /** The seat has answered what it was asked. */
  grantForAnswer(table: Table, seat: Seat, answered: Answered): void;
  /** The seat is asked anew, after others were. */
  grantForQuestion(table: Table, seat: Seat): void;
  /** The seat has taken steps back, as it was free to: what was added for them is taken off. */
  takeOff(table: Table, seat: Seat): void;
  /** After the others agreed to go back, what is played again is played anew. */
  grantAnew(table: Table): void;
  /** Somebody whose time had run out is back. */
  grantForReturn(table: Table, seat: Seat): void;
}

export type NewTable = Pick<Table, 'game' | 'config' | 'home' | 'holders'> &
  Partial<Pick<Table, 'status' | 'match' | 'orders' | 'proposal' | 'index' | 'clock' | 'since' | 'stopped' | 'timekeeper'>>;

export function newTable(given: NewTable): Table {
  return {
    status: 'open',
    match: undefined,
    orders: given.holders.map(() => []),
    proposal: undefined,
    index: 0,
    stepIndices: [],
    heard: new Map(),
    since: given.holders.map(() => null),
    clock: undefined,
    stopped: [],
    timekeeper: undefined,
    ...given,
    game: onMap(given.game, given.config),
  };
}

/** The match of a game that goes on, or why there is none. */
export function runningMatch({ status, match }: Table): AnyMatch | Refusal {
  if (status === 'open') return tableRefusal('notStarted', {});
  return match && status === 'running' ? match : tableRefusal('notRunning', {});
}

/** Who is waited for; nobody unless the game goes on. */
export function waitingSeats({ game, status, match }: Table): readonly Seat[] {
  return match && status === 'running' ? game.waiting(match.state) : [];
}

export function isEnded({ status }: Table): boolean {
  return status === 'over' || status === 'unfinished';
}
