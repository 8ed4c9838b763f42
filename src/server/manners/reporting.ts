/** Somebody reports a person, a line of chat, or a comment at an address. */
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { report } from '../../wire/manner-routes.ts';
import type { BodyOf } from '../../wire/route.ts';
import type { reportComment } from '../../wire/share-routes.ts';
import { readChat } from '../people/names.ts';
import type { Who } from '../people/person.ts';
import { newId } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { ReportedLine } from '../store/manners.ts';
import type { ShareRow } from '../store/shares.ts';
import { settledTable, type TableRegistry } from '../tables/registry.ts';

/** So many lines before and after the one that is reported are kept with it. */
const around = 10;

export async function takeReport(
  registry: TableRegistry,
  who: Who,
  { person, table, line, reason, note }: BodyOf<typeof report>,
): Promise<Refusal | undefined> {
  const { people, manners } = registry.store;
  const said = note.trim() === '' ? '' : readChat(note);
  if (isRefusal(said)) return said;
  if (person === who.person.id || !(await people.names([person])).has(person)) return serverRefusal('noSuchPerson', {});
  const live = table === undefined ? undefined : await settledTable(registry, table);
  if (isRefusal(live)) return live;
  const id = newId();
  const lines = line === undefined ? [] : live ? await context(registry, live.id, line, id) : undefined;
  // Only what that person really said there, and has not been erased since.
  if (!lines || (line !== undefined && !lines.some((one) => one.number === line && one.person === person && one.text !== '')))
    return serverRefusal('noSuchLine', {});
  const row = { id, reporter: who.person.id, person, table: live?.id ?? null, line: line ?? null, reason, note: said };
  await manners.addReport({ ...row, share: null, created: registry.now(), closed: null, verdict: null }, lines);
  return undefined;
}

/** Whoever wrote it, also where names are left out: that only operators learn. */
export async function takeCommentReport(
  registry: TableRegistry,
  who: Who,
  share: ShareRow,
  { id: comment, reason, note }: BodyOf<typeof reportComment>,
): Promise<Refusal | undefined> {
  const { shares, manners } = registry.store;
  const said = note.trim() === '' ? '' : readChat(note);
  if (isRefusal(said)) return said;
  const all = await shares.commentsAt(share.id);
  const at = all.findIndex((one) => one.id === comment && one.person !== who.person.id);
  const reported = all[at];
  if (!reported) return serverRefusal('noSuchComment', {});
  const id = newId();
  const lines = all.map(({ person, name, text, created }, i) => ({
    report: id,
    number: i + 1,
    person,
    name,
    text,
    time: created,
  }));
  const row = {
    id,
    reporter: who.person.id,
    person: reported.person,
    table: null,
    line: at + 1,
    share: share.id,
    reason,
    note: said,
  };
  await manners.addReport(
    { ...row, created: registry.now(), closed: null, verdict: null },
    lines.slice(Math.max(0, at - around), at + around + 1),
  );
  return undefined;
}

async function context({ store }: TableRegistry, table: string, line: number, report: string): Promise<ReportedLine[]> {
  const rows = await store.manners.chatAround(table, line, around, around);
  const names = await store.people.names([...new Set(rows.map(({ person }) => person))]);
  return rows.map(({ number, person, text, time }) => ({ report, number, person, name: names.get(person) ?? '', text, time }));
}
