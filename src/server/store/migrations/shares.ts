/** Addresses at which anybody can look at a game. */
import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
export async function shares(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('shares')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('table', 'text')
    .addColumn('record', 'text')
    .addColumn('comments', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('moment', 'integer', (c) => c.notNull())
    .addColumn('hidden', 'integer', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('shares_by_person').ifNotExists().on('shares').columns(['person', 'created']).execute();
}
