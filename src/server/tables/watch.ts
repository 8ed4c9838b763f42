/** Sitting at a table with a device, or looking on. */
import type { Seat } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { SeenEntry } from '../../wire/log.ts';
import { serverRefusal } from '../refusal.ts';
import type { ChatRow } from '../store/schema.ts';
import { noteArrivals } from './absence.ts';
import { sendChatTo, sendDescription, sendPosition } from './broadcast.ts';
import { describe } from './describe.ts';
import { catchUp } from './elsewhere.ts';
import { asSeenBy, readEntry } from './frame.ts';
import { attach, isSealed, type LiveTable, type Viewer, viewersOf, type Watcher } from './live-table.ts';
import { learnNames } from './names.ts';
import { tellPresence } from './presence.ts';
import { settledTable, type TableRegistry } from './registry.ts';
import { noteSign } from './signs.ts';

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
  /** Whose eyes the device sees with, each with the pages of what it missed, ready to be sent. */
  readonly pages: ReadonlyMap<Viewer, readonly string[]>;
  /** What comes with the position itself. */
  readonly entries: readonly SeenEntry[];
  readonly chat: readonly ChatRow[];
}

/** Attaches a device to a table and tells it everything since it left off. */
export async function watch(registry: TableRegistry, id: string, watcher: Watcher, seen: Seen): Promise<LiveTable | Refusal> {
  const missed = await whatWasMissed(registry, id, watcher, seen);
  if (isRefusal(missed)) return missed;
  const { live, pages, entries, chat } = missed;
  for (const viewer of [...live.watchers.keys()]) detach(live, viewer, watcher);
  watcher.send(JSON.stringify({ type: 'table', table: describe(live) }));
  for (const [viewer, texts] of pages) {
    for (const text of texts) watcher.send(text);
    attach(live, viewer, watcher);
    noteArrivals(live);
    sendPosition(live, viewer, watcher, entries);
  }
  sendChatTo(live, chat, watcher);
  // A page that connects again by itself is no sign of anybody.
  if (!seen.entry) noteSign(registry, live, watcher.person);
  tellPresence(registry, live, registry.bus.shared && live.elsewhere.size === 0);
  return live;
}

/**
 * Asks until nothing happened while asking, so that the device is attached without a gap or a repetition.
 * Page by page, and others have their turn in between: a log is as long as a stranger has made it.
 */
async function whatWasMissed(registry: TableRegistry, id: string, { person }: Watcher, seen: Seen): Promise<Missed | Refusal> {
  const entries: SeenEntry[] = [];
  let current = 0;
  for (;;) {
    const live = await settledTable(registry, id);
    if (isRefusal(live)) return live;
    if (isSealed(live) && live.status !== 'open' && viewersOf(live, person).includes(undefined))
      return serverRefusal('sealedTable', {});
    // Another process has told the device of more than this one knows. The first answer may be to an older question than ours.
    if (registry.bus.shared && (seen.entry ?? 0) > live.index && current < 2) {
      if (await catchUp(registry, live)) current += 1;
      await others();
      continue;
    }
    const { index, lines } = live;
    // What was read before something else happened stays true.
    let read = entries.at(-1)?.number ?? Math.max(seen.entry ?? index, index - mostResumed);
    while (read < index) {
      const rows = await registry.store.tables.entriesAfter(id, read, pageLength);
      // Another process may be further: what is not in memory yet will be told when it is.
      entries.push(...rows.filter(({ number }) => number <= index).map(readEntry));
      read = rows.at(-1)?.number ?? index;
      await others();
    }
    const viewers = viewersOf(live, person);
    const last = Math.floor(Math.max(0, entries.length - 1) / pageLength) * pageLength;
    const pages = new Map<Viewer, string[]>();
    for (const viewer of viewers) pages.set(viewer, await pagesFor(id, viewer, entries.slice(0, last)));
    const heard = Math.max(seen.chat, lines - chatShown);
    const said = heard < lines ? await registry.store.tables.chatAfter(id, heard, chatShown) : [];
    const chat = said.filter(({ number }) => number <= lines);
    await learnNames(registry, live, chat);
    const quiet = registry.live.get(id) === live && !live.pending && live.index === index && live.lines === lines;
    if (quiet && viewersOf(live, person).join() === viewers.join()) return { live, pages, entries: entries.slice(last), chat };
  }
}

async function pagesFor(id: string, viewer: Viewer, entries: readonly SeenEntry[]): Promise<string[]> {
  const pages: string[] = [];
  for (let from = 0; from < entries.length; from += pageLength) {
    const page = entries.slice(from, from + pageLength).map((entry) => asSeenBy(entry, viewer));
    pages.push(JSON.stringify({ type: 'entries', table: id, seat: viewer ?? null, entries: page }));
    await others();
  }
  return pages;
}

/** Whatever else waits is done first. */
function others(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The device goes away from the table. */
export function unwatch(registry: TableRegistry, live: LiveTable, watcher: Watcher): void {
  let gone = false;
  for (const viewer of [...live.watchers.keys()]) gone = detach(live, viewer, watcher) || gone;
  live.touched = registry.now();
  noteArrivals(live);
  if (gone) tellPresence(registry, live);
}

function detach(live: LiveTable, viewer: Viewer, watcher: Watcher): boolean {
  const watchers = live.watchers.get(viewer);
  const was = watchers?.delete(watcher) ?? false;
  if (watchers?.size === 0) {
    live.watchers.delete(viewer);
    live.shown.delete(viewer);
  }
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
