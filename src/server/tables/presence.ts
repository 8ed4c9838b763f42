/** Who is at a table, whichever process they are at. Processes tell each other, and say it again now and then. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Presence } from '../bell/bus.ts';
import { noteArrivals } from './absence.ts';
import { sendPresence } from './broadcast.ts';
import { type Here, here, type LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';

/** Says who is at the table here; `asks` where the others are to say it too. */
export function tellPresence(registry: TableRegistry, live: LiveTable, asks = false): void {
  sendPresence(live);
  publishPresence(registry, live, asks);
}

function publishPresence({ bus, processId }: TableRegistry, live: LiveTable, asks: boolean): void {
  if (bus.shared) bus.publish({ kind: 'presence', table: live.id, processId, ...here(live), asks });
}

/** Milliseconds: a process that says nothing for so long has nobody at the table any more. */
const believed = 90_000;

export function hearPresence(registry: TableRegistry, presence: Presence): void {
  const live = registry.live.get(presence.table);
  if (!live) return;
  const { processId, online, spectators, looking, asks } = presence;
  const before = live.elsewhere.get(processId);
  const now = { online, spectators, looking };
  if (online.length + spectators > 0) live.elsewhere.set(processId, { ...now, until: live.now() + believed });
  else live.elsewhere.delete(processId);
  // Most of what is heard is said again, for whoever missed it: then nobody here need be told.
  if (!isSame(before ?? nobody, now)) {
    noteArrivals(live);
    sendPresence(live);
  }
  if (asks && live.watchers.size > 0) publishPresence(registry, live, false);
}

const nobody: Here = { online: [], spectators: 0, looking: [] };

function isSame(one: Here, other: Here): boolean {
  const same = (some: readonly number[], others: readonly number[]) =>
    some.length === others.length && some.every((seat, at) => seat === others[at]);
  return one.spectators === other.spectators && same(one.online, other.online) && same(one.looking, other.looking);
}

/** Says again who is at a table here; what others said too long ago no longer counts. */
export function repeatPresence(registry: TableRegistry, live: LiveTable): void {
  const stale = [...live.elsewhere].filter(([, { until }]) => until < live.now());
  for (const [process] of stale) live.elsewhere.delete(process);
  if (stale.length > 0) {
    noteArrivals(live);
    sendPresence(live);
  }
  if (live.watchers.size > 0) publishPresence(registry, live, false);
}

const answerWithin = 300;

/** Whoever must know who is at a table that has just been opened here gives the others a moment to say it. */
export async function askAround(registry: TableRegistry, live: LiveTable): Promise<void> {
  if (!registry.bus.shared || live.elsewhere.size > 0 || live.watchers.size > 0) return;
  tellPresence(registry, live, true);
  await sleep(answerWithin, undefined, { ref: false });
}
