/** A live table made of what the store has of it. */
import type { Draws } from '../../core/dealt.ts';
import type { Seed } from '../../core/fairness.ts';
import type { Action, AnyGame, Config, Seat } from '../../core/game.ts';
import { type Entry, forget, openMatch, openMatchAt, type Snapshot } from '../../core/match.ts';
import type { AwaitedNow } from '../../table/awaited.ts';
import { timekeeper } from '../../table/charge.ts';
import { type Clock, type ClockSetting, newClock } from '../../table/clock.ts';
import type { Holder } from '../../table/holder.ts';
import type { Span } from '../../table/hours.ts';
import { replayLog } from '../../table/opening.ts';
import { hasLapsed, type Proposal } from '../../table/proposal.ts';
import { type AnyMatch, newTable, type Table, waitingSeats } from '../../table/table.ts';
import type { EntryRow, SeatRow, Selected, TableRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import { type LiveTable, remember } from './live-table.ts';

/** How many snapshots stay in memory; undo further back asks the store. */
const keptSnapshots = 2;

/** Where the clocks of a table stand, as the store has it. */
export interface StoredClock {
  readonly since: readonly (number | null)[];
  /** When each one's time is out, for lists. */
  readonly until: readonly (number | null)[];
  readonly clock?: Clock;
}

/** What lists say of whom a table waits for, as the store has it. */
export interface StoredAwaited {
  readonly awaited?: AwaitedNow;
  /** The seats that have an offer to answer out of turn. */
  readonly offered: readonly Seat[];
}

/** The time, and when there was nobody to keep it. */
interface Timekeeping {
  now(): number;
  readonly stopped: readonly Span[];
}

const usualTime: Timekeeping = { now: Date.now, stopped: [] };

export function openLiveTable(game: AnyGame, stored: StoredTable, names: Map<string, string>, time = usualTime): LiveTable {
  const { row, snapshot } = stored;
  const now = time.now();
  const config = JSON.parse(row.config) as Config;
  const orders: unknown[][] = Array.from({ length: config.players }, () => []);
  for (const { seat, orders: given } of stored.orders) orders[seat] = JSON.parse(given) as unknown[];
  const proposal = proposalIn(row, now);
  const holders = stored.seats.map(holderIn);
  const live: LiveTable = {
    ...newTable({
      game,
      config,
      home: 'server',
      holders,
      orders,
      proposal,
      status: row.status,
      index: snapshot?.number ?? 0,
      ...clockIn(stored, config, now),
      stopped: time.stopped,
      timekeeper,
    }),
    id: row.id,
    row,
    seats: [...stored.seats],
    contributions: stored.contributions.map(({ device, line }) => ({ device, line })),
    commitments: stored.commitments.map(({ table: _, ...one }) => one),
    snapshots: snapshot ? [{ steps: snapshot.steps, index: snapshot.number }] : [],
    lines: stored.lines,
    silenced: new Set(stored.silenced),
    names,
    habits: new Map(),
    rooted: new Set(),
    signs: new Map(),
    arrived: new Map(),
    recent: new Map(),
    noted: new Set(),
    watchers: new Map(),
    shown: new Map(),
    elsewhere: new Map(),
    catchingUp: undefined,
    thinking: new Map(),
    ordering: new Map(),
    pending: undefined,
    told: { index: 0, lines: stored.lines },
    touched: now,
    abandoned: false,
    now: time.now,
  };
  if (row.status !== 'open' && row.started !== null) live.match = openStoredMatch(live, stored);
  live.told = { index: live.index, lines: live.lines };
  // At a table from before this was noted nobody has waited yet.
  for (const seat of waitingSeats(live)) live.since[seat] ??= now;
  return live;
}

function clockIn({ row, clock }: StoredTable, { players }: Config, now: number): Partial<Pick<Table, 'clock' | 'since'>> {
  const kept = clock === null ? undefined : (JSON.parse(clock) as StoredClock);
  const begun = row.clock === null ? undefined : newClock(JSON.parse(row.clock) as ClockSetting, players, now);
  return { ...(kept ? { since: [...kept.since] } : {}), clock: kept?.clock ?? begun };
}

function proposalIn({ proposal }: TableRow, now: number): Proposal | undefined {
  const asked = proposal === null ? undefined : (JSON.parse(proposal) as Proposal);
  return asked && !hasLapsed(asked, now) ? asked : undefined;
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

function seedOf({ row, contributions }: LiveTable): Seed {
  const dealt = row.chance === 'dealt' ? { dealt: true as const } : {};
  return { secret: row.secret, contributions: contributions.map(({ line }) => line), ...dealt };
}

/** The match as it was at a stored snapshot, or at its beginning. */
export function matchAt(live: LiveTable, snapshot: StoredTable['snapshot']): AnyMatch {
  if (!snapshot) return startMatch(live);
  return openMatchAt(live.game, originOf(live), seedOf(live), snapshotIn(snapshot));
}

/** A snapshot as the match knows it. */
export function snapshotIn({ steps, state, draws }: Selected<'snapshots'>): Snapshot<object> {
  const counted = draws === null ? {} : { draws: JSON.parse(draws) as Draws };
  return { steps, state: JSON.parse(state) as object, ...counted };
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
