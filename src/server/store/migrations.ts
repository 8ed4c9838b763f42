/**
 * How the schema came to be, step by step. A step once released is never changed; a new one is added.
 * All missing steps are one transaction, so that a start that was cut off leaves the store as it was. Before it was so
 * a cut could leave half a step behind: that is why what is there already is passed over.
 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accounts } from './migrations/accounts.ts';
import { addColumn } from './migrations/add-column.ts';
import { clocks } from './migrations/clocks.ts';
import { daily } from './migrations/daily.ts';
import { friends } from './migrations/friends.ts';
import { jobs } from './migrations/jobs.ts';
import { limits } from './migrations/limits.ts';
import { reports } from './migrations/manners.ts';
import { notices } from './migrations/notices.ts';
import { played } from './migrations/played.ts';
import { results } from './migrations/results.ts';
import { shareComments, shares } from './migrations/shares.ts';
import { deals, tournaments } from './migrations/tournaments.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
type Db = Kysely<any>;

async function people(db: Db): Promise<void> {
  await db.schema
    .createTable('people')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .ifNotExists()
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_person').ifNotExists().on('sessions').column('person').execute();
  await db.schema
    .createTable('links')
    .ifNotExists()
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('mutes')
    .ifNotExists()
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('muted', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
    .execute();
}

async function tables(db: Db): Promise<void> {
  await db.schema
    .createTable('tables')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('config', 'text', (c) => c.notNull())
    .addColumn('public', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('origin', 'text')
    .addColumn('before', 'text')
    .addColumn('proposal', 'text')
    .addColumn('previous', 'text')
    .addColumn('next', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('started', 'bigint')
    .addColumn('ended', 'bigint')
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('tables_by_status').ifNotExists().on('tables').columns(['status', 'public', 'created']).execute();
  await db.schema.createIndex('tables_by_host').ifNotExists().on('tables').columns(['host', 'status']).execute();
  await db.schema
    .createTable('seats')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text')
    .addColumn('invitation', 'text')
    .addColumn('reserved', 'integer', (c) => c.notNull())
    .addColumn('bot', 'text')
    .addColumn('resigned', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table', 'seat'])
    .execute();
  await db.schema.createIndex('seats_by_person').ifNotExists().on('seats').column('person').execute();
  await db.schema
    .createTable('contributions')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('line', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('contributions_key', ['table', 'number'])
    .execute();
}

async function log(db: Db): Promise<void> {
  await db.schema
    .createTable('entries')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('reveals', 'integer', (c) => c.notNull())
    .addColumn('aside', 'integer', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('decider', 'text', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table', 'number'])
    .execute();
  await db.schema
    .createIndex('entries_by_name')
    .ifNotExists()
    .on('entries')
    .columns(['table', 'seat', 'name'])
    .unique()
    .execute();
  await db.schema
    .createTable('snapshots')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('steps', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table', 'steps'])
    .execute();
  await db.schema
    .createTable('positions')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('waiting', 'text', (c) => c.notNull())
    .addColumn('bots', 'integer', (c) => c.notNull())
    .addColumn('points', 'text')
    .execute();
  await db.schema.createIndex('positions_by_bots').ifNotExists().on('positions').column('bots').execute();
}

async function besides(db: Db): Promise<void> {
  await db.schema
    .createTable('orders')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('orders', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('orders_key', ['table', 'seat'])
    .execute();
  await db.schema
    .createTable('chat')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('entry', 'integer', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table', 'number'])
    .execute();
  await db.schema.createIndex('chat_by_person').ifNotExists().on('chat').column('person').execute();
}

/** So that a person can be forgotten without reading everything, and the log names nobody. */
async function forgetting(db: Db): Promise<void> {
  await db.schema
    .createTable('requests')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('requests_key', ['table', 'person', 'name'])
    .execute();
  const index = (name: string, table: string, column: string) =>
    db.schema.createIndex(name).ifNotExists().on(table).column(column).execute();
  await index('requests_by_person', 'requests', 'person');
  await index('requests_by_time', 'requests', 'time');
  await index('mutes_by_muted', 'mutes', 'muted');
  await index('contributions_by_device', 'contributions', 'device');
  await db
    .updateTable('entries')
    .set({ data: '"person"' })
    .where('kind', '=', 'seat')
    .where('data', 'like', '"person %')
    .execute();
}

async function tableInvitations(db: Db): Promise<void> {
  await addColumn(db, 'tables', 'invitation', 'text');
}

/** Who may talk at a table, and what the bringer of a game knows of it. */
async function manners(db: Db): Promise<void> {
  await addColumn(db, 'tables', 'talk', 'integer');
  await addColumn(db, 'tables', 'brought', 'text');
  await db
    .updateTable('tables')
    .set({ brought: 'known' })
    .where('before', 'is not', null)
    .where('status', 'in', ['open', 'running'])
    .execute();
  await db.schema
    .createTable('silenced')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('silenced_key', ['table', 'person'])
    .execute();
  await db.schema.createIndex('silenced_by_person').ifNotExists().on('silenced').column('person').execute();
}

/** When a device was last here, and what kind it is, for its owner to recognise it. */
async function devices(db: Db): Promise<void> {
  await addColumn(db, 'sessions', 'seen', 'bigint');
  await addColumn(db, 'sessions', 'agent', 'text');
}

async function attendance(db: Db): Promise<void> {
  await db.schema
    .createTable('attendance')
    .ifNotExists()
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('going', 'integer', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('table', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('attendance_key', ['person', 'going', 'created', 'table'])
    .execute();
  await db.schema.createIndex('attendance_by_table').ifNotExists().on('attendance').column('table').execute();
  await db
    .insertInto('attendance')
    .columns(['person', 'going', 'created', 'table'])
    .expression(
      db
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table', 'tables.id')
        .select(['seats.person', goingNow, 'tables.created', 'tables.id'])
        .where('seats.person', 'is not', null)
        .union(db.selectFrom('tables').select(['host as person', goingNow, 'created', 'id']).where('status', '=', 'open')),
    )
    .execute();
}

/** What devices commit themselves to before a game. */
async function commitments(db: Db): Promise<void> {
  await addColumn(db, 'tables', 'starting', 'text');
  await db.schema
    .createTable('commitments')
    .ifNotExists()
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('secret', 'text')
    .addPrimaryKeyConstraint('commitments_key', ['table', 'hash'])
    .execute();
  await db.schema.createIndex('commitments_by_device').ifNotExists().on('commitments').column('device').execute();
}

const goingNow = sql<number>`case when status in ('open', 'running') then 1 else 0 end`.as('going');

/** Taken in the order of their names as text: as a number alone the tenth would come before the second, hence its letter. */
export const migrations: Readonly<Record<string, Migration>> = {
  '1 people': { up: people },
  '2 tables': { up: tables },
  '3 log': { up: log },
  '4 besides': { up: besides },
  '5 forgetting': { up: forgetting },
  '6 invitations': { up: tableInvitations },
  '7 manners': { up: manners },
  '8 devices': { up: devices },
  '9 attendance': { up: attendance },
  'a10 accounts': { up: accounts },
  'a11 jobs': { up: jobs },
  'a12 clocks': { up: clocks },
  'a13 commitments': { up: commitments },
  'a14 notices': { up: notices },
  'a15 awaited': { up: (db) => addColumn(db, 'positions', 'awaited', 'text') },
  'a16 played': { up: played },
  'a17 limits': { up: limits },
  'a20 deals': { up: deals },
  'a21 tournaments': { up: tournaments },
  'a22 daily': { up: daily },
  'a23 reports': { up: reports },
  'a24 friends': { up: friends },
  'a25 results': { up: results },
  'a26 range': { up: (db) => addColumn(db, 'tables', 'range', 'text') },
  'a30 shares': { up: shares },
  'a31 share comments': { up: shareComments },
  'a32 reported comments': { up: (db) => addColumn(db, 'reports', 'share', 'text') },
};
