/** When the server was there, and when people last were. */
import type { Kysely, Transaction } from 'kysely';
import type { Span } from '../../table/hours.ts';
import { patiently } from './patience.ts';
import type { Schema } from './schema.ts';

export interface TimeStore {
  /** The server is there now; and what persons have done at tables since the last time. */
  beat(now: number, signs?: readonly Sign[]): Promise<void>;
  /**
   * The server begins: since its last beat it was not there, unless that is no longer ago than others of its kind leave between theirs.
   * When it was not, as far back as that matters to a clock.
   */
  begin(now: number, unless: number): Promise<Span[]>;
  signsAt(table: string): Promise<Map<string, number>>;
}

/** When a person last did something at a table. */
export interface Sign {
  readonly table: string;
  readonly person: string;
  readonly time: number;
}

const server = 'server';
const rowsAtOnce = 200;
/** No clock has run for longer: a week and its reserve, and every holiday of two years in between. */
const long = 400 * 24 * 3600_000;

export async function writeSigns(trx: Transaction<Schema>, signs: readonly Sign[]): Promise<void> {
  for (let at = 0; at < signs.length; at += rowsAtOnce)
    await trx
      .insertInto('signs')
      .values(signs.slice(at, at + rowsAtOnce))
      .onConflict((c) => c.columns(['table', 'person']).doUpdateSet((eb) => ({ time: eb.ref('excluded.time') })))
      .execute();
}

export function timeStore(db: Kysely<Schema>): TimeStore {
  const beat = (time: number, signs: readonly Sign[] = []) =>
    patiently(() =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('heartbeats')
          .values({ name: server, time })
          .onConflict((c) => c.column('name').doUpdateSet({ time }))
          .execute();
        await writeSigns(trx, signs);
      }),
    );
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
    async signsAt(table) {
      const rows = await db.selectFrom('signs').select(['person', 'time']).where('table', '=', table).execute();
      return new Map(rows.map(({ person, time }) => [person, time]));
    },
  };
}
