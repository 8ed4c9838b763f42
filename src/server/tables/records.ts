/** Records leave when a game is over, and come in from anywhere. */
import { randomBytes } from 'node:crypto';
import { streamRandom } from '../../core/fairness.ts';
import type { AnyGame } from '../../core/game.ts';
import { writeRecord } from '../../core/record.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { takeInFinished } from '../../table/opening.ts';
import { type AnyMatch, isEnded } from '../../table/table.ts';
import type { RecordWish, SeatWish } from '../../wire/tables.ts';
import { readName } from '../people/names.ts';
import type { Who } from '../people/person.ts';
import { newId } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { changeOf, durable, kept } from './change.ts';
import { describeSeats } from './describe.ts';
import { entryOf, type LiveTable } from './live-table.ts';
import { enter, newRow, type Opened, seatAndOpen } from './opening.ts';
import { settledTable, type TableRegistry } from './registry.ts';

/** The whole record with its seed; never of a running table. */
export async function exportRecord(registry: TableRegistry, id: string): Promise<string | Refusal> {
  const live = await settledTable(registry, id);
  if (isRefusal(live)) return live;
  if (!isEnded(live)) return serverRefusal('stillRunning', {});
  if (!live.match) return serverRefusal('notStarted', {});
  const rows = await registry.store.tables.entriesUpTo(id, live.index);
  const match: AnyMatch = { ...live.match, entries: rows.map(entryOf) };
  const names = describeSeats(live.seats, live.names).map(({ name }) => name);
  return writeRecord(match, { names });
}

/**
 * A finished game becomes a table that is over. An unfinished one becomes an open table that goes on from there,
 * with a seed of its own: whoever brought the record knows the old one.
 */
export async function importRecord(registry: TableRegistry, who: Who, wish: RecordWish): Promise<Opened | Refusal> {
  const read = await registry.readers.read(wish.record);
  if (isRefusal(read)) return read;
  const game = await registry.game(read.game);
  if (!game) return serverRefusal('notFound', {});
  const open = wish.public ? 1 : 0;
  if (!read.over) {
    const seats = wish.seats ?? Array.from({ length: read.config.players }, (): SeatWish => ({ kind: 'me' }));
    if (seats.length !== read.config.players) return serverRefusal('seatsOpen', {});
    const brought = wish.shuffle ? 'shuffled' : 'known';
    const origin = wish.shuffle ? shuffledAnew(game, read.state) : read.state;
    const values: Partial<TableRow> = { public: open, origin, before: wish.record, brought };
    return seatAndOpen(registry, who, game, read.config, seats, values);
  }
  const { secret, origin } = read;
  const row = { ...newRow(newId(), game, read.config, who), public: open, secret, origin, before: wish.record };
  const seats = Array.from({ length: read.config.players }, (_, seat) => namedSeat(row.id, seat, read.names[seat] ?? ''));
  const live = enter(registry, game, row, seats);
  keepRecorded(registry, live, read);
  const { points, winners, over } = read;
  const refused = kept(registry, live, takeInFinished(live, { points, winners, over }, Date.now()));
  if (refused) return refused;
  // In memory it has no match; the next who asks opens it from the store.
  registry.live.delete(live.id);
  return { live, invitations: [], kept: durable(live) };
}

/** Another state that everybody who only looked on would hold possible: no record tells what is hidden in it. */
function shuffledAnew(game: AnyGame, state: string): string {
  const random = streamRandom(randomBytes(32), 0);
  return JSON.stringify(game.imagine(game.view(JSON.parse(state) as object, undefined), undefined, random));
}

function keepRecorded(
  registry: TableRegistry,
  live: LiveTable,
  read: Exclude<Awaited<ReturnType<TableRegistry['readers']['read']>>, Refusal>,
): void {
  const change = changeOf(registry, live);
  const time = Date.now();
  for (const entry of read.entries) {
    live.index += 1;
    change.entries.push({ ...entry, table: live.id, number: live.index, name: null, decider: 'person', time });
  }
  for (const snapshot of read.snapshots) change.snapshots.push({ table: live.id, ...snapshot });
  for (const [at, line] of read.contributions.entries())
    change.contributions.push({ table: live.id, number: at + 1, device: `${at}`, line });
  change.position = { table: live.id, number: live.index, waiting: ',', bots: 0, points: JSON.stringify(read.points) };
}

function namedSeat(table: string, seat: number, text: string): SeatRow {
  const name = readName(text);
  const row = { table, seat, person: null, invitation: null, reserved: 0, bot: null, resigned: 0 };
  return { ...row, name: isRefusal(name) ? null : name };
}
