/** Everything that changes at one table in one commit. */
import type { JobChange } from './jobs.ts';
import type { Beginner, NewResult } from './results.ts';
import type { ChatRow, EntryRow, SeatRow, Selected, TableRow } from './schema.ts';
import type { Sign } from './time.ts';

export interface Change {
  readonly table: string;
  /** A table that did not exist before. */
  opened?: TableRow;
  /** The row as it is to be; its version must be one above the stored one. */
  row?: TableRow;
  seats: SeatRow[];
  entries: EntryRow[];
  snapshots: Selected<'snapshots'>[];
  /** Snapshots of more steps than this fall with the steps taken back. */
  dropSnapshotsAbove?: number;
  position?: Selected<'positions'>;
  orders: Selected<'orders'>[];
  contributions: Selected<'contributions'>[];
  /** All of the table's, where they change. */
  commitments?: readonly Selected<'commitments'>[];
  chat: ChatRow[];
  /** Persons who wanted to play now and are seated here. */
  seekers?: readonly string[];
  requests: Selected<'requests'>[];
  /** When persons last did something at the table. */
  signs: Sign[];
  /** Whom the host mutes from now on, or no longer. */
  silenced: (Selected<'silenced'> & { readonly on: boolean })[];
  /** Who sits where as the game begins; and what it has come to. */
  began?: readonly Beginner[];
  result?: NewResult;
  /** What is to be done later because of it, or no longer: as durable as the change itself. */
  jobs: JobChange[];
}

export function noChange(table: string): Change {
  return {
    table,
    seats: [],
    entries: [],
    snapshots: [],
    orders: [],
    contributions: [],
    chat: [],
    requests: [],
    signs: [],
    silenced: [],
    jobs: [],
  };
}
