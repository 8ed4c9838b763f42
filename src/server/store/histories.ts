/** Reading what a person has played: by keys and with limits, so that no page reads more than it shows. */
import { type Kysely, sql } from 'kysely';
import type { Size } from '../ratings/anchors.ts';
import { provisionalUntil } from '../ratings/scale.ts';
import { type ResultRow, type StoredResult, withSeats } from './results.ts';
import type { Schema, Selected } from './schema.ts';

/** Where a page of results ended. */
export interface ResultPlace {
  readonly ended: number;
  readonly table: string;
}

export interface ResultFilter {
  readonly game?: string | undefined;
  /** Part of somebody's name. */
  readonly with?: string | undefined;
  /** A part of the options as they are stored. */
  readonly variant?: string | undefined;
  readonly result?: 'won' | 'lost' | 'unfinished' | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface HistoryStore {
  /** Newest first; of tables that are not public only those at which the viewer sat. */
  resultsOf(
    person: string,
    viewer: string | undefined,
    filter: ResultFilter,
    most: number,
    after?: ResultPlace,
  ): Promise<StoredResult[]>;
  /** What was believed after each rated game, newest first. */
  course(person: string, game: string, size: Size, most: number): Promise<{ ended: number; mu: number }[]>;
  tallies(person: string, openOnly: boolean): Promise<Selected<'tallies'>[]>;
  /** Those most often met, with their names. */
  meetings(person: string, openOnly: boolean, most: number): Promise<(Selected<'meetings'> & { readonly name: string })[]>;
  /** Between two persons, at all tables. */
  between(person: string, other: string): Promise<Selected<'meetings'>[]>;
  best(game: string, size: Size, most: number, after?: { readonly mu: number; readonly person: string }): Promise<Best[]>;
  agree(person: string, listed: boolean): Promise<void>;
  aggregates(game: string): Promise<Selected<'aggregates'>[]>;
}

interface Best extends Selected<'ratings'> {
  readonly name: string;
}

const beforeAll = { ended: 0, table: '' };

export function historyStore(db: Kysely<Schema>): HistoryStore {
  return {
    async resultsOf(person, viewer, filter, most, after) {
      const rows = await ofPerson(db, person, viewer, filter)
        .$if(after !== undefined, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('own.ended', 'own.table'), '<', eb.tuple((after ?? beforeAll).ended, (after ?? beforeAll).table)),
          ),
        )
        .orderBy('own.ended', 'desc')
        .orderBy('own.table', 'desc')
        .limit(most)
        .execute();
      return withSeats(
        db,
        rows.map(({ own_ended: _, own_table: __, ...row }) => row as ResultRow),
      );
    },
    async course(person, game, size, most) {
      const rows = await db
        .selectFrom('result_seats as own')
        .innerJoin('results', 'results.table', 'own.table')
        .select(['own.ended', 'own.mu'])
        .where('own.person', '=', person)
        .where('own.game', '=', game)
        .where('own.mu', 'is not', null)
        .where('own.frozen', '=', 0)
        .where('results.size', '=', size)
        .orderBy('own.ended', 'desc')
        .orderBy('own.table', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ ended, mu }) => ({ ended: ended ?? 0, mu: mu ?? 0 }));
    },
    tallies: (person, openOnly) =>
      db
        .selectFrom('tallies')
        .selectAll()
        .where('person', '=', person)
        .$if(openOnly, (query) => query.where('open', '=', 1))
        .execute(),
    meetings: (person, openOnly, most) =>
      db
        .selectFrom('meetings')
        .innerJoin('people', 'people.id', 'meetings.other')
        .selectAll('meetings')
        .select('people.name')
        .where('meetings.person', '=', person)
        .$if(openOnly, (query) => query.where('open', '=', 1))
        .orderBy('games', 'desc')
        .limit(most)
        .execute(),
    between: (person, other) =>
      db.selectFrom('meetings').selectAll().where('person', '=', person).where('other', '=', other).execute(),
    best: (game, size, most, after) =>
      db
        .selectFrom('ratings')
        .innerJoin('people', 'people.id', 'ratings.person')
        .selectAll('ratings')
        .select('people.name')
        .where('game', '=', game)
        .where('size', '=', size)
        .where('ratings.listed', '=', 1)
        .where('games', '>=', provisionalUntil)
        .where((eb) =>
          eb.or([
            eb.exists(eb.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.person', '=', 'ratings.person')),
            eb.exists(eb.selectFrom('addresses').select('addresses.person').whereRef('addresses.person', '=', 'ratings.person')),
          ]),
        )
        .$if(after !== undefined, (query) =>
          query.where((eb) => eb(eb.refTuple('mu', 'ratings.person'), '<', eb.tuple(after?.mu ?? 0, after?.person ?? ''))),
        )
        .orderBy('mu', 'desc')
        .orderBy('ratings.person', 'desc')
        .limit(most)
        .execute(),
    agree: (person, listed) =>
      db.transaction().execute(async (trx) => {
        const value = { listed: listed ? 1 : 0 };
        await trx.updateTable('people').set(value).where('id', '=', person).execute();
        await trx.updateTable('ratings').set(value).where('person', '=', person).execute();
      }),
    aggregates: (game) => db.selectFrom('aggregates').selectAll().where('game', '=', game).execute(),
  };
}

function ofPerson(db: Kysely<Schema>, person: string, viewer: string | undefined, filter: ResultFilter) {
  const { game, with: name, variant, result, from, to } = filter;
  return (
    db
      .selectFrom('result_seats as own')
      .innerJoin('results', 'results.table', 'own.table')
      .selectAll('results')
      // Postgres wants in a distinct list what it is ordered by.
      .select(['own.ended as own_ended', 'own.table as own_table'])
      .where('own.person', '=', person)
      .where('own.ended', 'is not', null)
      .$if(game !== undefined, (query) => query.where('own.game', '=', game ?? ''))
      .$if(from !== undefined, (query) => query.where('own.ended', '>=', from ?? 0))
      .$if(to !== undefined, (query) => query.where('own.ended', '<', to ?? 0))
      .$if(result === 'unfinished', (query) => query.where('results.finished', '=', 0))
      .$if(result === 'won', (query) => query.where('own.place', '=', 1))
      .$if(result === 'lost', (query) => query.where('own.place', '>', 1))
      .$if(variant !== undefined, (query) => query.where(contains('results.options', variant ?? '')))
      .$if(name !== undefined, (query) =>
        query.where((eb) =>
          eb.exists(
            eb
              .selectFrom('result_seats as other')
              .innerJoin('people', 'people.id', 'other.person')
              .select('other.seat')
              .whereRef('other.table', '=', 'own.table')
              .where('other.person', '!=', person)
              .where(contains('people.name', (name ?? '').toLowerCase())),
          ),
        ),
      )
      .$if(viewer !== person, (query) =>
        query.where((eb) =>
          eb.or([
            eb('results.public', '=', 1),
            eb.exists(
              eb
                .selectFrom('result_seats as mine')
                .select('mine.seat')
                .whereRef('mine.table', '=', 'own.table')
                .where('mine.person', '=', viewer ?? ''),
            ),
          ]),
        ),
      )
      .distinct()
  );
}

/** Whatever the case; the signs of a pattern stand for themselves. */
function contains(column: string, text: string) {
  const pattern = `%${text.toLowerCase().replaceAll(/[%_\\]/g, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
