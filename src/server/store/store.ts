/** The store: the truth about persons and tables. One engine behind it today; nothing here says which. */
import { setTimeout } from 'node:timers/promises';
import { type Dialect, Kysely } from 'kysely';
import type { Change } from './change.ts';
import { commitChanges } from './commit.ts';
import { storeFault } from './faults.ts';
import { type MendingStore, mendingStore } from './mending.ts';
import { migrate } from './migrate.ts';
import { type PeopleStore, peopleStore } from './people.ts';
import { type RequestStore, requestStore } from './requests.ts';
import type { Schema } from './schema.ts';
import { type TableStore, tableStore } from './tables.ts';

export interface Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly requests: RequestStore;
  /** For the operator's commands. */
  readonly mending: MendingStore;
  /** All of these or none; when it returns they are durable. */
  commit(changes: readonly Change[]): Promise<void>;
  /** Fails when the store cannot be read and written. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const probe = 'probe';

export async function openStore(dialect: Dialect): Promise<Store> {
  const db = new Kysely<Schema>({ dialect });
  await migrate(db);
  return {
    people: peopleStore(db),
    tables: tableStore(db),
    requests: requestStore(db),
    mending: mendingStore(db),
    commit: (changes) => patiently(() => commitChanges(db, changes)),
    async ping() {
      await db.selectFrom('people').select('id').limit(1).execute();
      // Written for real and larger than a page, so that a full disk shows; and gone again in the same breath.
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('links')
          .values({ hash: probe, person: probe.repeat(2000), expires: 0 })
          .execute();
        await trx.deleteFrom('links').where('hash', '=', probe).execute();
      });
    },
    close: () => db.destroy(),
  };
}

const tries = 40;
const between = 50;

/** Another process may hold the store for a moment, a backup's checkpoint for one: that is waited for, aside from all else. */
async function patiently(write: () => Promise<void>): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      return await write();
    } catch (error) {
      if (left === 0 || storeFault(error) !== 'locked') throw error;
      await setTimeout(between);
    }
  }
}
