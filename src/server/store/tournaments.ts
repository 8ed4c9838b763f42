/** Tournaments, their entrants and their tables. */
import type { Kysely } from 'kysely';
import { patiently } from './patience.ts';
import type { Schema, Selected } from './schema.ts';

export type TournamentRow = Selected<'tournaments'>;
export type EntrantRow = Selected<'entrants'>;
export type SittingRow = Selected<'sittings'>;

export interface StoredTournament {
  readonly row: TournamentRow;
  readonly entrants: readonly EntrantRow[];
  readonly sittings: readonly SittingRow[];
}

/** One line of a list. */
export interface ListedTournament {
  readonly row: TournamentRow;
  readonly entrants: number;
}

/** Where a page of a list ended. */
export interface AfterTournament {
  readonly created: number;
  readonly id: string;
}

/** What changes in one commit. */
export interface TournamentChange {
  readonly row?: Partial<TournamentRow>;
  readonly entrants?: readonly EntrantRow[];
  readonly sittings?: readonly SittingRow[];
}

export interface TournamentStore {
  open(row: TournamentRow, entrants: readonly EntrantRow[]): Promise<void>;
  load(id: string): Promise<StoredTournament | undefined>;
  /** False where somebody else has changed it meanwhile; then nothing is written. */
  change(row: Pick<TournamentRow, 'id' | 'version'>, change: TournamentChange): Promise<boolean>;
  /** Public ones, newest first. */
  publicOnes(status: TournamentRow['status'], most: number, after?: AfterTournament): Promise<ListedTournament[]>;
  /** Those that a person plays in or has opened and that are not over, newest first. */
  ofPerson(person: string, most: number): Promise<ListedTournament[]>;
  countOf(host: string): Promise<number>;
  /** All that a person has entered. */
  enteredBy(person: string): Promise<{ tournament: string; name: string }[]>;
}

export function tournamentStore(db: Kysely<Schema>): TournamentStore {
  return {
    open: (row, entrants) =>
      patiently(() =>
        db.transaction().execute(async (trx) => {
          await trx.insertInto('tournaments').values(row).execute();
          if (entrants.length)
            await trx
              .insertInto('entrants')
              .values([...entrants])
              .execute();
        }),
      ),
    async load(id) {
      const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const entrants = await db.selectFrom('entrants').selectAll().where('tournament', '=', id).orderBy('id').execute();
      const sittings = db.selectFrom('sittings').selectAll().where('tournament', '=', id);
      return { row, entrants, sittings: await sittings.orderBy('round').orderBy('number').execute() };
    },
    change: ({ id, version }, { row, entrants = [], sittings = [] }) =>
      patiently(() =>
        db.transaction().execute(async (trx) => {
          const { numUpdatedRows } = await trx
            .updateTable('tournaments')
            .set({ ...row, version: version + 1 })
            .where('id', '=', id)
            .where('version', '=', version)
            .executeTakeFirst();
          if (numUpdatedRows !== 1n) return false;
          for (const one of entrants)
            await trx
              .insertInto('entrants')
              .values(one)
              .onConflict((c) => c.columns(['tournament', 'id']).doUpdateSet(one))
              .execute();
          for (const one of sittings)
            await trx
              .insertInto('sittings')
              .values(one)
              .onConflict((c) => c.columns(['tournament', 'round', 'number']).doUpdateSet(one))
              .execute();
          return true;
        }),
      ),
    async publicOnes(status, most, after) {
      const rows = await db
        .selectFrom('tournaments')
        .selectAll()
        .where('status', '=', status)
        .where('public', '=', 1)
        .$if(after !== undefined, (query) =>
          query.where((eb) => eb(eb.refTuple('created', 'id'), '<', eb.tuple(after?.created ?? 0, after?.id ?? ''))),
        )
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return counted(db, rows);
    },
    async ofPerson(person, most) {
      const own = db
        .selectFrom('entrants')
        .select('tournament as id')
        .where('person', '=', person)
        .where('last', 'is', null)
        .union(db.selectFrom('tournaments').select('id').where('host', '=', person).where('status', 'in', ['open', 'running']));
      const rows = await db
        .selectFrom('tournaments')
        .selectAll()
        .where('id', 'in', own)
        .where('status', 'in', ['open', 'running'])
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return counted(db, rows);
    },
    enteredBy: (person) =>
      db
        .selectFrom('entrants')
        .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament')
        .select(['entrants.tournament', 'tournaments.name'])
        .where('entrants.person', '=', person)
        .execute(),
    async countOf(host) {
      const { count } = await db
        .selectFrom('tournaments')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('host', '=', host)
        .where('status', 'in', ['open', 'running'])
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

async function counted(db: Kysely<Schema>, rows: readonly TournamentRow[]): Promise<ListedTournament[]> {
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom('entrants')
    .select((eb) => ['tournament', eb.fn.countAll<number>().as('count')])
    .where(
      'tournament',
      'in',
      rows.map(({ id }) => id),
    )
    .where('last', 'is', null)
    .groupBy('tournament')
    .execute();
  const of = new Map(counts.map(({ tournament, count }) => [tournament, Number(count)]));
  return rows.map((row) => ({ row, entrants: of.get(row.id) ?? 0 }));
}
