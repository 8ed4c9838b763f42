/** What is asked of a thread that reads, and what it answers. */
import type { Config, Seat } from '../../core/game.ts';
import type { RecordedClock } from '../../core/record-times.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { EntryRow, Selected } from '../store/schema.ts';
import type { Viewer } from '../tables/live-table.ts';

/** A part of the rows that a record becomes; small enough to be taken in and written without holding anybody up. */
export interface Slice {
  readonly entries: readonly Pick<EntryRow, 'kind' | 'seat' | 'data' | 'events' | 'reveals' | 'aside' | 'played' | 'left'>[];
  readonly snapshots: readonly Omit<Selected<'snapshots'>, 'table'>[];
}

/** A record read and replayed, without its rows. */
export interface RecordHead {
  readonly game: string;
  readonly config: Config;
  readonly secret: string;
  readonly contributions: readonly string[];
  readonly dealt: boolean;
  readonly origin: string | null;
  readonly names: readonly string[];
  readonly clock: RecordedClock | null;
  readonly state: string;
  readonly over: boolean;
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
}

/** What is asked about a table, by whom it may be asked having been checked. */
export type Look =
  | { readonly kind: 'record'; readonly table: string; readonly names: readonly string[] }
  | { readonly kind: 'views'; readonly table: string; readonly viewer: Viewer; readonly from: number; readonly to: number };

export type Job = { readonly kind: 'read'; readonly text: string } | Look;

/** A record's head, or the text of an answer as it is sent on; undefined where there is no such table. */
export type Answer = { readonly head: RecordHead | Refusal } | { readonly text: string | undefined };
