/** A person deletes himself: his seats stay, without a name. */
import { isRefusal } from '../../core/refusal.ts';
import { durable } from '../tables/change.ts';
import { freeTable, type House } from '../tables/house.ts';
import { leaveSeat, resignSeat } from '../tables/seats.ts';
import type { Who } from './person.ts';

const everyTable = 100_000;

export async function deletePerson(house: House, who: Who): Promise<void> {
  const { id } = who.person;
  for (const { row } of await house.store.tables.ofPerson(id, everyTable)) {
    const live = row.status === 'open' || row.status === 'running' ? await freeTable(house, row.id) : undefined;
    if (!live || isRefusal(live)) continue;
    for (const { seat, person } of [...live.seats])
      if (person === id) (live.row.status === 'open' ? leaveSeat : resignSeat)(house, live, who, seat);
    await durable(live);
  }
  await house.store.people.anonymise(id);
  for (const live of house.live.values()) {
    if (live.names.has(id)) live.names.set(id, '');
    for (const [at, seat] of live.seats.entries()) if (seat.person === id) live.seats[at] = { ...seat, name: null };
  }
}
