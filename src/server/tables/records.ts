/** Records leave when a game is over, and come in from anywhere. */
import { writeRecord } from '../../core/record.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { RecordWish, SeatWish } from '../../wire/tables.ts';
import { readName } from '../people/names.ts';
import type { Who } from '../people/person.ts';
import { newId } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { SeatRow } from '../store/schema.ts';
import { append, changeOf, durable } from './change.ts';
import { describeSeat, isEnded } from './describe.ts';
import { type House, settledTable } from './house.ts';
import { type AnyMatch, entryOf, type Live } from './live.ts';
import { enter, newRow, type Opened, seatAndOpen } from './opening.ts';

/** The whole record with its seed; never of a running table. */
export async function exportRecord(house: House, id: string): Promise<string | Refusal> {
  const live = await settledTable(house, id);
  if (isRefusal(live)) return live;
  if (!isEnded(live)) return serverRefusal('stillRunning', {});
  if (!live.match) return serverRefusal('notStarted', {});
  const rows = await house.store.tables.entriesUpTo(id, live.number);
  const match: AnyMatch = { ...live.match, entries: rows.map(entryOf) };
  const names = live.seats.map((seat) => describeSeat(seat, live.names).name);
  return writeRecord(match, { names });
}

/**
 * A finished game becomes a table that is over. An unfinished one becomes an open table that goes on from there,
 * with a seed of its own: whoever brought the record knows the old one.
 */
export async function importRecord(house: House, who: Who, wish: RecordWish): Promise<Opened | Refusal> {
  const read = await house.readers.read(wish.record);
  if (isRefusal(read)) return read;
  const game = await house.game(read.game);
  if (!game) return serverRefusal('notFound', {});
  const open = wish.public ? 1 : 0;
  if (!read.over) {
    const seats = wish.seats ?? Array.from({ length: read.config.players }, (): SeatWish => ({ kind: 'me' }));
    if (seats.length !== read.config.players) return serverRefusal('seatsOpen', {});
    const values = { public: open, origin: read.state, before: wish.record };
    return seatAndOpen(house, who, game, read.config, seats, values);
  }
  const now = Date.now();
  const row = {
    ...newRow(newId(), game, read.config, who),
    public: open,
    status: 'over' as const,
    secret: read.secret,
    origin: read.origin,
    before: wish.record,
    started: now,
    ended: now,
  };
  const seats = Array.from({ length: read.config.players }, (_, seat) => namedSeat(row.id, seat, read.names[seat] ?? ''));
  const live = enter(house, game, { ...row, status: 'open' }, seats);
  keepRecorded(house, live, read);
  const change = changeOf(house, live);
  change.opened = row;
  // What is in memory was made for an open table; the next who asks opens it from the store.
  house.live.delete(live.id);
  live.row = row;
  return { live, invitations: [], kept: durable(live) };
}

function keepRecorded(house: House, live: Live, read: Exclude<Awaited<ReturnType<House['readers']['read']>>, Refusal>): void {
  const change = changeOf(house, live);
  for (const entry of read.entries) append(house, live, entry);
  for (const snapshot of read.snapshots) change.snapshots.push({ table: live.id, ...snapshot });
  for (const [at, line] of read.contributions.entries())
    change.contributions.push({ table: live.id, number: at + 1, device: `${at}`, line });
  change.position = { table: live.id, number: live.number, waiting: ',', bots: 0, points: JSON.stringify(read.points) };
}

function namedSeat(table: string, seat: number, text: string): SeatRow {
  const name = readName(text);
  const row = { table, seat, person: null, invitation: null, reserved: 0, bot: null, resigned: 0 };
  return { ...row, name: isRefusal(name) ? null : name };
}
