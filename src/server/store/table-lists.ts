/** Lists of tables, page by page, without opening one. */
import { type Kysely, sql } from 'kysely';
import type { Schema, SeatRow, Selected, TableRow } from './schema.ts';

/** Where a page of a list ended. */
export interface PlaceInList {
  readonly going: number;
  readonly created: number;
  readonly table: string;
}

/** One line of a list of tables. */
export interface Listed {
  readonly row: Pick<TableRow, (typeof listColumns)[number] | 'before'>;
  readonly seats: readonly SeatRow[];
  readonly position: Selected<'positions'> | undefined;
  /** When the last entry was made, and the last line of chat that the person hears was said. */
  readonly moved: number | null;
  readonly said: number | null;
}

export interface TableLists {
  /** Newest first, from after the given one on. */
  publicOnes(status: TableRow['status'], most: number, after?: PlaceInList): Promise<Listed[]>;
  /** The tables of this part of a person's list, in no particular order: those still going first, then the newest. */
  ofPerson(person: string, most: number, after?: PlaceInList): Promise<Listed[]>;
}

/** Only whether there is a record that the table was brought with: its text may be long, and nobody plays from it. */
export const imported = sql<string | null>`case when before is null then null else '' end`.as('before');
export const listColumns = [
  'id',
  'game',
  'config',
  'public',
  'status',
  'host',
  'proposal',
  'clock',
  'range',
  'brought',
  'rated',
  'created',
  'started',
  'ended',
] as const;

export function tableLists(db: Kysely<Schema>): TableLists {
  return {
    async publicOnes(status, most, after) {
      const rows = await db
        .selectFrom('tables')
        .select([...listColumns, imported])
        .where('status', '=', status)
        .where('public', '=', 1)
        .$if(after !== undefined, (query) =>
          query.where((eb) => eb(eb.refTuple('created', 'id'), '<', eb.tuple(after?.created ?? 0, after?.table ?? ''))),
        )
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return listed(db, rows);
    },
    async ofPerson(person, most, after) {
      const places = await db
        .selectFrom('attendance')
        .select('table')
        .where('person', '=', person)
        .$if(after !== undefined, (query) =>
          query.where((eb) =>
            eb(
              eb.refTuple('going', 'created', 'table'),
              '<',
              eb.tuple(after?.going ?? 0, after?.created ?? 0, after?.table ?? ''),
            ),
          ),
        )
        .orderBy('going', 'desc')
        .orderBy('created', 'desc')
        .orderBy('table', 'desc')
        .limit(most)
        .execute();
      if (places.length === 0) return [];
      const ids = places.map(({ table }) => table);
      const rows = await db
        .selectFrom('tables')
        .select([...listColumns, imported])
        .where('id', 'in', ids)
        .execute();
      return listed(db, rows, person);
    },
  };
}

async function listed(db: Kysely<Schema>, rows: readonly Listed['row'][], person?: string): Promise<Listed[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom('seats').selectAll().where('table', 'in', ids).orderBy('seat').execute();
  const positions = await db.selectFrom('positions').selectAll().where('table', 'in', ids).execute();
  const { moved, said } = person === undefined ? nothingNew : await newsOf(db, ids, person);
  const seatsOf = Map.groupBy(seats, ({ table }) => table);
  const positionOf = new Map(positions.map((position) => [position.table, position]));
  return rows.map((row) => ({
    row,
    seats: seatsOf.get(row.id) ?? [],
    position: positionOf.get(row.id),
    moved: moved.get(row.id) ?? null,
    said: said.get(row.id) ?? null,
  }));
}

const nothingNew = { moved: new Map<string, number>(), said: new Map<string, number>() };

/** When somebody last moved at each table, and when somebody whom the person hears last said something. */
async function newsOf(db: Kysely<Schema>, ids: readonly string[], person: string): Promise<typeof nothingNew> {
  const moves = await db
    .selectFrom('positions')
    .innerJoin('entries', (join) =>
      join.onRef('entries.table', '=', 'positions.table').onRef('entries.number', '=', 'positions.number'),
    )
    .select(['entries.table', 'entries.time'])
    .where('positions.table', 'in', ids)
    .execute();
  const lines = await db
    .selectFrom('chat')
    .select((eb) => ['table', eb.fn.max<number>('time').as('time')])
    .where('table', 'in', ids)
    .where('person', '!=', person)
    .where((eb) => eb('person', 'not in', eb.selectFrom('mutes').select('muted').where('mutes.person', '=', person)))
    .where((eb) => eb('person', 'not in', eb.selectFrom('mutes').select('mutes.person').where('muted', '=', person)))
    .groupBy('table')
    .execute();
  return {
    moved: new Map(moves.map(({ table, time }) => [table, time])),
    said: new Map(lines.map(({ table, time }) => [table, time])),
  };
}
