/** What was asked for how often of late, where several processes share the store: however many there are, it is one limit. */
import type { Kysely } from 'kysely';
import { patiently } from './patience.ts';
import type { Schema } from './schema.ts';

export interface LimitStore {
  /** Counts one more; says how many that makes since the count began, and when it begins anew. */
  take(key: string, now: number, lasts: number): Promise<{ readonly points: number; readonly expires: number }>;
  prune(now: number): Promise<void>;
}

export function limitStore(db: Kysely<Schema>): LimitStore {
  return {
    take: (key, now, lasts) =>
      patiently(() =>
        db
          .insertInto('limits')
          .values({ key, points: 1, expires: now + lasts })
          .onConflict((c) =>
            c.column('key').doUpdateSet((eb) => {
              const over = eb('limits.expires', '<=', now);
              const points = eb
                .case()
                .when(over)
                .then(1)
                .else(eb('limits.points', '+', 1))
                .end();
              const expires = eb.case().when(over).then(eb.ref('excluded.expires')).else(eb.ref('limits.expires')).end();
              return { points, expires };
            }),
          )
          .returning(['points', 'expires'])
          .executeTakeFirstOrThrow(),
      ),
    async prune(now) {
      await db.deleteFrom('limits').where('expires', '<=', now).execute();
    },
  };
}
