/** A person deletes himself: his seats stay, without a name. */
import { isRefusal } from '../../core/refusal.ts';
import { durable } from '../tables/change.ts';
import { abandon, freeTable, type TableRegistry } from '../tables/registry.ts';
import { leaveSeat, passHostOn, resignSeat } from '../tables/seats.ts';
import type { Who } from './person.ts';
import { newId } from './token.ts';

const everyTable = 100_000;

/** `cut` ends what the person's devices are doing. */
export async function deletePerson(registry: TableRegistry, who: Who, cut: () => void): Promise<void> {
  const { id } = who.person;
  cut();
  for (const { row } of await registry.store.tables.ofPerson(id, everyTable))
    if (row.status === 'open' || row.status === 'running') await leaveTable(registry, who, row.id);
  const known = new Set(await registry.store.people.forget(id, newId));
  // Now nobody comes in any more; what came in while the seats were given up is forgotten after it is written.
  cut();
  await registry.group.settled();
  for (const table of await registry.store.people.forget(id, newId)) known.add(table);
  for (const live of [...registry.live.values()]) if (known.has(live.id) || live.names.delete(id)) abandon(registry, live);
}

async function leaveTable(registry: TableRegistry, who: Who, table: string): Promise<void> {
  const live = await freeTable(registry, table);
  if (isRefusal(live)) return;
  for (const { seat, person } of [...live.seats])
    if (person === who.person.id) (live.row.status === 'open' ? leaveSeat : resignSeat)(registry, live, who, seat);
  if (live.row.status === 'open') passHostOn(registry, live, who.person.id);
  await durable(live);
}
