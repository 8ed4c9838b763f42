/**
 * What is to be done later. Whoever does a job holds it under a lease, so that several processes may look at once and a process
 * that dies keeps nothing for ever. On an engine that locks rows nobody waits for what another is just taking.
 */
import { randomUUID } from 'node:crypto';
import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import { patiently } from './patience.ts';
import type { JobRow, Schema } from './schema.ts';

/** A job as it is asked for. Kind and key name it: asked for again it is the same job, with its new time and payload. */
export interface NewJob {
  readonly kind: string;
  readonly key: string;
  readonly due: number;
  /** Plain data. */
  readonly payload: unknown;
  /** The person with whom it is forgotten. */
  readonly person?: string;
}

/** Asks for a job, or says that it is no longer wanted. */
export type JobChange = NewJob | (Pick<NewJob, 'kind' | 'key'> & { readonly cancelled: true });

export interface JobStore {
  write(changes: readonly JobChange[]): Promise<void>;
  /** Takes what is due and held by nobody, the longest due first, until the lease ends. */
  take(kind: string, holder: string, now: number, lease: number, most: number): Promise<JobRow[]>;
  /** It is done, unless it was asked for again meanwhile: then it is only let go. */
  finish(job: JobRow): Promise<void>;
  /** It is let go and due again then, unless it was asked for again meanwhile. */
  retry(job: JobRow, due: number): Promise<void>;
  /** When the next job of these kinds can be taken. */
  next(kinds: readonly string[]): Promise<number | undefined>;
}

export function jobStore(db: Kysely<Schema>): JobStore {
  const locksRows = db.getExecutor().adapter instanceof PostgresAdapter;
  return {
    write: (changes) => patiently(() => db.transaction().execute((trx) => writeJobs(trx, changes))),
    take: (kind, holder, now, lease, most) =>
      patiently(() =>
        db
          .updateTable('jobs')
          .set((eb) => ({ holder, lease, tries: eb('tries', '+', 1) }))
          .where('kind', '=', kind)
          .where('key', 'in', (eb) =>
            eb
              .selectFrom('jobs')
              .select('key')
              .where('kind', '=', kind)
              .where('due', '<=', now)
              .where((or) => or.or([or('lease', 'is', null), or('lease', '<=', now)]))
              .orderBy('due')
              .limit(most)
              .$if(locksRows, (query) => query.forUpdate().skipLocked()),
          )
          .returningAll()
          .execute(),
      ),
    finish: ({ kind, key, holder, edition }) =>
      patiently(() =>
        db.transaction().execute(async (trx) => {
          const held = trx.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).where('holder', '=', holder);
          await held.where('edition', '=', edition).execute();
          await letGo(trx, { kind, key, holder });
        }),
      ),
    retry: ({ kind, key, holder, edition }, due) =>
      patiently(() =>
        db.transaction().execute(async (trx) => {
          const held = trx.updateTable('jobs').where('kind', '=', kind).where('key', '=', key).where('holder', '=', holder);
          await held.where('edition', '=', edition).set({ due }).execute();
          await letGo(trx, { kind, key, holder });
        }),
      ),
    async next(kinds) {
      const free = await db
        .selectFrom('jobs')
        .select((eb) =>
          eb.fn.min(eb.case().when('lease', '>', eb.ref('due')).then(eb.ref('lease')).else(eb.ref('due')).end()).as('time'),
        )
        .where('kind', 'in', kinds)
        .executeTakeFirst();
      return free?.time ?? undefined;
    },
  };
}

async function letGo(trx: Transaction<Schema>, { kind, key, holder }: Pick<JobRow, 'kind' | 'key' | 'holder'>): Promise<void> {
  await trx
    .updateTable('jobs')
    .set({ holder: null, lease: null })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .execute();
}

/** Whoever holds a job that is asked for again keeps it until he is done; only then is it taken anew. */
export async function writeJobs(trx: Transaction<Schema>, changes: readonly JobChange[]): Promise<void> {
  for (const job of changes) {
    const { kind, key } = job;
    if ('cancelled' in job) {
      await trx.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).execute();
      continue;
    }
    const wanted = {
      edition: randomUUID(),
      person: job.person ?? null,
      payload: JSON.stringify(job.payload ?? null),
      due: job.due,
      tries: 0,
    };
    await trx
      .insertInto('jobs')
      .values({ kind, key, ...wanted, holder: null, lease: null })
      .onConflict((c) => c.columns(['kind', 'key']).doUpdateSet(wanted))
      .execute();
  }
}
