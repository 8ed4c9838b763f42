/** How persons come back: their passkeys, their address, and sign-ins that are under way. */
import type { Kysely } from 'kysely';
import { mergePersons } from './merging.ts';
import type { Schema, Selected } from './schema.ts';

export type PasskeyRow = Selected<'passkeys'>;
export type SigninRow = Selected<'signins'>;

export interface AccountStore {
  addPasskey(row: PasskeyRow): Promise<void>;
  passkeysOf(person: string): Promise<PasskeyRow[]>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  /** It was used; false where it was used meanwhile with the same count or a higher one. */
  usePasskey(id: string, counter: number, now: number): Promise<boolean>;
  renamePasskey(person: string, id: string, name: string): Promise<void>;
  removePasskey(person: string, id: string): Promise<void>;
  /** The confirmed address of a person. */
  addressOf(person: string): Promise<string | undefined>;
  personAt(address: string): Promise<string | undefined>;
  /** False where the address is somebody else's. */
  setAddress(person: string, address: string, now: number): Promise<boolean>;
  removeAddress(person: string): Promise<void>;
  /** Those of them who have a passkey or an address, so that they can come back as themselves. */
  rooted(persons: readonly string[]): Promise<string[]>;
  /** Begins something that is to be finished once. */
  begin(row: Omit<SigninRow, 'used'>, now: number): Promise<void>;
  /** What this would finish, without finishing it. */
  begun(hash: string): Promise<SigninRow | undefined>;
  /** Finishes it: true for the first who asks in time, and nobody else. */
  finish(hash: string, kind: SigninRow['kind'], now: number): Promise<boolean>;
  /** Two persons become one, the second; the tables that knew the first. */
  merge(from: string, into: string, device: string): Promise<string[]>;
}

/** What is over is remembered for a day, so that whoever comes too late or twice is told so. */
const remembered = 24 * 3600_000;

export function accountStore(db: Kysely<Schema>): AccountStore {
  return {
    async addPasskey(row) {
      await db.insertInto('passkeys').values(row).execute();
    },
    passkeysOf: (person) => db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created').execute(),
    passkey: (id) => db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst(),
    async usePasskey(id, counter, now) {
      const changed = await db
        .updateTable('passkeys')
        .set({ counter, used: now })
        .where('id', '=', id)
        .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]))
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },
    async renamePasskey(person, id, name) {
      await db.updateTable('passkeys').set({ name }).where('person', '=', person).where('id', '=', id).execute();
    },
    async removePasskey(person, id) {
      await db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id).execute();
    },
    async addressOf(person) {
      const found = await db.selectFrom('addresses').select('address').where('person', '=', person).executeTakeFirst();
      return found?.address;
    },
    async personAt(address) {
      const found = await db.selectFrom('addresses').select('person').where('address', '=', address).executeTakeFirst();
      return found?.person;
    },
    setAddress: (person, address, confirmed) =>
      db.transaction().execute(async (trx) => {
        const owner = await trx.selectFrom('addresses').select('person').where('address', '=', address).executeTakeFirst();
        if (owner && owner.person !== person) return false;
        await trx.deleteFrom('addresses').where('person', '=', person).execute();
        await trx.insertInto('addresses').values({ person, address, confirmed }).execute();
        return true;
      }),
    async removeAddress(person) {
      await db.deleteFrom('addresses').where('person', '=', person).execute();
    },
    async rooted(persons) {
      if (persons.length === 0) return [];
      const rows = await db
        .selectFrom('passkeys')
        .select('person')
        .where('person', 'in', persons)
        .union(db.selectFrom('addresses').select('person').where('person', 'in', persons))
        .execute();
      return rows.map(({ person }) => person);
    },
    begin: (row, now) =>
      db.transaction().execute(async (trx) => {
        await trx
          .deleteFrom('signins')
          .where('expires', '<', now - remembered)
          .execute();
        await trx
          .insertInto('signins')
          .values({ ...row, used: 0 })
          .execute();
      }),
    begun: (hash) => db.selectFrom('signins').selectAll().where('hash', '=', hash).executeTakeFirst(),
    async finish(hash, kind, now) {
      const changed = await db
        .updateTable('signins')
        .set({ used: 1 })
        .where('hash', '=', hash)
        .where('kind', '=', kind)
        .where('used', '=', 0)
        .where('expires', '>=', now)
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    },
    merge: (from, into, device) => mergePersons(db, from, into, device),
  };
}
