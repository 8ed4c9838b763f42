/** Other processes serve the same tables: what they did is read from the store, and of it only what is new. */
import type { Seat } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { replayLog } from '../../table/opening.ts';
import type { Ring } from '../bell/bus.ts';
import { mostInTail, type Tail } from '../store/tails.ts';
import { sendChat, sendEntries, sendPosition } from './broadcast.ts';
import { readEntry } from './frame.ts';
import { type LiveTable, remember } from './live-table.ts';
import { learnNames } from './names.ts';
import { abandon, settledTable, type TableRegistry } from './registry.ts';
import { entryOf, type StoredClock, settleMemory } from './stored-table.ts';

/** Another process has changed a table that is in memory here. */
export function hearRing(registry: TableRegistry, ring: Ring): void {
  const live = registry.live.get(ring.table);
  // What is being read for opening it may be older than what the bell tells of.
  if (!live) return void registry.opening.get(ring.table)?.then(() => hearRing(registry, ring), ignore);
  if (ring.version > live.row.version) return void abandon(registry, live);
  const told = async () => {
    if (isBehind(live, ring)) await catchUpWith(registry, live, ring);
    if (ring.more) await readOrders(registry, [ring.table]);
  };
  told().catch((error: unknown) => {
    registry.log.warn({ err: error, table: live.id }, 'what another process did could not be read');
    abandon(registry, live);
  });
}

/** Whoever opens the table is told that it cannot be. */
function ignore(): void {}

function isBehind(live: LiveTable, { number, lines }: Ring): boolean {
  return number > live.index || lines > live.lines;
}

/** What is being read already may have been read before the bell rang, so it is looked at again until what was told of is there. */
async function catchUpWith(registry: TableRegistry, live: LiveTable, ring: Ring): Promise<void> {
  for (let tries = 0; tries < mostTries && isBehind(live, ring); tries++) {
    await catchUp(registry, live);
    if (registry.live.get(live.id) !== live) return;
  }
}

/** Then the next comparison with the store will find it. */
const mostTries = 5;

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
  setOrders(live, orders);
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

/**
 * Standing orders as the store has them. Nobody else's device is told anything: that it is would tell others that somebody has given or
 * withdrawn some.
 */
async function readOrders(registry: TableRegistry, ids: readonly string[]): Promise<void> {
  const before = new Map(ids.map((id) => [id, registry.live.get(id)?.index]));
  const rows = Map.groupBy(await registry.store.tables.orders(ids), ({ table }) => table);
  for (const id of ids) {
    const live = registry.live.get(id);
    // What happened meanwhile may have used one up: it is looked at again.
    if (!live || live.pending || live.index !== before.get(id)) continue;
    for (const seat of setOrders(live, rows.get(id) ?? []))
      for (const own of live.watchers.get(seat) ?? []) sendPosition(live, seat, own);
  }
}

/** The seats whose orders are others now. */
function setOrders(live: LiveTable, rows: Tail['orders']): Seat[] {
  const given = new Map(rows.map(({ seat, orders }) => [seat, orders]));
  const changed: Seat[] = [];
  for (const [seat, known] of live.orders.entries()) {
    const now = given.get(seat) ?? '[]';
    if (JSON.stringify(known) === now) continue;
    live.orders[seat] = JSON.parse(now) as unknown[];
    changed.push(seat);
  }
  return changed;
}

/** Compares some tables in memory with the store: a bell that did not ring costs no more than the time until then. */
export async function noticeChanges(registry: TableRegistry, ids: readonly string[]): Promise<void> {
  await readOrders(registry, ids);
  for (const { table, version, number, lines } of await registry.store.tables.stands(ids))
    hearRing(registry, { kind: 'ring', table, version, number, lines, more: false });
}

/**
 * The table as it is in the store, where what is in memory does not show what is looked for: another process may have made it so a moment ago,
 * and its bell not have been heard yet. What is being read already may be older than that, so it is compared until nothing is missing.
 */
export async function tableShowing(
  registry: TableRegistry,
  id: string,
  isShown: (live: LiveTable) => boolean,
): Promise<LiveTable | Refusal> {
  for (let tries = 0; ; tries++) {
    const live = await settledTable(registry, id);
    if (isRefusal(live) || !registry.bus.shared || isShown(live)) return live;
    const [stand] = await registry.store.tables.stands([id]);
    if (!stand || (stand.version === live.row.version && stand.number <= live.index)) return live;
    if (tries === mostTries) throw new Error(`table ${id} is behind the store and could not be brought up to it`);
    await catchUp(registry, live);
  }
}
