/** The log of results: written with the ending of a table, in one commit with it. What is counted from it: `counting.ts`. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema, Selected } from './schema.ts';

export type ResultRow = Selected<'results'>;
export type ResultSeatRow = Selected<'result_seats'>;

/** Who sits on a seat as the game begins. */
export type Beginner = Pick<ResultSeatRow, 'seat' | 'person' | 'bot'>;

/** What a game has come to; of each seat also who sits there at the end. */
export interface NewResult {
  readonly row: Omit<ResultRow, 'number'>;
  readonly seats: readonly (Beginner & Pick<ResultSeatRow, 'points' | 'place' | 'stay'>)[];
}

/** A result with its seats, in their order. */
export interface StoredResult {
  readonly row: ResultRow;
  readonly seats: readonly ResultSeatRow[];
}

export interface ResultStore {
  read(table: string): Promise<StoredResult | undefined>;
  /** Tables whose results are not counted yet, the oldest first. */
  uncounted(most: number): Promise<string[]>;
  /** Counted results in the order in which they were, from after this one on. */
  counted(after: number, most: number): Promise<StoredResult[]>;
}

export function resultStore(db: Kysely<Schema>): ResultStore {
  return {
    read: (table) => readResult(db, table),
    async uncounted(most) {
      const rows = await db
        .selectFrom('results')
        .select('table')
        .where('number', 'is', null)
        .orderBy('ended')
        .orderBy('table')
        .limit(most)
        .execute();
      return rows.map(({ table }) => table);
    },
    async counted(after, most) {
      const rows = await db.selectFrom('results').selectAll().where('number', '>', after).orderBy('number').limit(most).execute();
      return withSeats(db, rows);
    },
  };
}

export async function readResult(db: Kysely<Schema>, table: string): Promise<StoredResult | undefined> {
  const rows = await db.selectFrom('results').selectAll().where('table', '=', table).execute();
  return (await withSeats(db, rows))[0];
}

export async function withSeats(db: Kysely<Schema>, rows: readonly ResultRow[]): Promise<StoredResult[]> {
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom('result_seats')
    .selectAll()
    .where(
      'table',
      'in',
      rows.map(({ table }) => table),
    )
    .orderBy('seat')
    .execute();
  const of = Map.groupBy(seats, ({ table }) => table);
  return rows.map((row) => ({ row, seats: of.get(row.table) ?? [] }));
}

/** Part of the commit of a table. */
export async function writeResult(
  trx: Transaction<Schema>,
  { table, began, result }: { readonly table: string; began?: readonly Beginner[]; result?: NewResult },
): Promise<void> {
  if (began?.length)
    await trx
      .insertInto('result_seats')
      .values(began.map((seat) => ({ ...nothingYet, ...seat, table })))
      .execute();
  if (!result) return;
  await trx
    .insertInto('results')
    .values({ ...result.row, number: null })
    .execute();
  const { game, ended } = result.row;
  for (const seat of result.seats) await endSeat(trx, { ...nothingYet, ...seat, table, game, ended });
}

/** The person of the beginning stays; where somebody else sits there at the end, it was handed over. */
async function endSeat(trx: Transaction<Schema>, row: ResultSeatRow): Promise<void> {
  const { points, place, stay, game, ended, person } = row;
  const same = sql<boolean>`coalesce("result_seats"."person", '') = ${person ?? ''}`;
  await trx
    .insertInto('result_seats')
    .values(row)
    .onConflict((c) =>
      c.columns(['table', 'seat']).doUpdateSet({
        points,
        place,
        game,
        ended,
        stay: sql<ResultSeatRow['stay']>`case when ${same} then ${stay} else 'handed' end`,
      }),
    )
    .execute();
}

const nothingYet = {
  points: null,
  place: null,
  stay: null,
  game: null,
  ended: null,
  number: null,
  weight: null,
  mu_before: null,
  sigma_before: null,
  mu: null,
  sigma: null,
  frozen: 0,
} as const;
