/** What is asked of a worker thread and what it answers. */
import type { Action, Config, Seat } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { EntryRow } from '../store/schema.ts';

/** Everything a bot may know: its seat's view. The state never leaves the main thread. */
export interface ThinkRequest {
  readonly game: string;
  readonly view: object;
  readonly seat: Seat;
  readonly level: string;
  /** How often this question was answered in vain. */
  readonly tries: number;
  /** True where the seat is not waited for: it may do something, or nothing. */
  readonly aside?: boolean;
}

/** A record read and replayed, as rows for the log. */
export interface ReadRecord {
  readonly game: string;
  readonly config: Config;
  readonly secret: string;
  readonly contributions: readonly string[];
  readonly origin: string | null;
  readonly names: readonly string[];
  readonly entries: readonly Pick<EntryRow, 'kind' | 'seat' | 'data' | 'events' | 'reveals' | 'aside'>[];
  readonly snapshots: readonly { readonly steps: number; readonly number: number; readonly state: string }[];
  readonly state: string;
  readonly over: boolean;
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
}

export type Job =
  | {
      readonly kind: 'think';
      readonly request: ThinkRequest;
      readonly chance: number;
      readonly budget: number;
    }
  | { readonly kind: 'record'; readonly text: string };

export type Answer = { readonly action: Action | undefined } | { readonly record: ReadRecord | Refusal };
