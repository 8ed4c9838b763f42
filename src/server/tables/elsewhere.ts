/** Other processes serve the same tables: what they did is read from the store, and of it only what is new. */
import { setTimeout as sleep } from 'node:timers/promises';
import { replayLog } from '../../table/opening.ts';
import type { Presence, Ring } from '../bell/bus.ts';
import { mostInTail, type Tail } from '../store/tables.ts';
import { noteArrivals } from './absence.ts';
import { sendChat, sendEntries, sendPresence } from './broadcast.ts';
import { readEntry } from './frame.ts';
import { here, type LiveTable, remember } from './live-table.ts';
import { learnNames } from './names.ts';
import { abandon, type TableRegistry } from './registry.ts';
import { entryOf, type StoredClock, settleMemory } from './stored-table.ts';

/** Another process has changed a table that is in memory here. */
export function hearRing(registry: TableRegistry, { table, number, version, lines, more }: Ring): void {
  const live = registry.live.get(table);
  if (!live) return;
  if (more || version > live.row.version) abandon(registry, live);
  else if (number > live.index || lines > live.lines) catchUpAside(registry, live);
}

function catchUpAside(registry: TableRegistry, live: LiveTable): void {
  catchUp(registry, live).catch((error: unknown) => {
    registry.log.warn({ err: error, table: live.id }, 'what another process did could not be read');
    abandon(registry, live);
  });
}

/** Brings a table in memory to where the store is. Whoever asks meanwhile waits for the same. Whether it is there now. */
export function catchUp(registry: TableRegistry, live: LiveTable): Promise<boolean> {
  live.catchingUp ??= readTail(registry, live).finally(() => {
    live.catchingUp = undefined;
  });
  return live.catchingUp;
}

async function readTail(registry: TableRegistry, live: LiveTable): Promise<boolean> {
  // What is being written here decides first: it is either the next in the log, or lost, and then all is read anew.
  await live.pending?.settled;
  const { index, lines } = live;
  const tail = await registry.store.tables.tail(live.id, { number: index, line: lines });
  const quiet = registry.live.get(live.id) === live && !live.pending && live.index === index && live.lines === lines;
  if (!quiet) return false;
  const far = (tail?.entries.length ?? 0) >= mostInTail;
  if (!tail || far || tail.version !== live.row.version || !append(live, tail)) {
    abandon(registry, live);
    return false;
  }
  live.told = { ...live.told, index: live.index };
  if (tail.entries.length) sendEntries(live, tail.entries.map(readEntry));
  await hearChat(registry, live, tail);
  return true;
}

/** False where memory does not reach back far enough to play it on. */
function append(live: LiveTable, { entries, clock, orders }: Tail): boolean {
  const { match } = live;
  if (entries.length === 0) return true;
  // A step taken back may be further back than memory.
  if (!match || entries.some(({ kind }) => kind !== 'act')) return false;
  if (replayLog(live, match, entries.map(entryOf))) return false;
  for (const { seat, name, number } of entries) remember(live, seat, name, number);
  for (const [seat] of live.orders.entries()) live.orders[seat] = [];
  for (const { seat, orders: given } of orders) live.orders[seat] = JSON.parse(given) as unknown[];
  const kept = clock === null ? undefined : (JSON.parse(clock) as StoredClock);
  for (const [seat, since] of kept?.since.entries() ?? []) live.since[seat] = since;
  if (kept?.clock && live.clock) Object.assign(live.clock, kept.clock);
  settleMemory(match);
  return true;
}

async function hearChat(registry: TableRegistry, live: LiveTable, { chat }: Tail): Promise<void> {
  const last = chat.at(-1);
  if (!last || last.number <= live.lines) return;
  live.lines = last.number;
  live.told = { ...live.told, lines: last.number };
  await learnNames(registry, live, chat);
  sendChat(live, chat);
}

/** Compares what is in memory with the store: a bell that did not ring costs no more than the time until then. */
export async function noticeChanges(registry: TableRegistry): Promise<void> {
  const ids = [...registry.live.keys()];
  for (let from = 0; from < ids.length; from += atOnce)
    for (const { table, version, number, lines } of await registry.store.tables.stands(ids.slice(from, from + atOnce)))
      hearRing(registry, { kind: 'ring', table, version, number, lines, more: false });
}

const atOnce = 200;

/** Says who is at the table here; `asks` where the others are to say it too. */
export function tellPresence(registry: TableRegistry, live: LiveTable, asks = false): void {
  sendPresence(live);
  publishPresence(registry, live, asks);
}

function publishPresence({ bus, processId }: TableRegistry, live: LiveTable, asks: boolean): void {
  if (bus.shared) bus.publish({ kind: 'presence', table: live.id, processId, ...here(live), asks });
}

export function hearPresence(registry: TableRegistry, presence: Presence): void {
  const live = registry.live.get(presence.table);
  if (!live) return;
  const { processId, online, spectators, looking, asks } = presence;
  if (online.length + spectators > 0)
    live.elsewhere.set(processId, { online, spectators, looking, until: live.now() + believed });
  else live.elsewhere.delete(processId);
  noteArrivals(live);
  sendPresence(live);
  if (asks && live.watchers.size > 0) publishPresence(registry, live, false);
}

/** Milliseconds: a process that says nothing for so long has nobody at the table any more. */
const believed = 90_000;

/** Every process says again who is here; what others said too long ago no longer counts. */
export function repeatPresence(registry: TableRegistry): void {
  for (const live of registry.live.values()) {
    let stale = false;
    for (const [process, { until }] of live.elsewhere) if (until < live.now()) stale = live.elsewhere.delete(process) || stale;
    if (stale) noteArrivals(live);
    if (live.watchers.size > 0) tellPresence(registry, live);
    else if (stale) sendPresence(live);
  }
}

/** Whoever must know who is at a table that has just been opened here gives the others a moment to say it. */
export async function askAround(registry: TableRegistry, live: LiveTable): Promise<void> {
  if (!registry.bus.shared || live.elsewhere.size > 0 || live.watchers.size > 0) return;
  tellPresence(registry, live, true);
  await sleep(answerWithin, undefined, { ref: false });
}

const answerWithin = 300;
