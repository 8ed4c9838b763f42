/** Friends, invitations straight to a table, and people who want to play now. */
import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
export async function friends(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('friendships')
    .ifNotExists()
    .addColumn('asker', 'text', (c) => c.notNull())
    .addColumn('asked', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('accepted', 'bigint')
    .addPrimaryKeyConstraint('friendships_key', ['asker', 'asked'])
    .execute();
  await db.schema.createIndex('friendships_by_asked').ifNotExists().on('friendships').column('asked').execute();
  await db.schema
    .createTable('invited')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('inviter', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('invited_key', ['table', 'person'])
    .execute();
  await db.schema.createIndex('invited_by_person').ifNotExists().on('invited').columns(['person', 'created']).execute();
  await db.schema.createIndex('invited_by_inviter').ifNotExists().on('invited').column('inviter').execute();
  await db.schema
    .createTable('seekers')
    .ifNotExists()
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('players', 'integer')
    .addColumn('bots', 'integer', (c) => c.notNull())
    .addColumn('commitment', 'text')
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('table', 'text')
    .execute();
  await db.schema.createIndex('seekers_by_wish').ifNotExists().on('seekers').columns(['game', 'pace', 'until']).execute();
  await db.schema.createIndex('seekers_by_until').ifNotExists().on('seekers').column('until').execute();
}
