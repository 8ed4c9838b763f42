/** What the server has told one viewer of a table: the steps that still count, and the views of the moments it saw. */
import type { Event } from '../../core/event.ts';
import type { Question, Seat, Standing } from '../../core/game.ts';
import type { Remark } from '../table/source.ts';

interface SeenEntry {
  readonly number: number;
  readonly kind: 'act' | 'undo' | 'seat' | 'mark';
  readonly seat: Seat;
  readonly events: readonly Event[];
  readonly steps?: number;
  readonly holder?: string;
}

export interface Position {
  readonly seat: Seat | null;
  readonly number: number;
  readonly entries: readonly SeenEntry[];
  readonly view: object;
  readonly waiting: readonly Seat[];
  readonly question: Question | null;
  readonly undo: number;
  readonly orders: readonly unknown[];
  readonly standing: Standing | null;
}

export interface Feed {
  readonly steps: { readonly seat: Seat; readonly events: readonly Event[] }[];
  readonly views: Map<number, object>;
  readonly remarks: Remark[];
  number: number;
  last: Position | undefined;
}

export function emptyFeed(): Feed {
  return { steps: [], views: new Map(), remarks: [], number: 0, last: undefined };
}

export function readEntries(feed: Feed, entries: readonly SeenEntry[]): void {
  for (const entry of entries) {
    // A resumed line may repeat what is known.
    if (entry.number <= feed.number) continue;
    feed.number = entry.number;
    if (entry.kind === 'act') feed.steps.push({ seat: entry.seat, events: entry.events });
    if (entry.kind === 'undo') takeBack(feed, entry.seat, entry.steps ?? 0);
    if (entry.kind === 'seat')
      feed.remarks.push({ at: feed.steps.length, kind: 'seat', seat: entry.seat, text: entry.holder ?? '' });
  }
}

function takeBack(feed: Feed, seat: Seat, steps: number): void {
  feed.steps.length = Math.max(0, feed.steps.length - steps);
  for (const at of [...feed.views.keys()]) if (at > feed.steps.length) feed.views.delete(at);
  feed.remarks.push({ at: feed.steps.length, kind: 'undo', seat, text: String(steps) });
}

export function readPosition(feed: Feed, position: Position): void {
  readEntries(feed, position.entries);
  feed.number = Math.max(feed.number, position.number);
  feed.last = position;
  feed.views.set(feed.steps.length, position.view);
}

/** The view after so many steps; of moments nobody watched, the next one that is known. */
export function viewAfter(feed: Feed, steps: number): object | undefined {
  for (let at = steps; at <= feed.steps.length; at++) {
    const view = feed.views.get(at);
    if (view) return view;
  }
  return feed.last?.view;
}
