/** Reading tables and their logs. */
import { type Kysely, PostgresAdapter } from 'kysely';
import type { ChatRow, EntryRow, PersonRow, Schema, SeatRow, Selected, TableRow } from './schema.ts';
import { imported, listColumns, type TableLists, tableLists } from './table-lists.ts';
import { type ReadTail, tailReader } from './tails.ts';

/** What it takes to open a table: its rows, its last snapshot, and the entries after that. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly contributions: readonly Selected<'contributions'>[];
  readonly commitments: readonly Selected<'commitments'>[];
  readonly orders: readonly Selected<'orders'>[];
  readonly snapshot: Selected<'snapshots'> | undefined;
  readonly entries: readonly EntryRow[];
  /** Where the clocks stand; see `StoredClock`. */
  readonly clock: string | null;
  readonly lines: number;
  readonly silenced: readonly string[];
}

export interface TableStore extends TableLists {
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
  /** How many tables a person has opened that are still open or running. */
  countOf(person: string): Promise<number>;
  /** How many finished games a person has brought since then. */
  broughtBy(person: string, since: number): Promise<number>;
  /** The record of a finished game as it was brought here; undefined where the game was played here, or went on here. */
  broughtRecord(table: string): Promise<string | undefined>;
  /** Clears away what is left of records that were being taken in when a process ended. */
  clearAway(now: number): Promise<void>;
  /** Running tables in which a bot is to move, and in which nothing has happened since then. */
  waitingForBots(since?: number): Promise<string[]>;
  /** What has come to a table since it was read; undefined where there is none. */
  readonly tail: ReadTail;
  /** How far these tables have come. */
  stands(tables: readonly string[]): Promise<Stand[]>;
  /** The standing orders at these tables: of them no number tells. */
  orders(tables: readonly string[]): Promise<Selected<'orders'>[]>;
}

interface Stand {
  readonly table: string;
  readonly version: number;
  readonly number: number;
  readonly lines: number;
}

const tableColumns = [
  ...listColumns,
  'secret',
  'origin',
  'previous',
  'next',
  'version',
  'invitation',
  'talk',
  'starting',
  'chance',
  'deal',
  'sealed',
  'tournament',
] as const;

const selectOf = (db: Kysely<Schema>, table: string) => ({
  seats: () => db.selectFrom('seats').selectAll().where('table', '=', table).orderBy('seat').execute(),
  contributions: () => db.selectFrom('contributions').selectAll().where('table', '=', table).orderBy('number').execute(),
  commitments: () => db.selectFrom('commitments').selectAll().where('table', '=', table).orderBy('hash').execute(),
  orders: () => db.selectFrom('orders').selectAll().where('table', '=', table).execute(),
  snapshot: () =>
    db.selectFrom('snapshots').selectAll().where('table', '=', table).orderBy('steps', 'desc').limit(1).executeTakeFirst(),
  silenced: () => db.selectFrom('silenced').select('person').where('table', '=', table).execute(),
  position: () => db.selectFrom('positions').select('clock').where('table', '=', table).executeTakeFirst(),
  lines: () => db.selectFrom('chat').select('number').where('table', '=', table).orderBy('number', 'desc').executeTakeFirst(),
});

export function tableStore(db: Kysely<Schema>): TableStore {
  const isShared = db.getExecutor().adapter instanceof PostgresAdapter;
  const entries = (table: string) => entriesOf(db, table);
  return {
    ...tableLists(db),
    load: (id) =>
      // Other processes write meanwhile: a snapshot that one of them has just dropped does not go with the entries it has written since.
      isShared
        ? db
            .transaction()
            .setIsolationLevel('repeatable read')
            .setAccessMode('read only')
            .execute((trx) => load(trx, id))
        : load(db, id),
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
    chatAfter: (table, number, most) => chatAfter(db, table, number, most),
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
    async broughtRecord(table) {
      const found = await db
        .selectFrom('tables')
        .select('before')
        .where('id', '=', table)
        .where('brought', 'is', null)
        .executeTakeFirst();
      return found?.before ?? undefined;
    },
    clearAway: (now) => clearAway(db, now - aWhile),
    async waitingForBots(since) {
      const rows = await db
        .selectFrom('positions')
        .select('positions.table')
        .where('bots', '=', 1)
        .$if(since !== undefined, (query) =>
          query.where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('entries')
                  .select('entries.number')
                  .whereRef('entries.table', '=', 'positions.table')
                  .whereRef('entries.number', '=', 'positions.number')
                  .where('entries.time', '>', since ?? 0),
              ),
            ),
          ),
        )
        .execute();
      return rows.map(({ table }) => table);
    },
    tail: tailReader(db),
    orders: async (tables) => (tables.length ? db.selectFrom('orders').selectAll().where('table', 'in', tables).execute() : []),
    async stands(tables) {
      if (tables.length === 0) return [];
      return db
        .selectFrom('tables')
        .leftJoin('positions', 'positions.table', 'tables.id')
        .select((eb) => [
          'tables.id as table',
          'tables.version',
          eb.fn.coalesce('positions.number', eb.lit(0)).as('number'),
          eb.fn
            .coalesce(
              eb
                .selectFrom('chat')
                .select((of) => of.fn.max('chat.number').as('last'))
                .whereRef('chat.table', '=', 'tables.id'),
              eb.lit(0),
            )
            .as('lines'),
        ])
        .where('tables.id', 'in', tables)
        .execute();
    },
  };
}

function entriesOf(db: Kysely<Schema>, table: string) {
  return db.selectFrom('entries').selectAll().where('table', '=', table).orderBy('number');
}

async function load(db: Kysely<Schema>, id: string): Promise<StoredTable | undefined> {
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
    commitments: await of.commitments(),
    orders: await of.orders(),
    snapshot,
    entries: await entriesOf(db, id)
      .where('number', '>', snapshot?.number ?? 0)
      .execute(),
    clock: (await of.position())?.clock ?? null,
    lines: (await of.lines())?.number ?? 0,
    silenced: (await of.silenced()).map(({ person }) => person),
  };
}

function chatAfter(db: Kysely<Schema>, table: string, number: number, most: number): Promise<ChatRow[]> {
  const lines = db.selectFrom('chat').selectAll().where('table', '=', table).where('number', '>', number);
  return lines.orderBy('number').limit(most).execute();
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
