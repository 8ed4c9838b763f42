/** A table in memory. Its log in the store is the truth; this is what follows from it. */

import type { Seat } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Fact } from '../../table/facts.ts';
import type { Table } from '../../table/table.ts';
import type { SeenEntry } from '../../wire/log.ts';
import type { Change } from '../store/change.ts';
import type { Outcome } from '../store/group.ts';
import type { Habits } from '../store/people.ts';
import type { SeatRow, Selected, TableRow } from '../store/schema.ts';

/** Who looks at a table: a seat, or nobody in particular. */
export type Viewer = Seat | undefined;

/** The way to one device that looks at tables. It never waits: whoever cannot follow is cut off. */
export interface Watcher {
  readonly person: string | undefined;
  readonly closed: boolean;
  /** Whether the page is behind others, so that nobody looks at it. */
  readonly hidden: boolean;
  /** Whether it can be told of a change of its view, and need not have it whole. */
  readonly patches: boolean;
  send(text: string): void;
  hears(person: string): boolean;
}

/** Who is at a table, as far as one process sees. */
export interface Here {
  /** The seats that have a device at the table, in order. */
  readonly online: readonly Seat[];
  readonly spectators: number;
  /** The seats whose page is in front of somebody. */
  readonly looking: readonly Seat[];
}

/** The table itself, and what a server has to do with it. */
export interface LiveTable extends Table {
  readonly id: string;
  row: TableRow;
  readonly seats: SeatRow[];
  readonly contributions: { readonly device: string; readonly line: string }[];
  /** Of devices, before the game; then they have become contributions. */
  commitments: readonly Omit<Selected<'commitments'>, 'table'>[];
  /** The stored snapshots known here, oldest first. */
  snapshots: { readonly steps: number; readonly index: number }[];
  /** The last line of chat. */
  lines: number;
  /** Whom the host has muted. */
  readonly silenced: Set<string>;
  /** Names of the persons at the table. */
  readonly names: Map<string, string>;
  /** Of these persons, what clocks want to know. */
  readonly habits: Map<string, Habits>;
  /** Those of these persons who have a passkey or a confirmed address, as last looked up. */
  readonly rooted: Set<string>;
  /** When persons last did something here, and since when they have been here without a break. */
  readonly signs: Map<string, number>;
  readonly arrived: Map<string, number>;
  /** The requests that made recent entries, and the indices of these. */
  readonly recent: Map<string, number>;
  /** Recent messages that are done, by person and name. */
  readonly noted: Set<string>;
  readonly watchers: Map<Viewer, Set<Watcher>>;
  /** Of viewers who are watched for: what they were last shown. */
  readonly shown: Map<Viewer, { readonly number: number; readonly view: object }>;
  /** Who is at the table by way of other processes, by process. */
  readonly elsewhere: Map<string, Here & { readonly until: number }>;
  /** Set while the table is being brought to where another process has left it. */
  catchingUp: Promise<boolean> | undefined;
  /** The question each bot is thinking about. */
  readonly thinking: Map<Seat, string>;
  /** The question each standing order is about to answer. */
  readonly ordering: Map<Seat, string>;
  pending: Pending | undefined;
  /** The last entry and the last line of chat that are durable, and of which everybody who watches has been told. */
  told: { readonly index: number; readonly lines: number };
  touched: number;
  /** Another one in its place is being opened: once, or whoever watches would be told twice. */
  abandoned: boolean;
  /** The server's time. */
  now(): number;
}

/** What has happened at the table in this tick and is not durable yet. */
export interface Pending extends Happened {
  readonly entries: SeenEntry[];
  readonly facts: Fact[];
  /** Once true nothing is added any more: it is being written. */
  sealed: boolean;
  described: boolean;
  readonly after: ((refusal: Refusal | undefined, outcome: Outcome) => void)[];
  readonly settled: Promise<void>;
}

/** What has happened at a table, for whoever listens. */
export interface Happened {
  readonly change: Change;
  /** New entries of the log in full; for nobody's eyes yet. */
  readonly entries: readonly SeenEntry[];
  readonly facts: readonly Fact[];
  /** Whether the description of the table changed. */
  readonly described: boolean;
}

function recentKey(seat: Seat, requestId: string): string {
  return `${seat} ${requestId}`;
}

/** How many requests are remembered; older ones are looked up in the log. */
const mostRecent = 100;

export function remember(live: LiveTable, seat: Seat, requestId: string | null, index: number): void {
  if (requestId === null) return;
  live.recent.set(recentKey(seat, requestId), index);
  if (live.recent.size > mostRecent) for (const oldest of live.recent.keys()) return void live.recent.delete(oldest);
}

/** The entry that this request has made already. */
export function madeBy(live: LiveTable, seat: Seat, requestId: string | null): number | undefined {
  return requestId === null ? undefined : live.recent.get(recentKey(seat, requestId));
}

/** The seats this person may look from; a spectator looks from none. */
export function viewersOf(live: LiveTable, person: string | undefined): Viewer[] {
  const seats = live.seats.filter((row) => person !== undefined && row.person === person).map(({ seat }) => seat);
  return seats.length ? seats : [undefined];
}

/** Who is here by way of this process. */
export function here({ watchers }: LiveTable): Here {
  const online = [...watchers.keys()].filter((viewer) => viewer !== undefined).sort((a, b) => a - b);
  const inFront = (seat: Seat) => [...(watchers.get(seat) ?? [])].some(({ hidden, closed }) => !hidden && !closed);
  return { online, spectators: watchers.get(undefined)?.size ?? 0, looking: online.filter(inFront) };
}

/** Who is here, whichever process they are at. */
export function hereAnywhere(live: LiveTable): Here {
  const all = [here(live), ...live.elsewhere.values()];
  const seats = (which: 'online' | 'looking') => [...new Set(all.flatMap((some) => some[which]))].sort((a, b) => a - b);
  return {
    online: seats('online'),
    looking: seats('looking'),
    spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
  };
}

export function attach(live: LiveTable, viewer: Viewer, watcher: Watcher): void {
  const watchers = live.watchers.get(viewer) ?? new Set();
  watchers.add(watcher);
  live.watchers.set(viewer, watchers);
}

/** Others are dealt the same cards and have not finished: nobody who does not sit here sees anything of the game. */
export function isSealed({ row }: LiveTable): boolean {
  return row.sealed === 1;
}

/** At a table that everybody finds spectators may talk, unless the host has said otherwise. */
export function spectatorsMayTalk({ row }: LiveTable): boolean {
  return (row.talk ?? row.public) === 1;
}
