/** What is to be done later, whatever happens to the process meanwhile. */
import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
export async function jobs(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .ifNotExists()
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('edition', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('holder', 'text')
    .addColumn('lease', 'bigint')
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('jobs_key', ['kind', 'key'])
    .execute();
  await db.schema.createIndex('jobs_by_due').ifNotExists().on('jobs').columns(['kind', 'due']).execute();
  await db.schema.createIndex('jobs_by_person').ifNotExists().on('jobs').column('person').execute();
}
