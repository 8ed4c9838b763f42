/** What the server has told one viewer of a table: the steps that still count, and the views of the moments it saw. */
import type { Event } from '../../core/event.ts';
import type { Seat } from '../../core/game.ts';
import { outOfTime } from '../../table/holder.ts';
import type { PositionMessage, SeenEntry } from '../../wire/log.ts';
import { seatRemark } from '../table/remarks.ts';
import type { Remark } from '../table/source.ts';

export interface Feed {
  /** Each with the number of its entry. */
  readonly steps: {
    readonly number: number;
    readonly seat: Seat;
    readonly time: number;
    readonly events: readonly Event[];
    readonly left?: number;
  }[];
  /** Views by how many steps stood. */
  readonly views: Map<number, object>;
  readonly remarks: Remark[];
  number: number;
  last: PositionMessage | undefined;
}

export function emptyFeed(): Feed {
  return { steps: [], views: new Map(), remarks: [], number: 0, last: undefined };
}

export function readEntries(feed: Feed, entries: readonly SeenEntry[]): void {
  for (const entry of entries) {
    // A resumed line may repeat what is known.
    if (entry.number <= feed.number) continue;
    feed.number = entry.number;
    const left = entry.left === undefined ? {} : { left: entry.left };
    if (entry.kind === 'act') {
      const { number, seat, time, events } = entry;
      feed.steps.push({ number, seat, time, events, ...left });
    }
    if (entry.kind === 'undo') takeBack(feed, entry.seat, entry.steps ?? 0);
    if (entry.kind === 'mark' && entry.text === outOfTime)
      feed.remarks.push({ at: feed.steps.length, kind: 'time', seat: entry.seat });
    if (entry.kind === 'seat') feed.remarks.push(seatRemark(feed.steps.length, entry.seat, entry.holder ?? ''));
  }
}

function takeBack(feed: Feed, seat: Seat, steps: number): void {
  feed.steps.length = Math.max(0, feed.steps.length - steps);
  for (const at of [...feed.views.keys()]) if (at > feed.steps.length) feed.views.delete(at);
  feed.remarks.push({ at: feed.steps.length, kind: 'undo', seat, steps });
}

export function readPosition(feed: Feed, position: PositionMessage): void {
  readEntries(feed, position.entries);
  feed.number = Math.max(feed.number, position.number);
  feed.last = position;
  feed.views.set(feed.steps.length, position.view);
}

/** The entry after which so many steps stood. */
function entryAt(feed: Feed, steps: number): number {
  return feed.steps[steps - 1]?.number ?? 0;
}

/** Which entries to ask for so that the views of these steps are known; undefined when they are. */
export function missingViews(feed: Feed, from: number, to: number): { readonly from: number; readonly to: number } | undefined {
  const missing: number[] = [];
  for (let steps = from; steps <= Math.min(to, feed.steps.length); steps++)
    if (!feed.views.has(steps)) missing.push(entryAt(feed, steps));
  const [first] = missing;
  return first === undefined ? undefined : { from: first, to: missing.at(-1)! };
}

/** Takes in views by the numbers of their entries; those of steps since taken back belong to no step that counts. */
export function readViews(feed: Feed, views: readonly { readonly number: number; readonly view: object }[]): void {
  const byNumber = new Map(views.map(({ number, view }) => [number, view]));
  for (let steps = 0; steps <= feed.steps.length; steps++) {
    const view = byNumber.get(entryAt(feed, steps));
    if (view && !feed.views.has(steps)) feed.views.set(steps, view);
  }
}

/** The view after so many steps; of moments nobody watched, the next one that is known. */
export function viewAfter(feed: Feed, steps: number): object | undefined {
  for (let at = steps; at <= feed.steps.length; at++) {
    const view = feed.views.get(at);
    if (view) return view;
  }
  return feed.last?.view;
}
