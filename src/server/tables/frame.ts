/** What leaves the process about a game: a viewer's own view and its own events, nothing else. */
import { type Event, eventsFor } from '../../core/event.ts';
import { isRefusal } from '../../core/refusal.ts';
import { waitingSeats } from '../../table/table.ts';
import { freeSteps } from '../../table/undo.ts';
import type { PositionMessage, SeenEntry } from '../../wire/log.ts';
import type { EntryRow } from '../store/schema.ts';
import { goneFrom } from './absence.ts';
import { clocksOf } from './clock-face.ts';
import type { LiveTable, Viewer } from './live-table.ts';

/** The frames of one moment: what they share is worked out once. */
export function framesOf(live: LiveTable, entries: readonly SeenEntry[]): ((viewer: Viewer) => PositionMessage) | undefined {
  const { match, game } = live;
  if (!match) return undefined;
  const { state } = match;
  const ended = live.status !== 'running';
  const waiting = waitingSeats(live);
  const standing = game.standing(state);
  const clocks = clocksOf(live);
  const gone = goneFrom(live);
  return (viewer) => ({
    type: 'position',
    table: live.id,
    seat: viewer ?? null,
    number: live.index,
    entries: entries.map((entry) => asSeenBy(entry, viewer)),
    view: game.view(state, viewer),
    waiting,
    question: viewer === undefined || ended ? null : (game.question(state, viewer) ?? null),
    ...undoOf(live, viewer, ended),
    orders: viewer === undefined ? [] : (live.orders[viewer] ?? []),
    standing: standing.over ? standing : null,
    ...(clocks ? { clocks } : {}),
    ...(gone.length ? { gone } : {}),
  });
}

/** A row of the log in full; for nobody's eyes yet. */
export function readEntry(row: EntryRow): SeenEntry {
  const { number, kind, seat } = row;
  const time = row.played ?? row.time;
  const left = row.left === null ? {} : { left: row.left };
  const entry = { number, kind, seat, time, events: kind === 'act' ? (JSON.parse(row.events) as Event[]) : [], ...left };
  if (kind === 'undo') return { ...entry, ...(JSON.parse(row.data) as { steps: number; consent?: true }) };
  if (kind === 'seat') return { ...entry, holder: JSON.parse(row.data) as string };
  return kind === 'mark' ? { ...entry, text: JSON.parse(row.data) as string } : entry;
}

export function asSeenBy(entry: SeenEntry, viewer: Viewer): SeenEntry {
  return { ...entry, events: eventsFor(entry.events, viewer) };
}

function undoOf(live: LiveTable, viewer: Viewer, ended: boolean): Pick<PositionMessage, 'undo' | 'undoRefusal'> {
  if (!live.match || viewer === undefined || ended) return { undo: 0, undoRefusal: null };
  const steps = freeSteps(live, live.match, viewer);
  return isRefusal(steps) ? { undo: 0, undoRefusal: steps } : { undo: steps, undoRefusal: null };
}
