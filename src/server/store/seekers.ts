/** People who want to play now. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { Conflict } from './faults.ts';
import { patiently } from './patience.ts';
import type { Schema, Selected } from './schema.ts';

export type SeekerRow = Selected<'seekers'>;

export interface SeekerStore {
  /** He waits, or waits on: the same wish keeps its place in the queue, another one begins anew. As it is now. */
  seek(row: SeekerRow, now: number): Promise<SeekerRow>;
  of(person: string): Promise<SeekerRow | undefined>;
  /** Who waits for the same just now, the longest first. */
  waiting(game: string, pace: string, now: number, most: number): Promise<SeekerRow[]>;
  /** Who among these keeps apart from whom, as “one other”. */
  apart(persons: readonly string[]): Promise<Set<string>>;
  /** How many wait for what. */
  counts(now: number): Promise<{ readonly game: string; readonly pace: string; readonly people: number }[]>;
  /** He no longer waits, or has seen where he sits. */
  stop(person: string): Promise<void>;
  prune(before: number): Promise<void>;
}

export function seekerStore(db: Kysely<Schema>): SeekerStore {
  return {
    seek: (row, now) =>
      patiently(() =>
        db.transaction().execute(async (trx) => {
          const known = await trx.selectFrom('seekers').selectAll().where('person', '=', row.person).executeTakeFirst();
          const same =
            known && known.until > now && known.game === row.game && known.pace === row.pace && known.players === row.players;
          const { until, bots, device } = row;
          // Somebody may just be seating him: where he sits is not touched.
          if (same)
            return trx
              .updateTable('seekers')
              .set({ until, bots, device, commitment: row.commitment ?? known.commitment })
              .where('person', '=', row.person)
              .returningAll()
              .executeTakeFirstOrThrow();
          return trx
            .insertInto('seekers')
            .values(row)
            .onConflict((c) => c.column('person').doUpdateSet(row))
            .returningAll()
            .executeTakeFirstOrThrow();
        }),
      ),
    of: (person) => db.selectFrom('seekers').selectAll().where('person', '=', person).executeTakeFirst(),
    waiting: (game, pace, now, most) =>
      db
        .selectFrom('seekers')
        .selectAll()
        .where('game', '=', game)
        .where('pace', '=', pace)
        .where('until', '>', now)
        .where('table', 'is', null)
        .orderBy('since')
        .orderBy('person')
        .limit(most)
        .execute(),
    async apart(persons) {
      if (persons.length < 2) return new Set();
      const rows = await db
        .selectFrom('mutes')
        .selectAll()
        .where('person', 'in', persons)
        .where('muted', 'in', persons)
        .execute();
      return new Set(rows.flatMap(({ person, muted }) => [`${person} ${muted}`, `${muted} ${person}`]));
    },
    async counts(now) {
      const rows = await db
        .selectFrom('seekers')
        .select(['game', 'pace', sql<number>`count(*)`.as('people')])
        .where('until', '>', now)
        .where('table', 'is', null)
        .groupBy(['game', 'pace'])
        .execute();
      return rows.map((row) => ({ ...row, people: Number(row.people) }));
    },
    async stop(person) {
      await patiently(() => db.deleteFrom('seekers').where('person', '=', person).execute());
    },
    async prune(before) {
      await db.deleteFrom('seekers').where('until', '<', before).execute();
    },
  };
}

/** These wait no longer: they sit at this table. With the table itself or not at all, and nobody at two. */
export async function seatSeekers(trx: Transaction<Schema>, table: string, persons: readonly string[]): Promise<void> {
  if (persons.length === 0) return;
  const { numUpdatedRows } = await trx
    .updateTable('seekers')
    .set({ table })
    .where('person', 'in', persons)
    .where('table', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(persons.length)) throw new Conflict(`somebody was seated elsewhere than at ${table}`);
}
