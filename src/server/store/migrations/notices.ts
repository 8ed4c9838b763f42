/** How people are called when a table waits for them, and what they keep for themselves at a table. */
import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
export async function notices(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('house_keys')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('notices')
    .ifNotExists()
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .execute();
  await db.schema
    .createTable('subscriptions')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('subscriptions_by_person').ifNotExists().on('subscriptions').column('person').execute();
  await db.schema.createIndex('subscriptions_by_device').ifNotExists().on('subscriptions').column('device').execute();
  await db.schema
    .createTable('webhooks')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('webhooks_by_person').ifNotExists().on('webhooks').column('person').execute();
  await db.schema
    .createTable('own_tables')
    .ifNotExists()
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('calls', 'integer')
    .addPrimaryKeyConstraint('own_tables_key', ['person', 'table'])
    .execute();
  await db.schema
    .createTable('calls')
    .ifNotExists()
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('mail', 'text')
    .addPrimaryKeyConstraint('calls_key', ['person', 'table'])
    .execute();
}
