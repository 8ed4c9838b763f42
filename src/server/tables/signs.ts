/** Signs of life: whatever a person does at a table. Being connected is none; a page may be left open. */
import type { LiveTable } from './live-table.ts';
import type { Listener, Planner, TableRegistry } from './registry.ts';

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

/** Signs go along with what is written of their table anyway. */
export function planSigns({ unkept }: TableRegistry): Planner {
  return ({ id, holders }, { change }) => {
    for (const person of new Set(holders.flatMap((holder) => holder.person ?? []))) {
      const sign = unkept.get(`${id} ${person}`);
      if (sign) change.signs.push(sign);
    }
  };
}

/** What has been written with a change need not be any more. */
export function forgetKeptSigns({ unkept }: TableRegistry): Listener {
  return (_, { change }) => {
    for (const sign of change.signs) {
      const key = `${sign.table} ${sign.person}`;
      if (unkept.get(key) === sign) unkept.delete(key);
    }
  };
}

/**
 * The server is there, and says so; with that it keeps the signs that went along with no change: a commit for each would hold up the moves, and so
 * would all signs of some seconds at once.
 */
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
