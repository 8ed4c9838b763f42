/** Who is told what has happened at a table: each of them is one line here. */
import { broadcast } from './broadcast.ts';
import { wakeOrders } from './order-delay.ts';
import type { Listener, TableRegistry } from './registry.ts';
import { wakeBots } from './wake.ts';

export function listenersOf(registry: TableRegistry): readonly Listener[] {
  return [
    (_, { entries }) => registry.metrics.entries.inc(entries.length),
    broadcast,
    ({ id, index, row }) => registry.bus.publish({ table: id, number: index, version: row.version }),
    (live) => wakeBots(registry, live),
    (live) => wakeOrders(registry, live),
  ];
}
