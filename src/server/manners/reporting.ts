/** Somebody reports a person or a line of chat. */
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { report } from '../../wire/manner-routes.ts';
import type { BodyOf } from '../../wire/route.ts';
import { readChat } from '../people/names.ts';
import type { Who } from '../people/person.ts';
import { newId } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import type { ReportedLine } from '../store/manners.ts';
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
  await manners.addReport({ ...row, created: registry.now(), closed: null, verdict: null }, lines);
  return undefined;
}

async function context({ store }: TableRegistry, table: string, line: number, report: string): Promise<ReportedLine[]> {
  const rows = await store.manners.chatAround(table, line, around, around);
  const names = await store.people.names([...new Set(rows.map(({ person }) => person))]);
  return rows.map(({ number, person, text, time }) => ({ report, number, person, name: names.get(person) ?? '', text, time }));
}
