/** Sitting at a table with a device, or looking on. */
import type { Seat } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { SeenEntry } from '../../wire/log.ts';
import type { ChatRow } from '../store/schema.ts';
import { sendChatTo, sendDescription, sendPosition, sendPresence } from './broadcast.ts';
import { describe } from './describe.ts';
import { asSeenBy, readEntry } from './frame.ts';
import { attach, type Line, type LiveTable, type Viewer, viewersOf } from './live-table.ts';
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

/** Attaches a line to a table and tells it everything since it left off. */
export async function watch(registry: TableRegistry, id: string, line: Line, seen: Seen): Promise<LiveTable | Refusal> {
  const missed = await whatWasMissed(registry, id, seen);
  if (isRefusal(missed)) return missed;
  const { live, entries, chat } = missed;
  for (const viewer of [...live.watchers.keys()]) detach(live, viewer, line);
  line.send(JSON.stringify({ type: 'table', table: describe(live) }));
  for (const viewer of viewersOf(live, line.person)) {
    const last = Math.floor(Math.max(0, entries.length - 1) / pageLength) * pageLength;
    for (let at = 0; at < last; at += pageLength) {
      const page = entries.slice(at, at + pageLength).map((entry) => asSeenBy(entry, viewer));
      line.send(JSON.stringify({ type: 'entries', table: id, seat: viewer ?? null, entries: page }));
    }
    attach(live, viewer, line);
    sendPosition(live, viewer, line, entries.slice(last));
  }
  sendChatTo(live, chat, line);
  sendPresence(live);
  return live;
}

/** Asks until nothing happened while asking, so that the line is attached without a gap or a repetition. */
async function whatWasMissed(registry: TableRegistry, id: string, seen: Seen): Promise<Missed | Refusal> {
  for (;;) {
    const live = await settledTable(registry, id);
    if (isRefusal(live)) return live;
    const { index, lines } = live;
    const from = Math.max(seen.entry ?? index, index - mostResumed);
    const entries = from < index ? await registry.store.tables.entriesAfter(id, from, mostResumed) : [];
    const heard = Math.max(seen.chat, lines - chatShown);
    const chat = heard < lines ? await registry.store.tables.chatAfter(id, heard, chatShown) : [];
    if (registry.live.get(id) === live && !live.pending && live.index === index && live.lines === lines)
      return { live, entries: entries.map(readEntry), chat };
  }
}

/** The device goes away from the table. */
export function unwatch(live: LiveTable, line: Line): void {
  let gone = false;
  for (const viewer of [...live.watchers.keys()]) gone = detach(live, viewer, line) || gone;
  live.touched = Date.now();
  if (gone) sendPresence(live);
}

function detach(live: LiveTable, viewer: Viewer, line: Line): boolean {
  const lines = live.watchers.get(viewer);
  const was = lines?.delete(line) ?? false;
  if (lines?.size === 0) live.watchers.delete(viewer);
  return was;
}

/** A person no longer holds this seat: his devices stop seeing what it sees. */
export function unseat(live: LiveTable, seat: Seat, person: string): void {
  for (const line of [...(live.watchers.get(seat) ?? [])]) {
    if (line.person !== person) continue;
    detach(live, seat, line);
    line.send(JSON.stringify({ type: 'unseated', table: live.id, seat }));
    const elsewhere = [...live.watchers.values()].some((lines) => lines.has(line));
    if (!elsewhere) attach(live, undefined, line);
  }
  sendDescription(live);
}
