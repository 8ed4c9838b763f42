/**
 * The path of a command: the table answers it with entries and facts, `keep` puts them into this tick's change, the change
 * becomes durable, and only then whoever listens is told.
 */
import { at } from '../../core/at.ts';
import type { Event } from '../../core/event.ts';
import type { Seat } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { awaitedNow } from '../../table/awaited.ts';
import { deadlineOf } from '../../table/charge.ts';
import type { Fact, LoggedEntry, Outcome as TableOutcome } from '../../table/facts.ts';
import { orderTurns } from '../../table/play.ts';
import { waitingSeats } from '../../table/table.ts';
import type { SeenEntry } from '../../wire/log.ts';
import { serverRefusal } from '../refusal.ts';
import { type Change, noChange } from '../store/change.ts';
import type { Outcome } from '../store/group.ts';
import type { EntryRow, SeatRow, TableRow } from '../store/schema.ts';
import { type LiveTable, type Pending, remember } from './live-table.ts';
import { ratedNow } from './rated.ts';
import { abandon, type Planner, type TableRegistry } from './registry.ts';
import { type StoredAwaited, type StoredClock, settleMemory } from './stored-table.ts';

/** What one command came to: takes it into this tick's change. The index of its first entry, or why not. */
export function keep(
  registry: TableRegistry,
  live: LiveTable,
  outcome: TableOutcome | Refusal,
  requestId: string | null = null,
): number | Refusal {
  if (isRefusal(outcome)) return outcome;
  const pending = pendingOf(registry, live);
  const [first] = outcome.entries;
  for (const entry of outcome.entries) keepEntry(live, pending, entry, registry.now(), entry === first ? requestId : null);
  for (const fact of outcome.facts) keepFact(registry, live, pending, fact);
  return first?.index ?? live.index;
}

/** For commands of which nobody wants to know the entry. */
export function kept(registry: TableRegistry, live: LiveTable, outcome: TableOutcome | Refusal): Refusal | undefined {
  const index = keep(registry, live, outcome);
  return isRefusal(index) ? index : undefined;
}

function keepEntry(
  live: LiveTable,
  { change, entries }: Pending,
  entry: LoggedEntry,
  time: number,
  requestId: string | null,
): void {
  const left = entry.left ?? null;
  change.entries.push({ ...rowOf(entry), table: live.id, number: entry.index, name: requestId, time, played: null, left });
  entries.push(seenEntry(entry, time));
  remember(live, entry.seat, requestId, entry.index);
}

/** An entry as the store has it; the names there are older than those here. */
function rowOf(entry: LoggedEntry): Omit<EntryRow, 'table' | 'number' | 'name' | 'time' | 'played' | 'left'> {
  const { kind, seat } = entry;
  const plain = { kind, seat, events: '[]', reveals: 0, aside: 0, decider: 'person' as const };
  switch (entry.kind) {
    case 'act': {
      const flags = { reveals: entry.reveals ? 1 : 0, aside: entry.aside ? 1 : 0, decider: entry.decider };
      return { ...plain, ...flags, data: JSON.stringify(entry.action), events: JSON.stringify(entry.events) };
    }
    case 'undo':
      return { ...plain, data: JSON.stringify({ steps: entry.steps, consent: entry.consent }) };
    case 'seat':
      return { ...plain, data: JSON.stringify(entry.holder) };
    case 'mark':
      return { ...plain, data: JSON.stringify(entry.text) };
  }
}

/** An entry as clients know it, with its events as they were made. */
function seenEntry(entry: LoggedEntry, time: number): SeenEntry {
  const { index: number, kind, seat } = entry;
  const left = entry.left === undefined ? {} : { left: entry.left };
  const seen = { number, kind, seat, time, events: [] as readonly Event[], ...left };
  switch (entry.kind) {
    case 'act':
      return { ...seen, events: entry.events };
    case 'undo':
      return { ...seen, steps: entry.steps, ...(entry.consent ? { consent: entry.consent } : {}) };
    case 'seat':
      return { ...seen, holder: entry.holder };
    case 'mark':
      return { ...seen, text: entry.text };
  }
}

function keepFact(registry: TableRegistry, live: LiveTable, pending: Pending, fact: Fact): void {
  pending.facts.push(fact);
  const { status, proposal } = live;
  if (fact.kind === 'started') changeRow(registry, live, { status, started: fact.time, rated: ratedNow(live) });
  if (fact.kind === 'ended') changeRow(registry, live, { status, ended: fact.time });
  if (fact.kind === 'proposalChanged') changeRow(registry, live, { proposal: proposal ? JSON.stringify(proposal) : null });
  if (fact.kind === 'seatChanged') changeSeat(registry, live, fact.seat, holderRow(live, fact.seat));
  if (fact.kind === 'ordersChanged') keepOrders(live, pending.change, fact.seat);
  if (fact.kind === 'takenBack') dropSnapshots(live, pending.change, fact.left);
}

function holderRow({ holders }: LiveTable, seat: Seat): Partial<SeatRow> {
  const holder = holders[seat];
  return holder ? { ...holder, resigned: holder.resigned ? 1 : 0 } : {};
}

/** Orders are not in the log, where even a gap in the numbers would tell the others of them. */
function keepOrders(live: LiveTable, change: Change, seat: Seat): void {
  const row = { table: live.id, seat, orders: JSON.stringify(live.orders[seat] ?? []) };
  change.orders = [...change.orders.filter((other) => other.seat !== seat), row];
}

function dropSnapshots(live: LiveTable, change: Change, left: number): void {
  change.dropSnapshotsAbove = Math.min(change.dropSnapshotsAbove ?? left, left);
  live.snapshots = live.snapshots.filter((snapshot) => snapshot.steps <= left);
}

/** Changes the table's own row. */
export function changeRow(registry: TableRegistry, live: LiveTable, values: Partial<TableRow>): void {
  const pending = pendingOf(registry, live);
  const { change } = pending;
  const first = !change.row && !change.opened;
  live.row = { ...live.row, ...values, version: live.row.version + (first ? 1 : 0) };
  if (change.opened) change.opened = live.row;
  else change.row = live.row;
  pending.described = true;
}

export function changeSeat(registry: TableRegistry, live: LiveTable, seat: Seat, values: Partial<SeatRow>): void {
  changeRow(registry, live, {});
  const row = { ...at(live.seats, seat), ...values };
  live.seats[seat] = row;
  const change = changeOf(registry, live);
  change.seats = [...change.seats.filter((other) => other.seat !== seat), row];
}

export function changeOf(registry: TableRegistry, live: LiveTable): Change {
  return pendingOf(registry, live).change;
}

/** Remembers that this message of a person is done, so that its retry does nothing. */
export function noteRequest(registry: TableRegistry, live: LiveTable, person: string, name: string): void {
  if (isNoted(live, person, name)) return;
  changeOf(registry, live).requests.push({ table: live.id, person, name, time: registry.now() });
  live.noted.add(`${person} ${name}`);
  if (live.noted.size > mostNoted) for (const oldest of live.noted) return void live.noted.delete(oldest);
}

/** How many are remembered here; the store knows the others. */
const mostNoted = 100;

export function isNoted(live: LiveTable, person: string, name: string): boolean {
  return live.noted.has(`${person} ${name}`);
}

/** Calls back when what is unwritten now is durable, or could not be kept. Ask in the same step as you change. */
export function afterChange(live: LiveTable, then: Pending['after'][number]): void {
  if (live.pending) live.pending.after.push(then);
  else then(undefined, 'durable');
}

export function durable(live: LiveTable): Promise<Refusal | undefined> {
  return new Promise((resolve) => afterChange(live, resolve));
}

/** The change of this tick; made on first asking. */
function pendingOf(registry: TableRegistry, live: LiveTable): Pending {
  if (live.pending) {
    if (live.pending.sealed) throw new Error(`table ${live.id} is being written`);
    return live.pending;
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  const pending: Pending = {
    change: noChange(live.id),
    entries: [],
    facts: [],
    sealed: false,
    described: false,
    after: [],
    settled: promise,
  };
  live.pending = pending;
  registry.group.add(
    pending.change,
    () => seal(registry, live, pending),
    (outcome) => {
      live.pending = undefined;
      resolve();
      if (outcome === 'durable') tell(registry, live, pending);
      else giveUp(registry, live, pending, outcome);
    },
  );
  return pending;
}

/** It is about to be written, and may no longer grow. */
function seal(registry: TableRegistry, live: LiveTable, pending: Pending): void {
  const { change } = pending;
  pending.sealed = true;
  if (live.status === 'running' || change.entries.length) change.position ??= positionOf(live);
  keepSnapshot(live, change);
  for (const plan of registry.planners) planned(registry, live, pending, plan);
}

/** Whatever goes wrong with what comes later, the move itself counts. */
function planned({ log }: TableRegistry, live: LiveTable, pending: Pending, plan: Planner): void {
  try {
    plan(live, pending);
  } catch (error) {
    log.error({ err: error, table: live.id }, 'what follows later from a change could not be planned');
  }
}

/** Entries, taken back or not, after which a snapshot is due: opening a table replays no more than about these. */
const snapshotEvery = 32;

function keepSnapshot(live: LiveTable, change: Change): void {
  const { match, index } = live;
  if (!match || change.entries.length === 0 || index - (live.snapshots.at(-1)?.index ?? 0) < snapshotEvery) return;
  const steps = match.steps.length;
  const draws = match.seed.dealt ? JSON.stringify(match.draws) : null;
  change.snapshots.push({ table: live.id, steps, number: index, state: JSON.stringify(match.state), draws });
  live.snapshots = [...live.snapshots.filter((snapshot) => snapshot.steps !== steps), { steps, index }];
}

/** What lists and the next start need to know of it. */
export function positionOf(live: LiveTable): NonNullable<Change['position']> {
  const waiting = waitingSeats(live);
  // Where an order is about to answer the table is woken after a restart too.
  const bots = waiting.some((seat) => live.holders[seat]?.bot !== null) || orderTurns(live).length > 0;
  const points = live.match && live.status !== 'running' ? JSON.stringify(live.game.standing(live.match.state).points) : null;
  const clock = live.match && live.status === 'running' ? JSON.stringify(storedClock(live)) : null;
  const awaited = live.match && live.status === 'running' ? JSON.stringify(storedAwaited(live, live.match.state, waiting)) : null;
  return { table: live.id, number: live.index, waiting: `,${waiting.join(',')},`, bots: bots ? 1 : 0, points, clock, awaited };
}

/** As a spectator sees it: lists show it to everybody. */
function storedAwaited({ game, holders }: LiveTable, state: object, waiting: readonly Seat[]): StoredAwaited {
  const awaited = awaitedNow(game, game.view(state, undefined), waiting);
  const offered = (_: unknown, seat: Seat) => {
    const question = game.calls && !waiting.includes(seat) ? game.question(state, seat) : undefined;
    return question && game.calls?.(question) ? [seat] : [];
  };
  return { ...(awaited ? { awaited } : {}), offered: holders.flatMap(offered) };
}

function storedClock(live: LiveTable): StoredClock {
  const { since, clock, holders } = live;
  const until = holders.map((_, seat) => deadlineOf(live, seat)?.until ?? null);
  return { since, until, ...(clock ? { clock } : {}) };
}

/** It is durable: first whoever waits for that, then everybody who listens. */
function tell(registry: TableRegistry, live: LiveTable, pending: Pending): void {
  const { entries, chat } = pending.change;
  live.told = { index: entries.at(-1)?.number ?? live.told.index, lines: chat.at(-1)?.number ?? live.told.lines };
  for (const then of pending.after) then(undefined, 'durable');
  for (const listen of registry.listeners) listen(live, pending);
  if (pending.entries.length && live.match) settleMemory(live.match);
}

/** The store could not keep it: memory is wrong, the store is right. */
function giveUp(registry: TableRegistry, live: LiveTable, { after }: Pending, outcome: Outcome): void {
  const refusal = serverRefusal(outcome === 'unknown' ? 'notKnown' : 'tryAgain', {});
  abandon(registry, live);
  for (const then of after) then(refusal, outcome);
}
