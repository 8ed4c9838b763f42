/** How people want to be called, where they can be reached, and which calls they have not answered yet. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema, Selected } from './schema.ts';

type OwnTable = Pick<Selected<'own_tables'>, 'note' | 'calls'>;

export interface NoticeStore {
  /** A secret of the house that is made once and stays. Whoever comes second gets the first one's. */
  houseKey(name: string, make: () => string): Promise<string>;
  settings(person: string): Promise<Selected<'notices'> | undefined>;
  everybody(): Promise<Selected<'notices'>[]>;
  /** Of those among these persons who have said anything. */
  settingsOf(persons: readonly string[]): Promise<Selected<'notices'>[]>;
  byToken(token: string): Promise<Selected<'notices'> | undefined>;
  keep(row: Selected<'notices'>): Promise<void>;

  subscriptions(person: string): Promise<Selected<'subscriptions'>[]>;
  subscribe(row: Selected<'subscriptions'>): Promise<void>;
  unsubscribe(id: string): Promise<void>;
  webhooks(person: string): Promise<Selected<'webhooks'>[]>;
  addWebhook(row: Selected<'webhooks'>): Promise<void>;
  removeWebhook(person: string, id: string): Promise<void>;

  /** What a person keeps for himself at these tables. */
  ownTables(person: string, tables: readonly string[]): Promise<Map<string, OwnTable>>;
  everyOwnTable(person: string): Promise<Selected<'own_tables'>[]>;
  keepOwn(person: string, table: string, own: Partial<OwnTable>): Promise<void>;

  /** The person is called to the table; whether a letter has gone since he was last there. */
  call(person: string, table: string, number: number): Promise<Selected<'calls'>>;
  unanswered(person: string, table: string): Promise<Selected<'calls'> | undefined>;
  /** The calls about which a letter is to go. */
  toMail(person: string): Promise<Selected<'calls'>[]>;
  mailed(person: string, table: string, mail: 'due' | 'sent'): Promise<void>;
  /** The person has come back: the call is answered. */
  answer(person: string, table: string): Promise<void>;
}

export function noticeStore(db: Kysely<Schema>): NoticeStore {
  const call = (person: string, table: string) =>
    db.selectFrom('calls').selectAll().where('person', '=', person).where('table', '=', table).executeTakeFirst();
  return {
    async houseKey(name, make) {
      const known = await db.selectFrom('house_keys').select('value').where('name', '=', name).executeTakeFirst();
      if (known) return known.value;
      await db
        .insertInto('house_keys')
        .values({ name, value: make() })
        .onConflict((c) => c.column('name').doNothing())
        .execute();
      const { value } = await db.selectFrom('house_keys').select('value').where('name', '=', name).executeTakeFirstOrThrow();
      return value;
    },
    settings: (person) => db.selectFrom('notices').selectAll().where('person', '=', person).executeTakeFirst(),
    everybody: () => db.selectFrom('notices').selectAll().execute(),
    settingsOf: async (persons) =>
      persons.length ? db.selectFrom('notices').selectAll().where('person', 'in', persons).execute() : [],
    byToken: (token) => db.selectFrom('notices').selectAll().where('token', '=', token).executeTakeFirst(),
    async keep(row) {
      await db
        .insertInto('notices')
        .values(row)
        .onConflict((c) => c.column('person').doUpdateSet({ settings: row.settings }))
        .execute();
    },
    subscriptions: (person) => db.selectFrom('subscriptions').selectAll().where('person', '=', person).execute(),
    async subscribe(row) {
      await db
        .insertInto('subscriptions')
        .values(row)
        .onConflict((c) => c.column('id').doUpdateSet(row))
        .execute();
    },
    async unsubscribe(id) {
      await db.deleteFrom('subscriptions').where('id', '=', id).execute();
    },
    webhooks: (person) => db.selectFrom('webhooks').selectAll().where('person', '=', person).orderBy('created').execute(),
    async addWebhook(row) {
      await db.insertInto('webhooks').values(row).execute();
    },
    async removeWebhook(person, id) {
      await db.deleteFrom('webhooks').where('person', '=', person).where('id', '=', id).execute();
    },
    async ownTables(person, tables) {
      if (tables.length === 0) return new Map();
      const rows = await db
        .selectFrom('own_tables')
        .selectAll()
        .where('person', '=', person)
        .where('table', 'in', tables)
        .execute();
      return new Map(rows.map(({ table, note, calls }) => [table, { note, calls }]));
    },
    everyOwnTable: (person) => db.selectFrom('own_tables').selectAll().where('person', '=', person).execute(),
    async keepOwn(person, table, own) {
      await db
        .insertInto('own_tables')
        .values({ person, table, note: '', calls: null, ...own })
        .onConflict((c) => c.columns(['person', 'table']).doUpdateSet({ person, ...own }))
        .execute();
    },
    call: (person, table, number) =>
      db
        .insertInto('calls')
        .values({ person, table, number, mail: null })
        // A process that was held up in the middle of an older call does not put it in the place of a newer one.
        .onConflict((c) =>
          c.columns(['person', 'table']).doUpdateSet((eb) => ({
            number: eb.case().when('calls.number', '>', number).then(eb.ref('calls.number')).else(number).end(),
          })),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),
    unanswered: call,
    toMail: (person) => db.selectFrom('calls').selectAll().where('person', '=', person).where('mail', '=', 'due').execute(),
    async mailed(person, table, mail) {
      await db.updateTable('calls').set({ mail }).where('person', '=', person).where('table', '=', table).execute();
    },
    async answer(person, table) {
      await db.deleteFrom('calls').where('person', '=', person).where('table', '=', table).execute();
    },
  };
}

/** Whoever is forgotten is called no more, and his notes go with him. */
export async function forgetNotices(trx: Transaction<Schema>, person: string): Promise<void> {
  for (const table of ['notices', 'subscriptions', 'webhooks', 'own_tables', 'calls'] as const)
    await trx.deleteFrom(table).where('person', '=', person).execute();
}
