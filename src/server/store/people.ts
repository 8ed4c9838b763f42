/** Persons, their devices, and whom they do not want to hear. */
import type { Kysely } from 'kysely';
import { forgetPerson } from './forgetting.ts';
import type { PersonRow, Schema, Selected } from './schema.ts';

export interface PeopleStore {
  add(person: PersonRow, session: string, agent: string): Promise<void>;
  /** The person of a session that has been used since then, and when it was. */
  bySession(hash: string, since?: number): Promise<(PersonRow & { readonly seen: number }) | undefined>;
  /** The session is in use. */
  renew(hash: string, now: number): Promise<void>;
  devicesOf(person: string): Promise<Selected<'sessions'>[]>;
  names(ids: readonly string[]): Promise<Map<string, string>>;
  rename(id: string, change: { name?: string; language?: string }): Promise<void>;
  addSession(hash: string, person: string, agent: string): Promise<void>;
  removeSession(hash: string): Promise<void>;
  addLink(hash: string, person: string, expires: number): Promise<void>;
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
    devicesOf: (person) => db.selectFrom('sessions').selectAll().where('person', '=', person).orderBy('created').execute(),
    async names(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    async rename(id, change) {
      await db.updateTable('people').set(change).where('id', '=', id).execute();
    },
    async addSession(hash, person, agent) {
      const created = Date.now();
      await db.insertInto('sessions').values({ hash, person, created, seen: created, agent }).execute();
    },
    async removeSession(hash) {
      await db.deleteFrom('sessions').where('hash', '=', hash).execute();
    },
    addLink: (hash, person, expires) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('links').where('expires', '<', Date.now()).execute();
        await trx.insertInto('links').values({ hash, person, expires }).execute();
      }),
    takeLink: (hash, now) =>
      db.transaction().execute(async (trx) => {
        const link = await trx.selectFrom('links').selectAll().where('hash', '=', hash).executeTakeFirst();
        if (!link || link.expires < now) return undefined;
        await trx.deleteFrom('links').where('hash', '=', hash).execute();
        return link.person;
      }),
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
