/** The log of results, and what is counted from it. */
import type { Kysely } from 'kysely';
import { addColumn } from './add-column.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
export async function results(db: Kysely<any>): Promise<void> {
  await addColumn(db, 'tables', 'rated', 'text');
  await addColumn(db, 'people', 'listed', 'integer');
  await db.schema
    .createTable('results')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.primaryKey())
    .addColumn('number', 'bigint', (c) => c.unique())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('first', 'integer')
    .addColumn('public', 'integer', (c) => c.notNull())
    .addColumn('rated', 'text', (c) => c.notNull())
    .addColumn('finished', 'integer', (c) => c.notNull())
    .addColumn('started', 'bigint', (c) => c.notNull())
    .addColumn('ended', 'bigint', (c) => c.notNull())
    .addColumn('length', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('result_seats')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('bot', 'text')
    .addColumn('points', 'integer')
    .addColumn('place', 'integer')
    .addColumn('stay', 'text')
    .addColumn('game', 'text')
    .addColumn('ended', 'bigint')
    .addColumn('number', 'bigint')
    .addColumn('weight', 'double precision')
    .addColumn('mu_before', 'double precision')
    .addColumn('sigma_before', 'double precision')
    .addColumn('mu', 'double precision')
    .addColumn('sigma', 'double precision')
    .addColumn('frozen', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('result_seats_key', ['table', 'seat'])
    .execute();
  await index(db, 'result_seats_by_person', 'result_seats', ['person', 'ended', 'table']);
  await index(db, 'result_seats_by_game', 'result_seats', ['person', 'game', 'ended', 'table']);
  await counts(db);
  await db.insertInto('counters').values({ name: 'results', number: 0 }).execute();
}

// biome-ignore lint/suspicious/noExplicitAny: as above
async function counts(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('ratings')
    .ifNotExists()
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['person', 'game', 'size'])
    .execute();
  await index(db, 'ratings_in_order', 'ratings', ['game', 'size', 'listed', 'mu', 'person']);
  await db.schema
    .createTable('tallies')
    .ifNotExists()
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('open', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('wins', 'bigint', (c) => c.notNull())
    .addColumn('sum', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('tallies_key', ['person', 'game', 'open', 'kind', 'name'])
    .execute();
  await db.schema
    .createTable('meetings')
    .ifNotExists()
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('other', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('open', 'integer', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('ahead', 'integer', (c) => c.notNull())
    .addColumn('level', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('meetings_key', ['person', 'other', 'game', 'open'])
    .execute();
  await index(db, 'meetings_by_other', 'meetings', ['other']);
  await index(db, 'meetings_in_order', 'meetings', ['person', 'games']);
  await db.schema
    .createTable('aggregates')
    .ifNotExists()
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('wins', 'bigint', (c) => c.notNull())
    .addColumn('sum', 'bigint', (c) => c.notNull())
    .addColumn('won', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('aggregates_key', ['game', 'players', 'kind', 'name'])
    .execute();
  await db.schema
    .createTable('counters')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('number', 'bigint', (c) => c.notNull())
    .execute();
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function index(db: Kysely<any>, name: string, table: string, columns: readonly string[]): Promise<void> {
  return db.schema
    .createIndex(name)
    .ifNotExists()
    .on(table)
    .columns([...columns])
    .execute();
}
