/** Brings a store up to the schema of this version, all or nothing. */
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { unusable } from './faults.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** As the migrator sorts the steps themselves; by itself it sorts those that were done by the habits of a language. */
const byCharacters = (one: string, other: string) => (one < other ? -1 : Number(one > other));

export async function migrate(db: Kysely<Schema>, steps = migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...steps }) }, nameComparator: byCharacters });
  const done = await migrator.getMigrations().catch((error: unknown) => {
    throw unusable(error);
  });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const known = new Set(Object.keys(steps));
  const foreign = /migration (.{1,80}) is missing/u.exec(String((error as Error).message))?.[1];
  if (foreign !== undefined && !known.has(foreign))
    throw new Error(
      `The store was written by a newer version of Tafelrunde (step “${foreign}” is unknown here). Start that version, or put a backup made before it in the place of the store.`,
    );
  const last = done.findLast(({ executedAt }) => executedAt)?.name ?? 'none';
  throw new Error(
    `The store could not be brought up to date (last step: ${last}): ${unusable(error).message} Nothing was changed; the version that wrote the store still opens it.`,
  );
}
