/** A table in memory. Its log in the store is the truth; this is what follows from it. */

import type { Action, AnyGame, Config, Seat } from '../../core/game.ts';
import { type Entry, forget, openMatch, openMatchAt } from '../../core/match.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Fact } from '../../table/facts.ts';
import type { Holder } from '../../table/holder.ts';
import { replayLog } from '../../table/opening.ts';
import { hasLapsed, type Proposal } from '../../table/proposal.ts';
import { type AnyMatch, newTable, type Table } from '../../table/table.ts';
import type { SeenEntry } from '../../wire/log.ts';
import type { Change } from '../store/change.ts';
import type { EntryRow, SeatRow, TableRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';

/** Who looks at a table: a seat, or nobody in particular. */
export type Viewer = Seat | undefined;

/** The way to one device that looks at tables. It never waits: whoever cannot follow is cut off. */
export interface Watcher {
  readonly person: string | undefined;
  readonly closed: boolean;
  send(text: string): void;
  hears(person: string): boolean;
}

/** The table itself, and what a server has to do with it. */
export interface LiveTable extends Table {
  readonly id: string;
  row: TableRow;
  readonly seats: SeatRow[];
  readonly contributions: { readonly device: string; readonly line: string }[];
  /** The stored snapshots known here, oldest first. */
  snapshots: { readonly steps: number; readonly index: number }[];
  /** The last line of chat. */
  lines: number;
  /** Whom the host has muted. */
  readonly silenced: Set<string>;
  /** Names of the persons at the table. */
  readonly names: Map<string, string>;
  /** The requests that made recent entries, and the indices of these. */
  readonly recent: Map<string, number>;
  /** Recent messages that are done, by person and name. */
  readonly noted: Set<string>;
  readonly watchers: Map<Viewer, Set<Watcher>>;
  /** The question each bot is thinking about. */
  readonly thinking: Map<Seat, string>;
  /** The question each standing order is about to answer. */
  readonly ordering: Map<Seat, string>;
  pending: Pending | undefined;
  touched: number;
}

/** What has happened at the table in this tick and is not durable yet. */
export interface Pending extends Happened {
  readonly entries: SeenEntry[];
  readonly facts: Fact[];
  /** Once true nothing is added any more: it is being written. */
  sealed: boolean;
  described: boolean;
  readonly after: ((refusal: Refusal | undefined) => void)[];
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

/** How many snapshots stay in memory; undo further back asks the store. */
const keptSnapshots = 2;

export function openLiveTable(game: AnyGame, stored: StoredTable, names: Map<string, string>): LiveTable {
  const { row, snapshot } = stored;
  const config = JSON.parse(row.config) as Config;
  const orders: unknown[][] = Array.from({ length: config.players }, () => []);
  for (const { seat, orders: given } of stored.orders) orders[seat] = JSON.parse(given) as unknown[];
  const proposal = proposalIn(row);
  const holders = stored.seats.map(holderIn);
  const live: LiveTable = {
    ...newTable({ game, config, home: 'server', holders, orders, proposal, status: row.status, index: snapshot?.number ?? 0 }),
    id: row.id,
    row,
    seats: [...stored.seats],
    contributions: stored.contributions.map(({ device, line }) => ({ device, line })),
    snapshots: snapshot ? [{ steps: snapshot.steps, index: snapshot.number }] : [],
    lines: stored.lines,
    silenced: new Set(stored.silenced),
    names,
    recent: new Map(),
    noted: new Set(),
    watchers: new Map(),
    thinking: new Map(),
    ordering: new Map(),
    pending: undefined,
    touched: Date.now(),
  };
  if (row.status !== 'open' && row.started !== null) live.match = openStoredMatch(live, stored);
  return live;
}

function proposalIn({ proposal }: TableRow): Proposal | undefined {
  const asked = proposal === null ? undefined : (JSON.parse(proposal) as Proposal);
  return asked && !hasLapsed(asked, Date.now()) ? asked : undefined;
}

function holderIn({ person, name, bot, resigned }: SeatRow): Holder {
  return { person, name, bot, resigned: resigned === 1 };
}

/** The match of a table that starts now, from its setup or from the state it was brought with. */
export function startMatch(live: LiveTable): AnyMatch {
  return openMatch(live.game, originOf(live), seedOf(live));
}

function originOf({ row, config }: LiveTable): { config: Config; state?: object } {
  return row.origin === null ? { config } : { config, state: JSON.parse(row.origin) as object };
}

function seedOf({ row, contributions }: LiveTable): { secret: string; contributions: string[] } {
  return { secret: row.secret, contributions: contributions.map(({ line }) => line) };
}

/** The match as it was at a stored snapshot, or at its beginning. */
export function matchAt(live: LiveTable, snapshot: StoredTable['snapshot']): AnyMatch {
  if (!snapshot) return startMatch(live);
  const state = JSON.parse(snapshot.state) as object;
  return openMatchAt(live.game, originOf(live), seedOf(live), { steps: snapshot.steps, state });
}

function openStoredMatch(live: LiveTable, { snapshot, entries }: StoredTable): AnyMatch {
  const match = matchAt(live, snapshot);
  const stopped = replayLog(live, match, entries.map(entryOf));
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

export function attach(live: LiveTable, viewer: Viewer, watcher: Watcher): void {
  const watchers = live.watchers.get(viewer) ?? new Set();
  watchers.add(watcher);
  live.watchers.set(viewer, watchers);
}

/** At a table that everybody finds spectators may talk, unless the host has said otherwise. */
export function spectatorsMayTalk({ row }: LiveTable): boolean {
  return (row.talk ?? row.public) === 1;
}
