/** Changing a table: in memory at once, durable at the end of the tick, told to everybody after that. */
import type { Action, Seat } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import { serverRefusal } from '../refusal.ts';
import { type Change, noChange } from '../store/change.ts';
import type { EntryRow, SeatRow, TableRow } from '../store/schema.ts';
import { sendChat, sendDescription, sendEntries } from './broadcast.ts';
import { type House, reopenTable } from './house.ts';
import { type Live, type Pending, settleMemory } from './live.ts';
import { wakeBots } from './wake.ts';

/** The change of this tick; made on first asking. */
function pendingOf(house: House, live: Live): Pending {
  if (live.pending) {
    if (live.pending.sealed) throw new Error(`table ${live.id} is being written`);
    return live.pending;
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  const pending: Pending = { change: noChange(live.id), sealed: false, described: false, after: [], settled: promise };
  live.pending = pending;
  const begin = () => {
    pending.sealed = true;
    if (live.row.status === 'running' || pending.change.entries.length) pending.change.position ??= positionOf(live);
  };
  house.group.add(pending.change, begin, (outcome) => {
    live.pending = undefined;
    resolve();
    if (outcome === 'durable') tell(house, live, pending);
    else giveUp(house, live, pending);
  });
  return pending;
}

export function changeOf(house: House, live: Live): Change {
  return pendingOf(house, live).change;
}

/** Calls back when what is unwritten now is durable, or could not be kept. Ask in the same step as you change. */
export function afterChange(live: Live, then: (refusal: Refusal | undefined) => void): void {
  if (live.pending) live.pending.after.push(then);
  else then(undefined);
}

export function durable(live: Live): Promise<Refusal | undefined> {
  return new Promise((resolve) => afterChange(live, resolve));
}

function tell(house: House, live: Live, { change, described, after }: Pending): void {
  for (const then of after) then(undefined);
  if (change.entries.length) {
    house.metrics.entries.inc(change.entries.length);
    sendEntries(live, change.entries);
    if (live.match) settleMemory(live.match);
  }
  if (described) sendDescription(live);
  if (change.chat.length) sendChat(live, change.chat);
  house.bus.publish({ table: live.id, number: live.number, version: live.row.version });
  wakeBots(house, live);
}

/** The store could not keep it: memory is wrong, the store is right. */
function giveUp(house: House, live: Live, { after }: Pending): void {
  const refusal = serverRefusal('tryAgain', {});
  const reopened = reopenTable(house, live);
  for (const then of after) then(refusal);
  reopened.catch((error: unknown) => house.log.error({ err: error, table: live.id }, 'a table could not be opened again'));
}

/** Changes the table's own row. */
export function changeRow(house: House, live: Live, values: Partial<TableRow>): void {
  const pending = pendingOf(house, live);
  const { change } = pending;
  const first = !change.row && !change.opened;
  live.row = { ...live.row, ...values, version: live.row.version + (first ? 1 : 0) };
  if (change.opened) change.opened = live.row;
  else change.row = live.row;
  pending.described = true;
}

export function changeSeat(house: House, live: Live, seat: Seat, values: Partial<SeatRow>): void {
  changeRow(house, live, {});
  const row = { ...(live.seats[seat] as SeatRow), ...values };
  live.seats[seat] = row;
  const { change } = pendingOf(house, live);
  change.seats = [...change.seats.filter((other) => other.seat !== seat), row];
}

export type NewEntry = Pick<EntryRow, 'kind' | 'seat' | 'data'> & Partial<EntryRow>;

/** Appends to the log. */
export function append(house: House, live: Live, entry: NewEntry): EntryRow {
  live.number += 1;
  const row: EntryRow = {
    events: '[]',
    reveals: 0,
    aside: 0,
    name: null,
    decider: 'person',
    ...entry,
    table: live.id,
    number: live.number,
    time: Date.now(),
  };
  changeOf(house, live).entries.push(row);
  return row;
}

function positionOf(live: Live): NonNullable<Change['position']> {
  const { match, game } = live;
  const running = match && live.row.status === 'running';
  const waiting = running ? game.waiting(match.state) : [];
  const bots = waiting.some((seat) => live.seats[seat]?.bot !== null);
  const points = match && !running ? JSON.stringify(game.standing(match.state).points) : null;
  return { table: live.id, number: live.number, waiting: `,${waiting.join(',')},`, bots: bots ? 1 : 0, points };
}

/** An action as the log keeps it. */
export function dataOf(action: Action): string {
  return JSON.stringify(action);
}
