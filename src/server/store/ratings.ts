/** Reading ratings. */
import type { Kysely } from 'kysely';
import type { Size } from '../ratings/anchors.ts';
import { countResult, keepRating, type Told } from './counting.ts';
import type { Schema, Selected } from './schema.ts';

type RatingRow = Selected<'ratings'>;

export interface RatingStore {
  /** Counts a result, once: what it says of everybody at the table, and what the log of the table tells. */
  count(table: string, told: Told): Promise<boolean>;
  of(person: string, game: string, size: Size): Promise<RatingRow | undefined>;
  /** Of these persons, in one game. */
  among(persons: readonly string[], game: string, size: Size): Promise<RatingRow[]>;
  every(person: string): Promise<RatingRow[]>;
  /** All ratings, page by page behind the last one. */
  page(after: Pick<RatingRow, 'person' | 'game' | 'size'> | undefined, most: number): Promise<RatingRow[]>;
  /** Puts these in the place of all that there are. */
  replace(ratings: readonly Parameters<typeof keepRating>[1][]): Promise<void>;
}

export function ratingStore(db: Kysely<Schema>): RatingStore {
  const of = (game: string, size: Size) => db.selectFrom('ratings').selectAll().where('game', '=', game).where('size', '=', size);
  return {
    count: (table, told) => countResult(db, table, told),
    of: (person, game, size) => of(game, size).where('person', '=', person).executeTakeFirst(),
    among: async (persons, game, size) => (persons.length ? of(game, size).where('person', 'in', persons).execute() : []),
    every: (person) => db.selectFrom('ratings').selectAll().where('person', '=', person).execute(),
    page: (after, most) =>
      db
        .selectFrom('ratings')
        .selectAll()
        .$if(after !== undefined, (query) =>
          query.where((eb) =>
            eb(
              eb.refTuple('person', 'game', 'size'),
              '>',
              eb.tuple(after?.person ?? '', after?.game ?? '', after?.size ?? ('' as Size)),
            ),
          ),
        )
        .orderBy('person')
        .orderBy('game')
        .orderBy('size')
        .limit(most)
        .execute(),
    replace: (ratings) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('ratings').execute();
        for (const rating of ratings) await keepRating(trx, rating);
      }),
  };
}
