/** Reading tables and their logs. */
import { type Kysely, sql } from 'kysely';
import type { ChatRow, EntryRow, PersonRow, Schema, SeatRow, Selected, TableRow } from './schema.ts';

/** What it takes to open a table: its rows, its last snapshot, and the entries after that. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly contributions: readonly Selected<'contributions'>[];
  readonly orders: readonly Selected<'orders'>[];
  readonly snapshot: Selected<'snapshots'> | undefined;
  readonly entries: readonly EntryRow[];
  readonly lines: number;
  readonly silenced: readonly string[];
}

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

export interface TableStore {
  load(id: string): Promise<StoredTable | undefined>;
  /** Who invites to what, without opening the table. */
  invites(id: string): Promise<(Pick<TableRow, 'game' | 'status'> & Pick<PersonRow, 'name' | 'language'>) | undefined>;
  /** Entries after a number, oldest first. */
  entriesAfter(table: string, number: number, most: number): Promise<EntryRow[]>;
  /** Everything up to a number, for undo far back and for records. */
  entriesUpTo(table: string, number: number): Promise<EntryRow[]>;
  snapshots(table: string): Promise<Selected<'snapshots'>[]>;
  /** The last snapshot that was made at this entry or before. */
  snapshotBefore(table: string, number: number): Promise<Selected<'snapshots'> | undefined>;
  /** The number under which a seat's named action is in the log. */
  numberOf(table: string, seat: number, name: string): Promise<number | undefined>;
  chatAfter(table: string, number: number, most: number): Promise<ChatRow[]>;
  /** Newest first, from after the given one on. */
  publicOnes(status: TableRow['status'], most: number, after?: PlaceInList): Promise<Listed[]>;
  /** The tables of this part of a person's list, in no particular order: those still going first, then the newest. */
  ofPerson(person: string, most: number, after?: PlaceInList): Promise<Listed[]>;
  /** How many tables a person has opened that are still open or running. */
  countOf(person: string): Promise<number>;
  /** How many finished games a person has brought since then. */
  broughtBy(person: string, since: number): Promise<number>;
  /** Clears away what is left of records that were being taken in when a process ended. */
  clearAway(now: number): Promise<void>;
  /** Running tables in which a bot is to move. */
  waitingForBots(): Promise<string[]>;
}

/** Of the record a table was brought with only that there is one: its text may be long, and nobody plays from it. */
const imported = sql<string | null>`case when before is null then null else '' end`.as('before');
const listColumns = [
  'id',
  'game',
  'config',
  'public',
  'status',
  'host',
  'proposal',
  'brought',
  'created',
  'started',
  'ended',
] as const;
const tableColumns = [...listColumns, 'secret', 'origin', 'previous', 'next', 'version', 'invitation', 'talk'] as const;

const selectOf = (db: Kysely<Schema>, table: string) => ({
  seats: () => db.selectFrom('seats').selectAll().where('table', '=', table).orderBy('seat').execute(),
  contributions: () => db.selectFrom('contributions').selectAll().where('table', '=', table).orderBy('number').execute(),
  orders: () => db.selectFrom('orders').selectAll().where('table', '=', table).execute(),
  snapshot: () =>
    db.selectFrom('snapshots').selectAll().where('table', '=', table).orderBy('steps', 'desc').limit(1).executeTakeFirst(),
  silenced: () => db.selectFrom('silenced').select('person').where('table', '=', table).execute(),
  lines: () => db.selectFrom('chat').select('number').where('table', '=', table).orderBy('number', 'desc').executeTakeFirst(),
});

export function tableStore(db: Kysely<Schema>): TableStore {
  const entries = (table: string) => db.selectFrom('entries').selectAll().where('table', '=', table).orderBy('number');
  return {
    async load(id) {
      const row = await db
        .selectFrom('tables')
        .select([...tableColumns, imported])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const of = selectOf(db, id);
      const snapshot = await of.snapshot();
      return {
        row,
        seats: await of.seats(),
        contributions: await of.contributions(),
        orders: await of.orders(),
        snapshot,
        entries: await entries(id)
          .where('number', '>', snapshot?.number ?? 0)
          .execute(),
        lines: (await of.lines())?.number ?? 0,
        silenced: (await of.silenced()).map(({ person }) => person),
      };
    },
    invites: (id) =>
      db
        .selectFrom('tables')
        .innerJoin('people', 'people.id', 'tables.host')
        .select(['tables.game', 'tables.status', 'people.name', 'people.language'])
        .where('tables.id', '=', id)
        .executeTakeFirst(),
    entriesAfter: (table, number, most) => entries(table).where('number', '>', number).limit(most).execute(),
    entriesUpTo: (table, number) => entries(table).where('number', '<=', number).execute(),
    snapshots: (table) => db.selectFrom('snapshots').selectAll().where('table', '=', table).orderBy('steps').execute(),
    snapshotBefore: (table, number) =>
      db
        .selectFrom('snapshots')
        .selectAll()
        .where('table', '=', table)
        .where('number', '<=', number)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst(),
    async numberOf(table, seat, name) {
      const found = await db
        .selectFrom('entries')
        .select('number')
        .where('table', '=', table)
        .where('seat', '=', seat)
        .where('name', '=', name)
        .executeTakeFirst();
      return found?.number;
    },
    chatAfter: (table, number, most) =>
      db
        .selectFrom('chat')
        .selectAll()
        .where('table', '=', table)
        .where('number', '>', number)
        .orderBy('number')
        .limit(most)
        .execute(),
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
    async countOf(person) {
      const { count } = await db
        .selectFrom('tables')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('host', '=', person)
        .where('status', 'in', ['open', 'running'])
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async broughtBy(person, since) {
      const { count } = await db
        .selectFrom('tables')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('host', '=', person)
        .where('status', '=', 'over')
        .where('created', '>', since)
        .where('before', 'is not', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    clearAway: (now) => clearAway(db, now - aWhile),
    async waitingForBots() {
      const rows = await db.selectFrom('positions').select('table').where('bots', '=', 1).execute();
      return rows.map(({ table }) => table);
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

/** Milliseconds after which nobody is still taking in a record, in this process or in another. */
const aWhile = 3_600_000;

/** A record's rows are written before its table, and its position before them. */
async function clearAway(db: Kysely<Schema>, before: number): Promise<void> {
  const left = await db
    .selectFrom('positions')
    .leftJoin('tables', 'tables.id', 'positions.table')
    .select('positions.table')
    .where('tables.id', 'is', null)
    .execute();
  for (const { table } of left) {
    const first = await db.selectFrom('entries').select('time').where('table', '=', table).limit(1).executeTakeFirst();
    if (first && first.time >= before) continue;
    await db.deleteFrom('entries').where('table', '=', table).execute();
    await db.deleteFrom('snapshots').where('table', '=', table).execute();
    await db.deleteFrom('positions').where('table', '=', table).execute();
  }
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
    .groupBy('table')
    .execute();
  return {
    moved: new Map(moves.map(({ table, time }) => [table, time])),
    said: new Map(lines.map(({ table, time }) => [table, time])),
  };
}
