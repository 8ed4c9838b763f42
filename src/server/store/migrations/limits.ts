/** Limits that hold at several processes together. */
import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
export async function limits(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('limits')
    .ifNotExists()
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('limits_by_expires').ifNotExists().on('limits').column('expires').execute();
}
