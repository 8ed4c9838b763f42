/** Writes the changes of many tables in one transaction. The keys are the fences: a conflict fails it all. */
import type { Kysely, Transaction } from 'kysely';
import type { Change } from './change.ts';
import { Conflict } from './faults.ts';
import { writeJobs } from './jobs.ts';
import { writeRows } from './remembered.ts';
import { writeResult } from './results.ts';
import type { Schema, TableRow } from './schema.ts';
import { seatSeekers } from './seekers.ts';
import { writeSigns } from './time.ts';

/** Well below the parameters an engine takes in one statement. */
const rowsAtOnce = 200;

export async function commitChanges(db: Kysely<Schema>, changes: readonly Change[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const change of changes) await writeTable(trx, change);
    for (const { table, seekers = [] } of changes) await seatSeekers(trx, table, seekers);
    await insert(
      trx,
      'entries',
      changes.flatMap(({ entries }) => entries),
    );
    for (const { table, dropSnapshotsAbove: above } of changes)
      if (above !== undefined) await trx.deleteFrom('snapshots').where('table', '=', table).where('steps', '>', above).execute();
    await writeSnapshots(
      trx,
      changes.flatMap(({ snapshots }) => snapshots),
    );
    await insert(
      trx,
      'contributions',
      changes.flatMap(({ contributions }) => contributions),
    );
    for (const { table, commitments } of changes) {
      if (!commitments) continue;
      await trx.deleteFrom('commitments').where('table', '=', table).execute();
      await insert(trx, 'commitments', commitments);
    }
    await insert(
      trx,
      'chat',
      changes.flatMap(({ chat }) => chat),
    );
    await insert(
      trx,
      'requests',
      changes.flatMap(({ requests }) => requests),
    );
    await writeSigns(
      trx,
      changes.flatMap(({ signs }) => signs),
    );
    for (const { on, ...row } of changes.flatMap(({ silenced }) => silenced)) {
      const { table, person } = row;
      await trx.deleteFrom('silenced').where('table', '=', table).where('person', '=', person).execute();
      if (on) await trx.insertInto('silenced').values(row).execute();
    }
    await writeJobs(
      trx,
      changes.flatMap(({ jobs }) => jobs),
    );
    for (const change of changes) await writeResult(trx, change);
    await writePositions(trx, changes);
    for (const row of changes.flatMap(({ orders }) => orders))
      await trx
        .insertInto('orders')
        .values(row)
        .onConflict((c) => c.columns(['table', 'seat']).doUpdateSet({ orders: row.orders }))
        .execute();
  });
}

type Bulk = 'entries' | 'contributions' | 'commitments' | 'chat' | 'requests';

async function insert<T extends Bulk>(trx: Transaction<Schema>, into: T, rows: readonly Schema[T][]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await writeRows(trx, into, rows.slice(at, at + rowsAtOnce), (some) => trx.insertInto(into).values(some as never));
}

async function writeTable(trx: Transaction<Schema>, { opened, row, seats }: Change): Promise<void> {
  if (opened) await trx.insertInto('tables').values(opened).execute();
  else if (row) {
    // Where a table came from never changes, and need not be in memory.
    const { before: _, origin: __, ...changing } = row;
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set(changing)
      .where('id', '=', row.id)
      .where('version', '=', row.version - 1)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Conflict(`table ${row.id} was changed elsewhere`);
  }
  for (const seat of seats)
    await trx
      .insertInto('seats')
      .values(seat)
      .onConflict((c) => c.columns(['table', 'seat']).doUpdateSet(seat))
      .execute();
  const now = opened ?? row;
  if (now) await writeAttendance(trx, now);
}

/** In whose list the table stands: of everybody who has a seat, and of its host while it is open. */
async function writeAttendance(trx: Transaction<Schema>, { id: table, host, status, created }: TableRow): Promise<void> {
  const seats = await trx.selectFrom('seats').select('person').where('table', '=', table).execute();
  const persons = new Set(seats.flatMap(({ person }) => person ?? []));
  if (status === 'open') persons.add(host);
  const going = status === 'open' || status === 'running' ? 1 : 0;
  await trx.deleteFrom('attendance').where('table', '=', table).execute();
  const rows = [...persons].map((person) => ({ person, going, created, table }));
  if (rows.length) await trx.insertInto('attendance').values(rows).execute();
}

/** After steps were taken back the same number of steps may be reached again, later in the log. */
async function writeSnapshots(trx: Transaction<Schema>, rows: readonly Schema['snapshots'][]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await trx
      .insertInto('snapshots')
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((c) =>
        c.columns(['table', 'steps']).doUpdateSet((eb) => ({
          number: eb.ref('excluded.number'),
          state: eb.ref('excluded.state'),
          draws: eb.ref('excluded.draws'),
        })),
      )
      .execute();
}

/** The position of a table is the last one of the batch. */
async function writePositions(trx: Transaction<Schema>, changes: readonly Change[]): Promise<void> {
  const last = new Map(changes.flatMap(({ table, position }) => (position ? [[table, position] as const] : [])));
  const rows = [...last.values()];
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await writeRows(trx, 'positions', rows.slice(at, at + rowsAtOnce), (some) =>
      trx
        .insertInto('positions')
        .values(some)
        .onConflict((c) =>
          c.column('table').doUpdateSet((eb) => ({
            number: eb.ref('excluded.number'),
            waiting: eb.ref('excluded.waiting'),
            bots: eb.ref('excluded.bots'),
            points: eb.ref('excluded.points'),
            clock: eb.ref('excluded.clock'),
            awaited: eb.ref('excluded.awaited'),
          })),
        ),
    );
}
