/** The store: the truth about persons and tables. One engine behind it today; nothing here says which. */
import { type Dialect, Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Change } from './change.ts';
import { commitChanges } from './commit.ts';
import { migrations } from './migrations.ts';
import { type PeopleStore, peopleStore } from './people.ts';
import type { Schema } from './schema.ts';
import { type TableStore, tableStore } from './tables.ts';

export interface Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  /** All of these or none; when it returns they are durable. */
  commit(changes: readonly Change[]): Promise<void>;
  /** Fails when the store does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export async function openStore(dialect: Dialect): Promise<Store> {
  const db = new Kysely<Schema>({ dialect });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } }).migrateToLatest();
  if (error) throw error;
  return {
    people: peopleStore(db),
    tables: tableStore(db),
    commit: (changes) => commitChanges(db, changes),
    async ping() {
      await db.selectFrom('people').select('id').limit(1).execute();
    },
    close: () => db.destroy(),
  };
}
