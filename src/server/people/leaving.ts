/** A person deletes himself: his seats stay, without a name. */
import { isRefusal } from '../../core/refusal.ts';
import { durable } from '../tables/change.ts';
import { freeTable, type TableRegistry } from '../tables/registry.ts';
import { leaveSeat, resignSeat } from '../tables/seats.ts';
import type { Who } from './person.ts';

const everyTable = 100_000;

export async function deletePerson(registry: TableRegistry, who: Who): Promise<void> {
  const { id } = who.person;
  for (const { row } of await registry.store.tables.ofPerson(id, everyTable)) {
    const live = row.status === 'open' || row.status === 'running' ? await freeTable(registry, row.id) : undefined;
    if (!live || isRefusal(live)) continue;
    for (const { seat, person } of [...live.seats])
      if (person === id) (live.row.status === 'open' ? leaveSeat : resignSeat)(registry, live, who, seat);
    await durable(live);
  }
  await registry.store.people.anonymise(id);
  for (const live of registry.live.values()) {
    if (live.names.has(id)) live.names.set(id, '');
    for (const [at, seat] of live.seats.entries()) if (seat.person === id) live.seats[at] = { ...seat, name: null };
  }
}
