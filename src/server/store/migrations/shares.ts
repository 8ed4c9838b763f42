/** Addresses at which anybody can look at a game. */
import type { Kysely } from 'kysely';
import { addColumn } from './add-column.ts';

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

/** What people say there. */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
export async function shareComments(db: Kysely<any>): Promise<void> {
  await addColumn(db, 'shares', 'talk', 'integer');
  await db.schema
    .createTable('share_comments')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('share', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('moment', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  const index = (name: string) => db.schema.createIndex(name).ifNotExists().on('share_comments');
  await index('share_comments_by_share').columns(['share', 'created']).execute();
  await index('share_comments_by_person').column('person').execute();
}
