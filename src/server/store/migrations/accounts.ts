/** Ways to come back as oneself: passkeys, a confirmed mail address, and what is under way with either. */
import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
export async function accounts(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('used', 'bigint')
    .execute();
  await db.schema.createIndex('passkeys_by_person').ifNotExists().on('passkeys').column('person').execute();
  await db.schema
    .createTable('addresses')
    .ifNotExists()
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('confirmed', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('addresses_by_address').ifNotExists().on('addresses').column('address').unique().execute();
  await db.schema
    .createTable('signins')
    .ifNotExists()
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('address', 'text')
    .addColumn('device', 'text')
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('signins_by_person').ifNotExists().on('signins').column('person').execute();
  await db.schema.createIndex('signins_by_expires').ifNotExists().on('signins').column('expires').execute();
}
