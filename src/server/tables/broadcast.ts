/** Sending what happened to everybody at a table, each viewer's text made once. */
import type { SeenEntry } from '../../wire/log.ts';
import type { ServerMessageOf } from '../../wire/messages.ts';
import { patchBetween, patched } from '../../wire/patch.ts';
import type { ChatRow } from '../store/schema.ts';
import { goneFrom } from './absence.ts';
import { describe, speakerName } from './describe.ts';
import { framesOf } from './frame.ts';
import { type Happened, hereAnywhere, isSealed, type LiveTable, type Viewer, type Watcher } from './live-table.ts';

/** Tells everybody at the table what has happened. */
export function broadcast(live: LiveTable, { change, entries, facts, described }: Happened): void {
  // Where the game has just begun, or a clock goes another way, everybody is shown where it stands.
  if (entries.length || facts.some(({ kind }) => kind === 'started' || kind === 'clockChanged')) sendEntries(live, entries);
  if (described) sendDescription(live);
  if (change.chat.length) sendChat(live, change.chat);
}

export function sendEntries(live: LiveTable, entries: readonly SeenEntry[]): void {
  const frameFor = framesOf(live, entries);
  if (!frameFor) return;
  for (const [viewer, watchers] of live.watchers) {
    if (viewer === undefined && isSealed(live)) continue;
    const frame = frameFor(viewer);
    const last = live.shown.get(viewer);
    const patch = last && patchBetween(last.view, frame.view);
    // What has not changed stays the same object for as long as it does not: a whole new view for each viewer of each move would be most of
    // what a collection of garbage has to copy, and everybody waits for that.
    live.shown.set(viewer, { number: frame.number, view: patch ? patched(last.view, patch) : frame.view });
    let [whole, changed] = ['', ''];
    for (const watcher of watchers) {
      if (patch && watcher.patches) changed ||= frame.changed(last.number, patch);
      else whole ||= frame.whole();
      watcher.send(patch && watcher.patches ? changed : whole);
    }
  }
}

/** The position alone, to one watcher. */
export function sendPosition(live: LiveTable, viewer: Viewer, watcher: Watcher, entries: readonly SeenEntry[] = []): void {
  if (viewer === undefined && isSealed(live)) return;
  const frameFor = framesOf(live, entries);
  if (!frameFor) return;
  const frame = frameFor(viewer);
  // Others who see with the same eyes may have been shown less.
  if (!live.shown.has(viewer)) live.shown.set(viewer, { number: frame.number, view: frame.view });
  watcher.send(frame.whole());
}

export function sendDescription(live: LiveTable): void {
  sendToAll(live, JSON.stringify({ type: 'table', table: describe(live) }));
}

export function sendPresence(live: LiveTable): void {
  sendToAll(live, JSON.stringify({ type: 'presence', table: live.id, ...presence(live) }));
}

/** Which seats have a device at the table now, and how many only look on. */
function presence(live: LiveTable): Pick<ServerMessageOf<'presence'>, 'online' | 'spectators' | 'gone'> {
  const { online, spectators } = hereAnywhere(live);
  return { online: [...online], spectators, gone: goneFrom(live) };
}

export function sendChat(live: LiveTable, lines: readonly ChatRow[]): void {
  for (const watcher of allWatchers(live)) sendChatTo(live, lines, watcher);
}

export function sendChatTo(live: LiveTable, rows: readonly ChatRow[], watcher: Watcher): void {
  const heard = rows.filter(({ person }) => watcher.hears(person));
  if (heard.length === 0) return;
  const lines = heard.map((row) => chatLine(live, row));
  watcher.send(JSON.stringify({ type: 'chat', table: live.id, lines }));
}

function chatLine(live: LiveTable, { number, person, seat, text, entry, time }: ChatRow): object {
  return { number, person, seat, name: speakerName(live, person), text, entry, time };
}

function sendToAll(live: LiveTable, text: string): void {
  for (const watcher of allWatchers(live)) watcher.send(text);
}

function allWatchers(live: LiveTable): Set<Watcher> {
  return new Set([...live.watchers.values()].flatMap((watchers) => [...watchers]));
}
