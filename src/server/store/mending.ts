/** What an operator needs of tables that cannot be opened: all of their rows, and cutting a log back. */
import type { Kysely } from 'kysely';
import { type JobChange, writeJobs } from './jobs.ts';
import type { ChatRow, EntryRow, Schema, SeatRow, Selected, TableRow } from './schema.ts';

/** Everything the store has of a table. */
export interface WholeTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly contributions: readonly Selected<'contributions'>[];
  readonly orders: readonly Selected<'orders'>[];
  readonly snapshots: readonly Selected<'snapshots'>[];
  readonly entries: readonly EntryRow[];
  readonly chat: readonly ChatRow[];
}

/** What is left of a table that is cut back. */
interface Kept {
  /** The last entry that stays. */
  readonly number: number;
  /** The snapshots that stay, by their steps. */
  readonly snapshots: readonly number[];
  readonly row: Pick<TableRow, 'status' | 'ended' | 'proposal'>;
  readonly position: Selected<'positions'>;
  /** What is to be done later, as it follows from the position. */
  readonly jobs: readonly JobChange[];
}

export interface MendingStore {
  /** The tables whose game has begun, oldest first. */
  begun(): Promise<string[]>;
  whole(id: string): Promise<WholeTable | undefined>;
  /** All of it or nothing. A server that has the table in memory is refused by the version when it writes next. */
  cutBack(id: string, kept: Kept): Promise<void>;
}

export function mendingStore(db: Kysely<Schema>): MendingStore {
  return {
    async begun() {
      const rows = await db.selectFrom('tables').select('id').where('status', '!=', 'open').orderBy('created').execute();
      return rows.map(({ id }) => id);
    },
    async whole(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      return {
        row,
        seats: await db.selectFrom('seats').selectAll().where('table', '=', id).orderBy('seat').execute(),
        contributions: await db.selectFrom('contributions').selectAll().where('table', '=', id).orderBy('number').execute(),
        orders: await db.selectFrom('orders').selectAll().where('table', '=', id).execute(),
        snapshots: await db.selectFrom('snapshots').selectAll().where('table', '=', id).orderBy('number').execute(),
        entries: await db.selectFrom('entries').selectAll().where('table', '=', id).orderBy('number').execute(),
        chat: await db.selectFrom('chat').selectAll().where('table', '=', id).orderBy('number').execute(),
      };
    },
    cutBack: (id, { number, snapshots, row, position, jobs }) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('entries').where('table', '=', id).where('number', '>', number).execute();
        const dropped = trx.deleteFrom('snapshots').where('table', '=', id);
        await (snapshots.length ? dropped.where('steps', 'not in', snapshots) : dropped).execute();
        // Orders, calls and proposals speak of a position that may be gone.
        await trx.deleteFrom('orders').where('table', '=', id).execute();
        await trx.deleteFrom('calls').where('table', '=', id).execute();
        await trx
          .updateTable('tables')
          .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
          .where('id', '=', id)
          .execute();
        await trx.deleteFrom('positions').where('table', '=', id).execute();
        await trx.insertInto('positions').values(position).execute();
        await writeJobs(trx, jobs);
      }),
  };
}
