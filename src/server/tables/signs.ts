/** Signs of life: whatever a person does at a table. Being connected is none; a page may be left open. */
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';

/** A person has done something here. */
export function noteSign({ unkept, now }: TableRegistry, live: LiveTable, person: string | undefined): void {
  if (person === undefined || !live.holders.some((holder) => holder.person === person)) return;
  const last = live.signs.get(person);
  const time = now();
  live.signs.set(person, time);
  if (last === undefined || time - last >= oftenEnough) unkept.set(`${live.id} ${person}`, { table: live.id, person, time });
}

/** What is kept of signs may be so much older than the last. */
const oftenEnough = 60_000;

/** The server is there, and says so; with that it keeps the signs since the last time: a commit for each would hold up the moves. */
export async function beat({ store, live, unkept, log, now }: TableRegistry): Promise<void> {
  const taken = [...unkept];
  unkept.clear();
  // Whoever has left for good meanwhile is not written down again.
  const sits = ({ table, person }: { table: string; person: string }) =>
    live.get(table)?.holders.some((holder) => holder.person === person);
  try {
    await store.time.beat(
      now(),
      taken.map(([, sign]) => sign).filter((sign) => sits(sign)),
    );
  } catch (error) {
    for (const [key, sign] of taken) if (!unkept.has(key)) unkept.set(key, sign);
    log.warn({ err: error }, 'a heartbeat could not be kept');
  }
}
