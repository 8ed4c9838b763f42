/** What a table answers a command with: entries for its log, and facts for whoever listens. */
import type { Event } from '../core/event.ts';
import type { Action, Seat } from '../core/game.ts';
import type { Entry } from '../core/match.ts';

export type Decider = 'person' | 'bot' | 'order';

type Of<K extends Entry<Action>['kind']> = Extract<Entry<Action>, { kind: K }>;

/** An action that was played, with what happened in it: all of it, for nobody's eyes yet. */
interface PlayedEntry extends Of<'act'> {
  readonly events: readonly Event[];
  readonly reveals: boolean;
  readonly aside: boolean;
  readonly decider: Decider;
}

/** An entry of the log; `index` counts from 1, `left` is what the seat's clock showed then, its time for this decision not counted. */
export type LoggedEntry = { readonly index: number; readonly left?: number } & (
  | PlayedEntry
  | Of<'undo'>
  | Of<'seat'>
  | Of<'mark'>
);

export type EndReason =
  /** The game was played to its end. */
  | 'finished'
  /** Everybody agreed to stop here. */
  | 'agreed'
  /** The last person left before it began. */
  | 'abandoned'
  /** It was finished elsewhere and brought here. */
  | 'imported';

interface TurnPassed {
  readonly kind: 'turnPassed';
  /** To whom: they are waited for now and were not before. */
  readonly seats: readonly Seat[];
  /** Everybody who is waited for now. */
  readonly waiting: readonly Seat[];
}

interface Ended {
  readonly kind: 'ended';
  readonly reason: EndReason;
  readonly time: number;
  /** Nobody where the game was not played to its end. */
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
  readonly resigned: readonly Seat[];
}

/** Something that is so since this command. A command tells each fact once. */
export type Fact =
  | { readonly kind: 'started'; readonly time: number }
  | TurnPassed
  | Ended
  /** A finished game goes on, because its last step was taken back. */
  | { readonly kind: 'resumed' }
  /** So many steps are left after some were taken back. */
  | { readonly kind: 'takenBack'; readonly left: number }
  | { readonly kind: 'seatChanged'; readonly seat: Seat }
  | { readonly kind: 'ordersChanged'; readonly seat: Seat }
  | { readonly kind: 'proposalChanged' }
  /** A person has answered after so many milliseconds; the game no longer waits for that seat. */
  | { readonly kind: 'decided'; readonly seat: Seat; readonly took: number }
  /** A clock shows something else though nobody did anything: a holiday, another time zone, time that ran out. */
  | { readonly kind: 'clockChanged' };

export interface Outcome {
  readonly entries: readonly LoggedEntry[];
  readonly facts: readonly Fact[];
}
