/** Signs of life: whatever a person does at a table. Being connected is none; a page may be left open. */
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';

/** A person has done something here. */
export function noteSign({ store, log, now }: TableRegistry, live: LiveTable, person: string | undefined): void {
  if (person === undefined || !live.holders.some((holder) => holder.person === person)) return;
  const last = live.signs.get(person);
  live.signs.set(person, now());
  if (last !== undefined && now() - last < oftenEnough) return;
  store.time
    .sign(live.id, person, now())
    .catch((error: unknown) => log.warn({ err: error, table: live.id }, 'a sign of life could not be kept'));
}

/** What is kept of signs may be so much older than the last. */
const oftenEnough = 60_000;
