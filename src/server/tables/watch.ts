/** Sitting at a table with a device, or looking on. */
import type { Seat } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { SeenEntry } from '../../wire/log.ts';
import type { ChatRow } from '../store/schema.ts';
import { sendChatTo, sendDescription, sendPosition, sendPresence } from './broadcast.ts';
import { describe } from './describe.ts';
import { asSeenBy, readEntry } from './frame.ts';
import { attach, type LiveTable, type Viewer, viewersOf, type Watcher } from './live-table.ts';
import { settledTable, type TableRegistry } from './registry.ts';

/** Entries sent in one message, and at most on resuming; earlier ones are asked for by HTTP. */
export const pageLength = 200;
const mostResumed = 2000;
const chatShown = 200;

/** Where a device left off: the last entry and the last line of chat it saw. */
export interface Seen {
  readonly entry: number | undefined;
  readonly chat: number;
}

interface Missed {
  readonly live: LiveTable;
  readonly entries: readonly SeenEntry[];
  readonly chat: readonly ChatRow[];
}

/** Attaches a device to a table and tells it everything since it left off. */
export async function watch(registry: TableRegistry, id: string, watcher: Watcher, seen: Seen): Promise<LiveTable | Refusal> {
  const missed = await whatWasMissed(registry, id, seen);
  if (isRefusal(missed)) return missed;
  const { live, entries, chat } = missed;
  for (const viewer of [...live.watchers.keys()]) detach(live, viewer, watcher);
  watcher.send(JSON.stringify({ type: 'table', table: describe(live) }));
  for (const viewer of viewersOf(live, watcher.person)) {
    const last = Math.floor(Math.max(0, entries.length - 1) / pageLength) * pageLength;
    for (let at = 0; at < last; at += pageLength) {
      const page = entries.slice(at, at + pageLength).map((entry) => asSeenBy(entry, viewer));
      watcher.send(JSON.stringify({ type: 'entries', table: id, seat: viewer ?? null, entries: page }));
    }
    attach(live, viewer, watcher);
    sendPosition(live, viewer, watcher, entries.slice(last));
  }
  sendChatTo(live, chat, watcher);
  sendPresence(live);
  return live;
}

/** Asks until nothing happened while asking, so that the device is attached without a gap or a repetition. */
async function whatWasMissed(registry: TableRegistry, id: string, seen: Seen): Promise<Missed | Refusal> {
  for (;;) {
    const live = await settledTable(registry, id);
    if (isRefusal(live)) return live;
    const { index, lines } = live;
    const from = Math.max(seen.entry ?? index, index - mostResumed);
    const entries = from < index ? await registry.store.tables.entriesAfter(id, from, mostResumed) : [];
    const heard = Math.max(seen.chat, lines - chatShown);
    const chat = heard < lines ? await registry.store.tables.chatAfter(id, heard, chatShown) : [];
    await learnNames(registry, live, chat);
    if (registry.live.get(id) === live && !live.pending && live.index === index && live.lines === lines)
      return { live, entries: entries.map(readEntry), chat };
  }
}

/** Who talked here without a seat is not known by the seats. */
async function learnNames({ store }: TableRegistry, live: LiveTable, chat: readonly ChatRow[]): Promise<void> {
  const unknown = new Set(chat.map(({ person }) => person).filter((person) => !live.names.has(person)));
  for (const [person, name] of await store.people.names([...unknown])) live.names.set(person, name);
}

/** The device goes away from the table. */
export function unwatch(live: LiveTable, watcher: Watcher): void {
  let gone = false;
  for (const viewer of [...live.watchers.keys()]) gone = detach(live, viewer, watcher) || gone;
  live.touched = Date.now();
  if (gone) sendPresence(live);
}

function detach(live: LiveTable, viewer: Viewer, watcher: Watcher): boolean {
  const watchers = live.watchers.get(viewer);
  const was = watchers?.delete(watcher) ?? false;
  if (watchers?.size === 0) live.watchers.delete(viewer);
  return was;
}

/** A person no longer holds this seat: his devices stop seeing what it sees. */
export function unseat(live: LiveTable, seat: Seat, person: string): void {
  for (const watcher of [...(live.watchers.get(seat) ?? [])]) {
    if (watcher.person !== person) continue;
    detach(live, seat, watcher);
    watcher.send(JSON.stringify({ type: 'unseated', table: live.id, seat }));
    const elsewhere = [...live.watchers.values()].some((watchers) => watchers.has(watcher));
    if (!elsewhere) attach(live, undefined, watcher);
  }
  sendDescription(live);
}
