/** The store: the truth about persons and tables. One engine behind it today; nothing here says which. */
import { type Dialect, Kysely } from 'kysely';
import { type AccountStore, accountStore } from './accounts.ts';
import type { Change } from './change.ts';
import { commitChanges } from './commit.ts';
import { type DailyStore, dailyStore } from './daily.ts';
import { type FriendStore, friendStore } from './friends.ts';
import { type HistoryStore, historyStore } from './histories.ts';
import { type JobStore, jobStore } from './jobs.ts';
import { type LimitStore, limitStore } from './limits.ts';
import { type MannersStore, mannersStore } from './manners.ts';
import { type MendingStore, mendingStore } from './mending.ts';
import { migrate } from './migrate.ts';
import { type NoticeStore, noticeStore } from './notices.ts';
import { patiently } from './patience.ts';
import { type PeopleStore, peopleStore } from './people.ts';
import { type RatingStore, ratingStore } from './ratings.ts';
import { type RequestStore, requestStore } from './requests.ts';
import { type ResultStore, resultStore } from './results.ts';
import type { Schema } from './schema.ts';
import { type SeekerStore, seekerStore } from './seekers.ts';
import { type ShareStore, shareStore } from './shares.ts';
import { type TableStore, tableStore } from './tables.ts';
import { type TimeStore, timeStore } from './time.ts';
import { type TournamentStore, tournamentStore } from './tournaments.ts';

export interface Store {
  readonly people: PeopleStore;
  readonly accounts: AccountStore;
  readonly tables: TableStore;
  readonly requests: RequestStore;
  readonly jobs: JobStore;
  readonly notices: NoticeStore;
  readonly time: TimeStore;
  readonly limits: LimitStore;
  readonly tournaments: TournamentStore;
  readonly daily: DailyStore;
  readonly manners: MannersStore;
  readonly friends: FriendStore;
  readonly seekers: SeekerStore;
  readonly results: ResultStore;
  readonly ratings: RatingStore;
  readonly histories: HistoryStore;
  readonly shares: ShareStore;
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
    accounts: accountStore(db),
    tables: tableStore(db),
    requests: requestStore(db),
    jobs: jobStore(db),
    notices: noticeStore(db),
    time: timeStore(db),
    limits: limitStore(db),
    tournaments: tournamentStore(db),
    daily: dailyStore(db),
    manners: mannersStore(db),
    friends: friendStore(db),
    seekers: seekerStore(db),
    results: resultStore(db),
    ratings: ratingStore(db),
    histories: historyStore(db),
    shares: shareStore(db),
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
