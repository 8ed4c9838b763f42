/** Reports with the lines they are about, bans, and what operators did. */
import type { Kysely, Transaction } from 'kysely';
import type { ChatRow, Schema, Selected } from './schema.ts';

type ReportRow = Selected<'reports'>;
export type ReportedLine = Selected<'reported_lines'>;
export type BanRow = Selected<'bans'>;
export type DeedRow = Selected<'deeds'>;

/** Where a page of a list ended. */
export interface PlaceByTime {
  readonly time: number;
  readonly id: string;
}

export interface MannersStore {
  /** Whom a person has blocked or is blocked by. */
  apartFrom(person: string): Promise<Set<string>>;
  /** The same of several persons, each with whom he has blocked or is blocked by. */
  mutesOf(persons: readonly string[]): Promise<Map<string, Set<string>>>;
  /** Whether any two of these keep apart from each other. */
  areApart(persons: readonly string[]): Promise<boolean>;
  /** Of these all who keep apart, each two once. */
  apartAmong(persons: readonly string[]): Promise<[string, string][]>;
  /** The lines of chat around this one. */
  chatAround(table: string, line: number, before: number, after: number): Promise<ChatRow[]>;
  addReport(row: ReportRow, lines: readonly ReportedLine[]): Promise<void>;
  report(id: string): Promise<ReportRow | undefined>;
  /** Open ones the oldest first, closed ones the newest first. */
  reports(open: boolean, most: number, after?: PlaceByTime): Promise<ReportRow[]>;
  reportsBy(person: string): Promise<ReportRow[]>;
  bansOf(person: string): Promise<BanRow[]>;
  linesOf(reports: readonly string[]): Promise<ReportedLine[]>;
  /** Closes it; false where it is closed already. */
  closeReport(id: string, verdict: string, now: number, deed: DeedRow): Promise<boolean>;
  /** Bans that hold now. */
  standing(now: number): Promise<BanRow[]>;
  bans(most: number, after?: PlaceByTime): Promise<BanRow[]>;
  addBan(row: BanRow, deed: DeedRow): Promise<void>;
  /** Ends it early; false where it does not stand any more. */
  lift(id: string, now: number, deed: DeedRow): Promise<boolean>;
  note(deed: DeedRow): Promise<void>;
  deeds(most: number, after?: PlaceByTime): Promise<DeedRow[]>;
  /** Forgets reports that were closed, and bans that ended, before then. */
  prune(before: number): Promise<void>;
}

export function mannersStore(db: Kysely<Schema>): MannersStore {
  return {
    async apartFrom(person) {
      const rows = await db
        .selectFrom('mutes')
        .select('muted as other')
        .where('person', '=', person)
        .union(db.selectFrom('mutes').select('person as other').where('muted', '=', person))
        .execute();
      return new Set(rows.map(({ other }) => other));
    },
    async mutesOf(persons) {
      const apart = new Map(persons.map((person) => [person, new Set<string>()]));
      if (persons.length === 0) return apart;
      const rows = await db
        .selectFrom('mutes')
        .select(['person', 'muted'])
        .where((eb) => eb.or([eb('person', 'in', persons), eb('muted', 'in', persons)]))
        .execute();
      for (const { person, muted } of rows) {
        apart.get(person)?.add(muted);
        apart.get(muted)?.add(person);
      }
      return apart;
    },
    async areApart(persons) {
      if (persons.length < 2) return false;
      const found = await db
        .selectFrom('mutes')
        .select('person')
        .where('person', 'in', persons)
        .where('muted', 'in', persons)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },
    async apartAmong(persons) {
      if (persons.length < 2) return [];
      const rows = await db
        .selectFrom('mutes')
        .select(['person', 'muted'])
        .where('person', 'in', persons)
        .where('muted', 'in', persons)
        .execute();
      const pairs = rows.map(({ person, muted }): [string, string] => (person < muted ? [person, muted] : [muted, person]));
      return [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()].sort(([a, b], [c, d]) =>
        a + b < c + d ? -1 : 1,
      );
    },
    chatAround: (table, line, before, after) =>
      db
        .selectFrom('chat')
        .selectAll()
        .where('table', '=', table)
        .where('number', '>=', line - before)
        .where('number', '<=', line + after)
        .orderBy('number')
        .execute(),
    addReport: (row, lines) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('reports').values(row).execute();
        if (lines.length)
          await trx
            .insertInto('reported_lines')
            .values([...lines])
            .execute();
      }),
    report: (id) => db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst(),
    reports: (open, most, after) =>
      db
        .selectFrom('reports')
        .selectAll()
        .where('closed', open ? 'is' : 'is not', null)
        .$if(after !== undefined && open, (query) =>
          query.where((eb) => eb(eb.refTuple('created', 'id'), '>', eb.tuple(after?.time ?? 0, after?.id ?? ''))),
        )
        .$if(after !== undefined && !open, (query) =>
          query.where((eb) => eb(eb.refTuple('closed', 'id'), '<', eb.tuple(after?.time ?? 0, after?.id ?? ''))),
        )
        .orderBy(open ? 'created' : 'closed', open ? 'asc' : 'desc')
        .orderBy('id', open ? 'asc' : 'desc')
        .limit(most)
        .execute(),
    reportsBy: (person) => db.selectFrom('reports').selectAll().where('reporter', '=', person).orderBy('created').execute(),
    bansOf: (person) => db.selectFrom('bans').selectAll().where('person', '=', person).orderBy('created').execute(),
    async linesOf(reports) {
      if (reports.length === 0) return [];
      return db.selectFrom('reported_lines').selectAll().where('report', 'in', reports).orderBy('number').execute();
    },
    closeReport: (id, verdict, now, deed) =>
      db.transaction().execute(async (trx) => {
        const open = trx.updateTable('reports').set({ closed: now, verdict }).where('id', '=', id).where('closed', 'is', null);
        const { numUpdatedRows } = await open.executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        await trx.insertInto('deeds').values(deed).execute();
        return true;
      }),
    standing: (now) =>
      db.selectFrom('bans').selectAll().where('until', '>', now).where('lifted', 'is', null).orderBy('until').execute(),
    bans: (most, after) =>
      db
        .selectFrom('bans')
        .selectAll()
        .$if(after !== undefined, (query) =>
          query.where((eb) => eb(eb.refTuple('created', 'id'), '<', eb.tuple(after?.time ?? 0, after?.id ?? ''))),
        )
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),
    addBan: (row, deed) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('bans').values(row).execute();
        await trx.insertInto('deeds').values(deed).execute();
      }),
    lift: (id, now, deed) =>
      db.transaction().execute(async (trx) => {
        const standing = trx.updateTable('bans').set({ lifted: now }).where('id', '=', id).where('lifted', 'is', null);
        const { numUpdatedRows } = await standing.where('until', '>', now).executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        await trx.insertInto('deeds').values(deed).execute();
        return true;
      }),
    async note(deed) {
      await db.insertInto('deeds').values(deed).execute();
    },
    deeds: (most, after) =>
      db
        .selectFrom('deeds')
        .selectAll()
        .$if(after !== undefined, (query) =>
          query.where((eb) => eb(eb.refTuple('time', 'id'), '<', eb.tuple(after?.time ?? 0, after?.id ?? ''))),
        )
        .orderBy('time', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),
    prune: (before) =>
      db.transaction().execute(async (trx) => {
        const old = trx.selectFrom('reports').select('id').where('closed', '<', before);
        await trx.deleteFrom('reported_lines').where('report', 'in', old).execute();
        await trx.deleteFrom('reports').where('closed', '<', before).execute();
        await trx.deleteFrom('bans').where('until', '<', before).execute();
      }),
  };
}

/** Reports about a forgotten person go; of those by him, and of the log, only who it was. */
export async function forgetManners(trx: Transaction<Schema>, person: string): Promise<void> {
  const about = trx.selectFrom('reports').select('id').where('person', '=', person);
  await trx.deleteFrom('reported_lines').where('report', 'in', about).execute();
  await trx.deleteFrom('reports').where('person', '=', person).execute();
  await trx.updateTable('reports').set({ reporter: null, note: '' }).where('reporter', '=', person).execute();
  await trx.updateTable('reported_lines').set({ person: '', name: '', text: '' }).where('person', '=', person).execute();
  await trx.deleteFrom('bans').where('person', '=', person).execute();
  await trx.updateTable('bans').set({ operator: '' }).where('operator', '=', person).execute();
  await trx.updateTable('deeds').set({ person: null, details: '' }).where('person', '=', person).execute();
  await trx.updateTable('deeds').set({ operator: '' }).where('operator', '=', person).execute();
}
