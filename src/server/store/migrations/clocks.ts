/** Clocks: what a table agreed on and where they stand, people's hours and pace, when the server was not there, signs of life. */
import type { Kysely } from 'kysely';
import { addColumn } from './add-column.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
export async function clocks(db: Kysely<any>): Promise<void> {
  await addColumn(db, 'tables', 'clock', 'text');
  await addColumn(db, 'positions', 'clock', 'text');
  await addColumn(db, 'entries', 'left', 'bigint');
  await addColumn(db, 'people', 'zone', 'text');
  await addColumn(db, 'people', 'holidays', 'text');
  await addColumn(db, 'people', 'took', 'text');
  await db.schema
    .createTable('downtimes')
    .ifNotExists()
    .addColumn('from', 'bigint', (c) => c.primaryKey())
    .addColumn('to', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('heartbeats')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('signs')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('signs_key', ['table', 'person'])
    .execute();
  await db.schema.createIndex('signs_by_person').ifNotExists().on('signs').column('person').execute();
}
