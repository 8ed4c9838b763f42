/** Messages that were done, by name. They are remembered for a day, longer than any client tries again. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface RequestStore {
  isDone(table: string, person: string, name: string): Promise<boolean>;
  /** Forgets those of days gone by. */
  prune(now: number): Promise<void>;
}

const remembered = 24 * 3600_000;

export function requestStore(db: Kysely<Schema>): RequestStore {
  return {
    async isDone(table, person, name) {
      const found = await db
        .selectFrom('requests')
        .select('time')
        .where('table', '=', table)
        .where('person', '=', person)
        .where('name', '=', name)
        .executeTakeFirst();
      return found !== undefined;
    },
    async prune(now) {
      await db
        .deleteFrom('requests')
        .where('time', '<', now - remembered)
        .execute();
    },
  };
}
