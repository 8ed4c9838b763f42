/** A table in memory. Its log in the store is the truth; this is what follows from it. */

import { playEntries } from '../../core/entries.ts';
import type { Event } from '../../core/event.ts';
import type { Action, AnyGame, Config, Seat } from '../../core/game.ts';
import { type Entry, forget, type Match, openMatch, openMatchAt } from '../../core/match.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import type { Change } from '../store/change.ts';
import type { EntryRow, SeatRow, TableRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import type { Proposal } from './proposal.ts';

export type AnyMatch = Match<object, Action, Event>;

/** Who looks at a table: a seat, or nobody in particular. */
export type Viewer = Seat | undefined;

/** A line to one device. It never waits: whoever cannot follow is cut off. */
export interface Line {
  readonly person: string | undefined;
  send(text: string): void;
  hears(person: string): boolean;
}

export interface Live {
  readonly id: string;
  readonly game: AnyGame;
  readonly config: Config;
  row: TableRow;
  readonly seats: SeatRow[];
  readonly contributions: { readonly device: string; readonly line: string }[];
  /** Standing orders by seat. */
  readonly orders: unknown[][];
  proposal: Proposal | undefined;
  match: AnyMatch | undefined;
  /** The last entry. */
  number: number;
  /** The stored snapshots known here, oldest first. */
  snapshots: { readonly steps: number; readonly number: number }[];
  /** The last line of chat. */
  lines: number;
  /** Names of the persons at the table. */
  readonly names: Map<string, string>;
  /** Names clients gave to recent entries, and their numbers. */
  readonly recent: Map<string, number>;
  readonly watchers: Map<Viewer, Set<Line>>;
  /** The question each bot is thinking about. */
  readonly thinking: Map<Seat, string>;
  /** The question at which each bot was last asked whether it does something unasked. */
  readonly heard: Map<Seat, string>;
  pending: Pending | undefined;
  touched: number;
}

/** What has happened at the table in this tick and is not durable yet. */
export interface Pending {
  readonly change: Change;
  /** Once true nothing is added any more: it is being written. */
  sealed: boolean;
  /** Whether the description of the table changed. */
  described: boolean;
  /** Whether the game has just begun, so that everybody is shown where it stands. */
  started: boolean;
  readonly after: ((refusal: Refusal | undefined) => void)[];
  readonly settled: Promise<void>;
}

/** How many snapshots stay in memory; undo further back asks the store. */
const keptSnapshots = 2;

export function openLive(game: AnyGame, stored: StoredTable, names: Map<string, string>): Live {
  const { row } = stored;
  const config = JSON.parse(row.config) as Config;
  const live: Live = {
    id: row.id,
    game,
    config,
    row,
    seats: [...stored.seats],
    contributions: stored.contributions.map(({ device, line }) => ({ device, line })),
    orders: Array.from({ length: config.players }, () => []),
    proposal: row.proposal === null ? undefined : (JSON.parse(row.proposal) as Proposal),
    match: undefined,
    number: stored.entries.at(-1)?.number ?? stored.snapshot?.number ?? 0,
    snapshots: stored.snapshot ? [{ steps: stored.snapshot.steps, number: stored.snapshot.number }] : [],
    lines: stored.lines,
    names,
    recent: new Map(),
    watchers: new Map(),
    thinking: new Map(),
    heard: new Map(),
    pending: undefined,
    touched: Date.now(),
  };
  for (const { seat, orders } of stored.orders) live.orders[seat] = JSON.parse(orders) as unknown[];
  if (row.status !== 'open') live.match = openStoredMatch(live, stored);
  return live;
}

/** The match of a table that starts now, from its setup or from the state it was brought with. */
export function startMatch(live: Live): AnyMatch {
  return openMatch(live.game, originOf(live), seedOf(live));
}

function originOf({ row, config }: Live): { config: Config; state?: object } {
  return row.origin === null ? { config } : { config, state: JSON.parse(row.origin) as object };
}

function seedOf({ row, contributions }: Live): { secret: string; contributions: string[] } {
  return { secret: row.secret, contributions: contributions.map(({ line }) => line) };
}

/** The match as it was at a stored snapshot, or at its beginning. */
export function matchAt(live: Live, snapshot: StoredTable['snapshot']): AnyMatch {
  if (!snapshot) return startMatch(live);
  const state = JSON.parse(snapshot.state) as object;
  return openMatchAt(live.game, originOf(live), seedOf(live), { steps: snapshot.steps, state });
}

function openStoredMatch(live: Live, { snapshot, entries }: StoredTable): AnyMatch {
  const match = matchAt(live, snapshot);
  const stopped = playEntries(match, entries.map(entryOf));
  if (stopped) throw new Error(`table ${live.id}: entry ${entries[stopped.at]?.number} does not replay`);
  for (const { seat, name, number } of entries) remember(live, seat, name, number);
  settleMemory(match);
  return match;
}

/** What the store keeps need not stay in memory. */
export function settleMemory(match: AnyMatch): void {
  match.entries.length = 0;
  forget(match, keptSnapshots);
}

/** A row of the log as the match knows it. */
export function entryOf({ kind, seat, data }: EntryRow): Entry<Action> {
  const value = JSON.parse(data) as never;
  switch (kind) {
    case 'act':
      return { kind, seat, action: value };
    case 'undo':
      return { kind, seat, ...(value as { steps: number; consent?: true }) };
    case 'seat':
      return { kind, seat, holder: value };
    case 'mark':
      return { kind, seat, text: value };
  }
}

export function recentKey(seat: Seat, name: string): string {
  return `${seat} ${name}`;
}

/** How many names are remembered; older ones are looked up in the log. */
const mostRecent = 100;

export function remember(live: Live, seat: Seat, name: string | null, number: number): void {
  if (name === null) return;
  live.recent.set(recentKey(seat, name), number);
  if (live.recent.size > mostRecent) for (const oldest of live.recent.keys()) return void live.recent.delete(oldest);
}

/** The match of a running table, or why there is none. */
export function runningMatch(live: Live): AnyMatch | Refusal {
  if (live.row.status === 'open') return refuse('server', 'notStarted');
  return live.match && live.row.status === 'running' ? live.match : refuse('server', 'notRunning');
}

/** The seats this person may look from; a spectator looks from none. */
export function viewersOf(live: Live, person: string | undefined): Viewer[] {
  const seats = live.seats.filter((row) => person !== undefined && row.person === person).map(({ seat }) => seat);
  return seats.length ? seats : [undefined];
}

export function attach(live: Live, viewer: Viewer, line: Line): void {
  const lines = live.watchers.get(viewer) ?? new Set();
  lines.add(line);
  live.watchers.set(viewer, lines);
}
