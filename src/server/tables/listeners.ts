/** Who is told what has happened at a table: each of them is one line here. */
import type { Change } from '../store/change.ts';
import { broadcast } from './broadcast.ts';
import { notePace } from './clocks.ts';
import type { LiveTable } from './live-table.ts';
import { wakeOrders } from './order-delay.ts';
import type { Listener, TableRegistry } from './registry.ts';
import { forgetKeptSigns } from './signs.ts';
import { wakeBots } from './wake.ts';

/** Tells the other processes; of what no number shows, that there is something. */
function ring({ bus }: TableRegistry, { id, index, row, lines }: LiveTable, change: Change): void {
  const { orders, contributions, commitments, silenced } = change;
  const more = orders.length + contributions.length + silenced.length > 0 || commitments !== undefined;
  if (bus.shared) bus.publish({ kind: 'ring', table: id, number: index, version: row.version, lines, more });
}

export function listenersOf(registry: TableRegistry): readonly Listener[] {
  return [
    (_, { entries }) => registry.metrics.entries.inc(entries.length),
    broadcast,
    (live, { change }) => ring(registry, live, change),
    forgetKeptSigns(registry),
    (_, { change }) => change.jobs.length > 0 && registry.jobs.wake(),
    (live, happened) => notePace(registry, live, happened),
    (live) => wakeBots(registry, live),
    (live) => wakeOrders(registry, live),
  ];
}
