/** What leaves the process about a game: a viewer's own view and its own events, nothing else. */
import { type Event, eventsFor } from '../../core/event.ts';
import { houseRefusal, isRefusal } from '../../core/refusal.ts';
import { freeUndo, remembersStepOf } from '../../core/undo.ts';
import type { PositionMessage, SeenEntry } from '../../wire/log.ts';
import type { EntryRow } from '../store/schema.ts';
import type { Live, Viewer } from './live.ts';

/** The frames of one moment: what they share is worked out once. */
export function framesOf(live: Live, rows: readonly EntryRow[]): ((viewer: Viewer) => PositionMessage) | undefined {
  const { match, game } = live;
  if (!match) return undefined;
  const { state } = match;
  const ended = live.row.status !== 'running';
  const waiting = ended ? [] : game.waiting(state);
  const standing = game.standing(state);
  const entries = rows.map(readEntry);
  return (viewer) => ({
    type: 'position',
    table: live.id,
    seat: viewer ?? null,
    number: live.number,
    entries: entries.map((entry) => asSeenBy(entry, viewer)),
    view: game.view(state, viewer),
    waiting,
    question: viewer === undefined || ended ? null : (game.question(state, viewer) ?? null),
    ...undoOf(live, viewer, ended),
    orders: viewer === undefined ? [] : (live.orders[viewer] ?? []),
    standing: standing.over ? standing : null,
  });
}

/** A row of the log in full; for nobody's eyes yet. */
export function readEntry(row: EntryRow): SeenEntry {
  const { number, kind, seat, time } = row;
  const entry = { number, kind, seat, time, events: kind === 'act' ? (JSON.parse(row.events) as Event[]) : [] };
  if (kind === 'undo') return { ...entry, ...(JSON.parse(row.data) as { steps: number; consent?: true }) };
  if (kind === 'seat') return { ...entry, holder: JSON.parse(row.data) as string };
  return kind === 'mark' ? { ...entry, text: JSON.parse(row.data) as string } : entry;
}

export function asSeenBy(entry: SeenEntry, viewer: Viewer): SeenEntry {
  return { ...entry, events: eventsFor(entry.events, viewer) };
}

function undoOf({ match }: Live, viewer: Viewer, ended: boolean): Pick<PositionMessage, 'undo' | 'undoRefusal'> {
  if (!match || viewer === undefined || ended) return { undo: 0, undoRefusal: null };
  // Whose last step is no longer in memory has seen many others act since.
  const steps = remembersStepOf(match, viewer) ? freeUndo(match, viewer) : houseRefusal('undoOthers', {});
  return isRefusal(steps) ? { undo: 0, undoRefusal: steps } : { undo: steps, undoRefusal: null };
}
