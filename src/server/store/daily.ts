/** Results of the daily challenge. Ranks are counted by an index, whatever the number of results. */
import type { Kysely } from 'kysely';
import { patiently } from './patience.ts';
import type { Schema, Selected } from './schema.ts';

export type DailyRow = Selected<'daily'>;
type Place = Pick<DailyRow, 'day' | 'game'>;

export interface DailyStore {
  of(day: string, game: string, person: string): Promise<DailyRow | undefined>;
  /** Notes the first attempt; what is there already stays as it is. */
  begin(row: DailyRow): Promise<void>;
  /** A result, in the place of what was only begun. False where there is one already. */
  send(row: DailyRow): Promise<boolean>;
  settle(row: Pick<DailyRow, 'day' | 'game' | 'person'>, state: 'counted' | 'refused'): Promise<void>;
  /** How many of these have been counted, how many with more points, and how many with as many. */
  rank(place: Place, how: DailyRow['how'], points: number): Promise<{ all: number; better: number; same: number }>;
  /** The best that have been counted. */
  best(place: Place, how: DailyRow['how'], most: number): Promise<Pick<DailyRow, 'person' | 'points'>[]>;
  /** The days since then of which a person has a result. */
  daysOf(person: string, since: string): Promise<string[]>;
  /** All of a person's results, for that person to take along. */
  allOf(person: string): Promise<Pick<DailyRow, 'day' | 'game' | 'how' | 'state' | 'points'>[]>;
  par(place: Place): Promise<number | undefined>;
  keepPar(row: Selected<'daily_pars'>): Promise<void>;
}

export function dailyStore(db: Kysely<Schema>): DailyStore {
  const counted = ({ day, game }: Place, how: DailyRow['how']) =>
    db.selectFrom('daily').where('day', '=', day).where('game', '=', game).where('how', '=', how).where('state', '=', 'counted');
  return {
    of: (day, game, person) =>
      db
        .selectFrom('daily')
        .selectAll()
        .where('day', '=', day)
        .where('game', '=', game)
        .where('person', '=', person)
        .executeTakeFirst(),
    async begin(row) {
      const begun = () =>
        db
          .insertInto('daily')
          .values(row)
          .onConflict((c) => c.doNothing())
          .execute();
      await patiently(begun);
    },
    send: (row) =>
      patiently(async () => {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('daily')
          .values(row)
          .onConflict((c) => c.columns(['day', 'game', 'person']).doUpdateSet(row).where('daily.state', '=', 'begun'))
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      }),
    async settle({ day, game, person }, state) {
      const row = db.updateTable('daily').set({ state }).where('day', '=', day).where('game', '=', game);
      await patiently(() => row.where('person', '=', person).where('state', '=', 'sent').execute());
    },
    async rank(place, how, points) {
      const count = async (query: ReturnType<typeof counted>) =>
        Number((await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count);
      const all = counted(place, how);
      return {
        all: await count(all),
        better: await count(all.where('points', '>', points)),
        same: await count(all.where('points', '=', points)),
      };
    },
    best: (place, how, most) => counted(place, how).select(['person', 'points']).orderBy('points', 'desc').limit(most).execute(),
    async daysOf(person, since) {
      const rows = await db
        .selectFrom('daily')
        .select('day')
        .distinct()
        .where('person', '=', person)
        .where('state', 'in', ['sent', 'counted'])
        .where('day', '>=', since)
        .execute();
      return rows.map(({ day }) => day);
    },
    allOf: (person) =>
      db
        .selectFrom('daily')
        .select(['day', 'game', 'how', 'state', 'points'])
        .where('person', '=', person)
        .orderBy('day')
        .execute(),
    async par({ day, game }) {
      const found = await db
        .selectFrom('daily_pars')
        .select('points')
        .where('day', '=', day)
        .where('game', '=', game)
        .executeTakeFirst();
      return found?.points;
    },
    async keepPar(row) {
      const kept = () =>
        db
          .insertInto('daily_pars')
          .values(row)
          .onConflict((c) => c.doNothing())
          .execute();
      await patiently(kept);
    },
  };
}
