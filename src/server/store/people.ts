/** Persons, their devices, and whom they do not want to hear. */
import type { Kysely } from 'kysely';
import { forgetPerson } from './forgetting.ts';
import type { PersonRow, Schema, Selected } from './schema.ts';

/** Where a person is, when on holiday, and how long answers took. */
export type Habits = Pick<PersonRow, 'zone' | 'holidays' | 'took'>;

/** Nobody begins with habits, except that a device may say where it is. */
type NewPerson = Omit<PersonRow, keyof Habits | 'listed'> & Partial<Habits>;

export interface PeopleStore {
  add(person: NewPerson, session: string, agent: string): Promise<void>;
  /** The person of a session that has been used since then, and when it was. */
  bySession(hash: string, since?: number): Promise<(PersonRow & { readonly seen: number }) | undefined>;
  byId(id: string): Promise<PersonRow | undefined>;
  /** The session is in use. */
  renew(hash: string, now: number): Promise<void>;
  /** Every line of chat of a person. */
  saidBy(person: string): Promise<{ table: string; time: number; text: string }[]>;
  /** The standing orders of the seats a person holds. */
  ordersOf(person: string): Promise<Selected<'orders'>[]>;
  devicesOf(person: string): Promise<Selected<'sessions'>[]>;
  /** The sessions that still are among these, and what their persons are called now. */
  signedIn(hashes: readonly string[]): Promise<(Pick<PersonRow, 'id' | 'name' | 'language'> & { readonly hash: string })[]>;
  names(ids: readonly string[]): Promise<Map<string, string>>;
  /** What clocks want to know of these persons. */
  habits(ids: readonly string[]): Promise<Map<string, Habits>>;
  changeHabits(id: string, change: Partial<Habits>): Promise<void>;
  rename(id: string, change: { name?: string; language?: string }): Promise<void>;
  /** How long an answer took; the last so many are kept. */
  noteAnswer(id: string, took: number, most: number): Promise<void>;
  addSession(hash: string, person: string, agent: string, created: number): Promise<void>;
  removeSession(hash: string): Promise<void>;
  /** Forgets the sessions that nobody has used since then. */
  pruneSessions(since: number): Promise<void>;
  addLink(hash: string, person: string, expires: number, now: number): Promise<void>;
  /** The person of a code, which is used up by asking. */
  takeLink(hash: string, now: number): Promise<string | undefined>;
  /** Forgets a person; his seats stay, nameless, with a stranger's id. The tables that knew him. */
  forget(id: string, stranger: () => string): Promise<string[]>;
  mute(person: string, muted: string, on: boolean): Promise<void>;
  mutedBy(person: string): Promise<string[]>;
}

export function peopleStore(db: Kysely<Schema>): PeopleStore {
  return {
    add: (person, hash, agent) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('people').values(person).execute();
        await trx
          .insertInto('sessions')
          .values({ hash, person: person.id, created: person.created, seen: person.created, agent })
          .execute();
      }),
    async bySession(hash, since = 0) {
      const found = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .selectAll('people')
        .select((eb) => eb.fn.coalesce('sessions.seen', 'sessions.created').as('seen'))
        .where('sessions.hash', '=', hash)
        .executeTakeFirst();
      return found && found.seen >= since ? found : undefined;
    },
    async renew(hash, now) {
      await db.updateTable('sessions').set({ seen: now }).where('hash', '=', hash).execute();
    },
    byId: (id) => db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst(),
    saidBy: (person) =>
      db.selectFrom('chat').select(['table', 'time', 'text']).where('person', '=', person).orderBy('time').execute(),
    ordersOf: (person) =>
      db
        .selectFrom('orders')
        .innerJoin('seats', (join) => join.onRef('seats.table', '=', 'orders.table').onRef('seats.seat', '=', 'orders.seat'))
        .selectAll('orders')
        .where('seats.person', '=', person)
        .execute(),
    devicesOf: (person) => db.selectFrom('sessions').selectAll().where('person', '=', person).orderBy('created').execute(),
    signedIn: async (hashes) =>
      hashes.length
        ? db
            .selectFrom('sessions')
            .innerJoin('people', 'people.id', 'sessions.person')
            .select(['sessions.hash', 'people.id', 'people.name', 'people.language'])
            .where('sessions.hash', 'in', hashes)
            .execute()
        : [],
    async names(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    async habits(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('people').select(['id', 'zone', 'holidays', 'took']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, ...habits }) => [id, habits]));
    },
    noteAnswer: (id, took, most) =>
      db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom('people').select('took').where('id', '=', id).executeTakeFirst();
        const last = [...(JSON.parse(row?.took ?? '[]') as number[]), took].slice(-most);
        await trx
          .updateTable('people')
          .set({ took: JSON.stringify(last) })
          .where('id', '=', id)
          .execute();
      }),
    async changeHabits(id, change) {
      await db.updateTable('people').set(change).where('id', '=', id).execute();
    },
    async rename(id, change) {
      await db.updateTable('people').set(change).where('id', '=', id).execute();
    },
    async addSession(hash, person, agent, created) {
      await db.insertInto('sessions').values({ hash, person, created, seen: created, agent }).execute();
    },
    async removeSession(hash) {
      await db.deleteFrom('subscriptions').where('device', '=', hash).execute();
      await db.deleteFrom('sessions').where('hash', '=', hash).execute();
    },
    async pruneSessions(since) {
      await db
        .deleteFrom('sessions')
        .where((eb) => eb(eb.fn.coalesce('seen', 'created'), '<', since))
        .execute();
      await db.deleteFrom('subscriptions').where('device', 'not in', db.selectFrom('sessions').select('hash')).execute();
    },
    addLink: (hash, person, expires, now) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('links').where('expires', '<', now).execute();
        await trx.insertInto('links').values({ hash, person, expires }).execute();
      }),
    async takeLink(hash, now) {
      const good = db.deleteFrom('links').where('hash', '=', hash).where('expires', '>=', now);
      return (await good.returning('person').executeTakeFirst())?.person;
    },
    forget: (id, stranger) => forgetPerson(db, id, stranger),
    async mute(person, muted, on) {
      if (on)
        await db
          .insertInto('mutes')
          .values({ person, muted })
          .onConflict((c) => c.columns(['person', 'muted']).doNothing())
          .execute();
      else await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
    },
    async mutedBy(person) {
      const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
      return rows.map(({ muted }) => muted);
    },
  };
}
