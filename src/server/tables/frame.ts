/** What leaves the process about a game: a viewer's own view and its own events, nothing else. */
import { type Event, eventsFor } from '../../core/event.ts';
import { isRefusal } from '../../core/refusal.ts';
import { waitingSeats } from '../../table/table.ts';
import { freeSteps } from '../../table/undo.ts';
import type { PositionMessage, SeenEntry } from '../../wire/log.ts';
import type { Patch } from '../../wire/patch.ts';
import type { EntryRow } from '../store/schema.ts';
import { goneFrom } from './absence.ts';
import { clocksOf } from './clock-face.ts';
import type { LiveTable, Viewer } from './live-table.ts';

/** One viewer's frame, and the ways to tell it. */
interface Frame {
  readonly number: number;
  readonly view: object;
  whole(): string;
  /** As a change of the view that he was told with the entry before. */
  changed(from: number, patch: Patch): string;
}

type Shared = Pick<PositionMessage, 'table' | 'number' | 'waiting' | 'standing' | 'clocks' | 'gone'>;
type Own = Pick<PositionMessage, 'seat' | 'question' | 'undo' | 'undoRefusal' | 'orders'>;

/** The frames of one moment: what they share is worked out, and written, once. */
export function framesOf(live: LiveTable, entries: readonly SeenEntry[]): ((viewer: Viewer) => Frame) | undefined {
  const { match, game, index: number } = live;
  if (!match) return undefined;
  const { state } = match;
  const ended = live.status !== 'running';
  const standing = game.standing(state);
  const clocks = clocksOf(live);
  const gone = goneFrom(live);
  const shared: Shared = {
    table: live.id,
    number,
    waiting: waitingSeats(live),
    standing: standing.over ? standing : null,
    ...(clocks ? { clocks } : {}),
    ...(gone.length ? { gone } : {}),
  };
  const sharedText = members(shared);
  const isOpen = entries.every(({ events }) => events.every(({ secret }) => !secret));
  const forAll = isOpen ? JSON.stringify(entries) : undefined;
  return (viewer) => {
    const view = game.view(state, viewer);
    const own: Own = {
      seat: viewer ?? null,
      question: viewer === undefined || ended ? null : (game.question(state, viewer) ?? null),
      ...undoOf(live, viewer, ended),
      orders: viewer === undefined ? [] : (live.orders[viewer] ?? []),
    };
    const seen = forAll ?? JSON.stringify(entries.map((entry) => asSeenBy(entry, viewer)));
    const rest = `${sharedText},${members(own)},"entries":${seen}`;
    return {
      number,
      view,
      whole: () => `{"type":"position",${rest},"view":${JSON.stringify(view)}}`,
      changed: (from, patch) => `{"type":"changed","from":${from},${rest},"patch":${JSON.stringify(patch)}}`,
    };
  };
}

/** As they stand within an object. */
function members(some: Shared | Own): string {
  return JSON.stringify(some).slice(1, -1);
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
