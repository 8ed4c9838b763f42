/** The daily challenge. */
import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
export async function daily(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('daily')
    .ifNotExists()
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('how', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('begun', 'bigint', (c) => c.notNull())
    .addColumn('sent', 'bigint')
    .addColumn('record', 'text')
    .addPrimaryKeyConstraint('daily_key', ['day', 'game', 'person'])
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).ifNotExists().on('daily').columns(columns).execute();
  await index('daily_by_rank', ['day', 'game', 'how', 'state', 'points']);
  await index('daily_by_person', ['person', 'state', 'day']);
  await db.schema
    .createTable('daily_pars')
    .ifNotExists()
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('daily_pars_key', ['day', 'game'])
    .execute();
}
