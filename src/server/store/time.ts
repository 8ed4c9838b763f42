/** When the server was there, and when people last were. */
import type { Kysely } from 'kysely';
import type { Span } from '../../table/hours.ts';
import type { Schema } from './schema.ts';

export interface TimeStore {
  /** The server is there now. */
  beat(now: number): Promise<void>;
  /**
   * The server begins: since its last beat it was not there, unless that is no longer ago than others of its kind leave between theirs.
   * When it was not, as far back as that matters to a clock.
   */
  begin(now: number, unless: number): Promise<Span[]>;
  /** A person has done something at a table. */
  sign(table: string, person: string, now: number): Promise<void>;
  signsAt(table: string): Promise<Map<string, number>>;
}

const server = 'server';
/** No clock has run for longer: a week and its reserve, and every holiday of two years in between. */
const long = 400 * 24 * 3600_000;

export function timeStore(db: Kysely<Schema>): TimeStore {
  const beat = async (time: number) => {
    await db
      .insertInto('heartbeats')
      .values({ name: server, time })
      .onConflict((c) => c.column('name').doUpdateSet({ time }))
      .execute();
  };
  return {
    beat,
    async begin(now, unless) {
      const last = await db.selectFrom('heartbeats').select('time').where('name', '=', server).executeTakeFirst();
      if (last && last.time < now - unless)
        await db
          .insertInto('downtimes')
          .values({ from: last.time, to: now })
          .onConflict((c) => c.column('from').doUpdateSet({ to: now }))
          .execute();
      await db
        .deleteFrom('downtimes')
        .where('to', '<', now - long)
        .execute();
      await beat(now);
      return db.selectFrom('downtimes').selectAll().orderBy('from').execute();
    },
    async sign(table, person, time) {
      await db
        .insertInto('signs')
        .values({ table, person, time })
        .onConflict((c) => c.columns(['table', 'person']).doUpdateSet({ time }))
        .execute();
    },
    async signsAt(table) {
      const rows = await db.selectFrom('signs').select(['person', 'time']).where('table', '=', table).execute();
      return new Map(rows.map(({ person, time }) => [person, time]));
    },
  };
}
