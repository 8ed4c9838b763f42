/** Records leave when a game is over, and come in from anywhere. */
import { randomBytes } from 'node:crypto';
import { streamRandom } from '../../core/fairness.ts';
import type { AnyGame } from '../../core/game.ts';
import { withoutNames } from '../../core/record-names.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { takeInFinished } from '../../table/opening.ts';
import { isEnded } from '../../table/table.ts';
import type { RecordWish, SeatWish } from '../../wire/tables.ts';
import { readName } from '../people/names.ts';
import type { Who } from '../people/person.ts';
import { newId } from '../people/token.ts';
import type { Slice } from '../records/job.ts';
import { serverRefusal } from '../refusal.ts';
import { noChange } from '../store/change.ts';
import { storeFault } from '../store/faults.ts';
import type { SeatRow, Selected, TableRow } from '../store/schema.ts';
import { changeOf, durable, kept } from './change.ts';
import { knownClock } from './clocks.ts';
import { describeSeats } from './describe.ts';
import { isSealed } from './live-table.ts';
import { enter, newRow, type Opened, seatAndOpen } from './opening.ts';
import { settledTable, type TableRegistry } from './registry.ts';

/** The whole record with its seed; never of a running table. `lane` is who asks. */
export async function exportRecord(
  registry: TableRegistry,
  id: string,
  lane: string,
  nameless = false,
): Promise<string | Refusal> {
  const live = await settledTable(registry, id);
  if (isRefusal(live)) return live;
  if (!isEnded(live)) return serverRefusal('stillRunning', {});
  if (!live.match) return serverRefusal('notStarted', {});
  if (isSealed(live)) return serverRefusal('sealedTable', {});
  const names = nameless ? [] : describeSeats(live.seats, live.names).map(({ name }) => name);
  const text = await registry.readers.look({ kind: 'record', table: id, names }, lane, true);
  if (text === undefined) return serverRefusal('notFound', {});
  return nameless ? withoutNames(text) : text;
}

/**
 * A finished game becomes a table that is over. An unfinished one becomes an open table that goes on from there,
 * with a seed of its own: whoever brought the record knows the old one.
 */
export async function importRecord(registry: TableRegistry, who: Who, wish: RecordWish): Promise<Opened | Refusal> {
  const read = await registry.readers.read(wish.record, who.person.id);
  if (isRefusal(read)) return read;
  const { head, slices } = read;
  const game = await registry.game(head.game);
  if (!game) return serverRefusal('notFound', {});
  const open = wish.public ? 1 : 0;
  if (!head.over) {
    const seats = wish.seats ?? Array.from({ length: head.config.players }, (): SeatWish => ({ kind: 'me' }));
    if (seats.length !== head.config.players) return serverRefusal('seatsOpen', {});
    const brought = wish.shuffle ? 'shuffled' : 'known';
    const origin = wish.shuffle ? shuffledAnew(game, head.state) : head.state;
    const values: Partial<TableRow> = { public: open, origin, before: wish.record, brought };
    return seatAndOpen(registry, who, game, head.config, seats, values);
  }
  const { secret, origin } = head;
  const clock = head.clock && knownClock(head.clock);
  if (clock && isRefusal(clock)) return clock;
  const row = {
    ...newRow(newId(), game, head.config, who, registry.now()),
    public: open,
    secret,
    origin,
    chance: head.dealt ? ('dealt' as const) : null,
    before: wish.record,
    clock: clock && JSON.stringify(clock),
  };
  const position = {
    table: row.id,
    number: 0,
    waiting: ',',
    bots: 0,
    points: JSON.stringify(head.points),
    clock: null,
    awaited: null,
  };
  for (const { entries } of slices) position.number += entries.length;
  const lost = await keepSlices(registry, position, slices);
  if (lost) return lost;
  const seats = Array.from({ length: head.config.players }, (_, seat) => namedSeat(row.id, seat, head.names[seat] ?? ''));
  const live = enter(registry, game, row, seats);
  live.index = position.number;
  const change = changeOf(registry, live);
  for (const [at, line] of head.contributions.entries())
    change.contributions.push({ table: live.id, number: at + 1, device: `${at}`, line });
  change.position = position;
  const { points, winners, over } = head;
  const refused = kept(registry, live, takeInFinished(live, { points, winners, over }, registry.now()));
  if (refused) return refused;
  // In memory it has no match; the next who asks opens it from the store.
  registry.bus.ignore(live.id);
  registry.live.delete(live.id);
  return { live, invitations: [], kept: durable(live) };
}

/** Another state that everybody who only looked on would hold possible: no record tells what is hidden in it. */
function shuffledAnew(game: AnyGame, state: string): string {
  const random = streamRandom(randomBytes(32), 0);
  return JSON.stringify(game.imagine(game.view(JSON.parse(state) as object, undefined), undefined, random));
}

/**
 * Writes the rows of a table that is not there yet, a slice at a time, so that others are served in between. Its position comes
 * first: should the table never follow, the next start knows by it what to clear away.
 */
async function keepSlices(
  { store, log, now }: TableRegistry,
  position: Selected<'positions'>,
  slices: readonly Slice[],
): Promise<Refusal | undefined> {
  const { table } = position;
  const plain = { table, name: null, decider: 'person' as const, time: now() };
  let number = 0;
  try {
    await store.commit([{ ...noChange(table), position }]);
    for (const slice of slices) {
      const entries = slice.entries.map((entry) => ({ ...entry, ...plain, number: ++number }));
      const snapshots = slice.snapshots.map((snapshot) => ({ ...snapshot, table }));
      await store.commit([{ ...noChange(table), entries, snapshots }]);
      await new Promise(setImmediate);
    }
    return undefined;
  } catch (error) {
    log.error({ err: error, table }, 'a record could not be kept');
    return serverRefusal(storeFault(error) === 'away' ? 'notKnown' : 'tryAgain', {});
  }
}

function namedSeat(table: string, seat: number, text: string): SeatRow {
  const name = readName(text);
  const row = { table, seat, person: null, invitation: null, reserved: 0, bot: null, resigned: 0 };
  return { ...row, name: isRefusal(name) ? null : name };
}
