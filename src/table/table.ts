/**
 * A table: a game, who holds its seats, their standing orders, and what is being asked of everybody. Commands change it in
 * place and answer with entries and facts. It has no clock and keeps nothing: whoever drives it tells it the time, and writes down
 * what it answers. A server's table and one of this device differ only in who drives them.
 */
import type { Event } from '../core/event.ts';
import type { Action, AnyGame, Config, Seat } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Holder } from './holder.ts';
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
}

export type NewTable = Pick<Table, 'game' | 'config' | 'home' | 'holders'> &
  Partial<Pick<Table, 'status' | 'match' | 'orders' | 'proposal' | 'index'>>;

export function newTable(given: NewTable): Table {
  return {
    status: 'open',
    match: undefined,
    orders: given.holders.map(() => []),
    proposal: undefined,
    index: 0,
    stepIndices: [],
    heard: new Map(),
    ...given,
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
