/** A person's hours change: at every table of days that goes on, they count from now. */
import { isRefusal } from '../../core/refusal.ts';
import type { Habits } from '../store/people.ts';
import type { PersonRow } from '../store/schema.ts';
import { durable } from '../tables/change.ts';
import { changeHours } from '../tables/clocks.ts';
import { freeTable, type TableRegistry } from '../tables/registry.ts';

/** As many as one may have at once, and some. */
const everyTable = 1000;

export async function changeHabits(registry: TableRegistry, { id }: PersonRow, change: Partial<Habits>): Promise<void> {
  await registry.store.people.changeHabits(id, change);
  for (const live of registry.live.values()) {
    const known = live.habits.get(id);
    if (known) live.habits.set(id, { ...known, ...change });
  }
  for (const { row } of await registry.store.tables.ofPerson(id, everyTable)) {
    if (row.status !== 'running' || row.clock === null) continue;
    const live = await freeTable(registry, row.id);
    if (isRefusal(live)) continue;
    for (const [seat, { person }] of live.holders.entries()) if (person === id) changeHours(registry, live, seat);
    await durable(live);
  }
}
