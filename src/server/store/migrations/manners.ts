/** Reports, bans, and the log of operators. */
import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
export async function reports(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('reports')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reporter', 'text')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('table', 'text')
    .addColumn('line', 'integer')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('closed', 'bigint')
    .addColumn('verdict', 'text')
    .execute();
  await db.schema
    .createTable('reported_lines')
    .ifNotExists()
    .addColumn('report', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('reported_lines_key', ['report', 'number'])
    .execute();
  await db.schema
    .createTable('bans')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text')
    .addColumn('network', 'text')
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('lifted', 'bigint')
    .execute();
  await db.schema
    .createTable('deeds')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .execute();
  const index = (name: string, table: string, ...columns: string[]) =>
    db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
  await index('reports_by_closed', 'reports', 'closed', 'created', 'id');
  await index('reports_by_person', 'reports', 'person');
  await index('reports_by_reporter', 'reports', 'reporter', 'created');
  await index('reported_lines_by_person', 'reported_lines', 'person');
  await index('bans_by_until', 'bans', 'until');
  await index('bans_by_created', 'bans', 'created', 'id');
  await index('bans_by_person', 'bans', 'person');
  await index('deeds_by_time', 'deeds', 'time', 'id');
  await index('deeds_by_person', 'deeds', 'person');
}
