/** Tables that are dealt the same cards, and tournaments. */
import type { Kysely } from 'kysely';
import { addColumn } from './add-column.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
type Db = Kysely<any>;

export async function deals(db: Db): Promise<void> {
  await addColumn(db, 'tables', 'chance', 'text');
  await addColumn(db, 'tables', 'deal', 'text');
  await addColumn(db, 'tables', 'sealed', 'integer');
  await addColumn(db, 'tables', 'tournament', 'text');
  await addColumn(db, 'snapshots', 'draws', 'text');
  await db.schema.createIndex('tables_by_deal').ifNotExists().on('tables').column('deal').execute();
}

export async function tournaments(db: Db): Promise<void> {
  await db.schema
    .createTable('tournaments')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('rounds', 'integer', (c) => c.notNull())
    .addColumn('filler', 'text')
    .addColumn('clock', 'text')
    .addColumn('public', 'integer', (c) => c.notNull())
    .addColumn('invitation', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('started', 'bigint')
    .addColumn('ended', 'bigint')
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
  await index('tournaments_by_status', 'tournaments', ['status', 'public', 'created', 'id']);
  await index('tournaments_by_host', 'tournaments', ['host', 'status']);
  await db.schema
    .createTable('entrants')
    .ifNotExists()
    .addColumn('tournament', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('bot', 'text')
    .addColumn('lot', 'integer', (c) => c.notNull())
    .addColumn('first', 'integer', (c) => c.notNull())
    .addColumn('last', 'integer')
    .addPrimaryKeyConstraint('entrants_key', ['tournament', 'id'])
    .execute();
  await index('entrants_by_person', 'entrants', ['person', 'tournament']);
  await db.schema
    .createTable('sittings')
    .ifNotExists()
    .addColumn('tournament', 'text', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('table', 'text')
    .addColumn('seats', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addPrimaryKeyConstraint('sittings_key', ['tournament', 'round', 'number'])
    .execute();
}
