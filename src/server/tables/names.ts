/** Names of people at tables, also of those who have no seat. */
import type { ChatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { sendDescription } from './broadcast.ts';
import type { LiveTable } from './live-table.ts';

/** Who talked here without a seat is not known by the seats. */
export async function learnNames(
  { store }: { readonly store: Pick<Store, 'people'> },
  live: LiveTable,
  chat: readonly ChatRow[],
): Promise<void> {
  const unknown = new Set(chat.map(({ person }) => person).filter((person) => !live.names.has(person)));
  for (const [person, name] of await store.people.names([...unknown])) live.names.set(person, name);
}

/** Somebody has another name from now on: whoever is at a table with him sees it. */
export function renameAtTables(tables: ReadonlyMap<string, LiveTable>, person: string, name: string): void {
  for (const live of tables.values()) {
    if (!live.names.has(person) || live.names.get(person) === name) continue;
    live.names.set(person, name);
    sendDescription(live);
  }
}
