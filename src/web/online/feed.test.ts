import { describe, expect, test } from 'vitest';
import type { PositionMessage } from '../../wire/log.ts';
import { emptyFeed, missingViews, readEntries, readPosition, readViews, viewAfter } from './feed.ts';

const act = (number: number, seat = 0) => ({ number, kind: 'act', seat, time: 0, events: [{ type: `step ${number}` }] }) as const;
const position = (number: number, entries: PositionMessage['entries']): PositionMessage => ({
  type: 'position',
  table: 't',
  seat: 0,
  number,
  entries,
  view: { at: number },
  waiting: [0],
  question: null,
  undo: 0,
  undoRefusal: null,
  orders: [],
  standing: null,
});

describe('what a viewer has been told', () => {
  test('entries told twice after a broken line count once', () => {
    const feed = emptyFeed();
    readPosition(feed, position(2, [act(1), act(2)]));
    readPosition(feed, position(3, [act(2), act(3)]));
    expect(feed.steps).toHaveLength(3);
  });

  test('steps taken back fall, with the views of them, and leave a remark', () => {
    const feed = emptyFeed();
    readPosition(feed, position(1, [act(1)]));
    readPosition(feed, position(2, [act(2)]));
    readEntries(feed, [{ number: 3, kind: 'undo', seat: 0, time: 0, events: [], steps: 1 }]);
    expect(feed.steps).toHaveLength(1);
    expect([...feed.views.keys()]).toEqual([1]);
    expect(feed.remarks).toEqual([{ at: 1, kind: 'undo', seat: 0, steps: 1 }]);
  });

  test('a moment nobody watched is shown as the next one that is known', () => {
    const feed = emptyFeed();
    readPosition(feed, position(3, [act(1), act(2), act(3)]));
    expect(viewAfter(feed, 1)).toEqual({ at: 3 });
  });

  test('views of moments nobody watched are asked for by entry and found by step', () => {
    const feed = emptyFeed();
    readPosition(feed, position(3, [act(1), act(2), act(3)]));
    readPosition(feed, position(5, [{ number: 4, kind: 'undo', seat: 0, time: 0, events: [], steps: 2 }, act(5)]));
    expect(missingViews(feed, 0, 2)).toEqual({ from: 0, to: 1 });
    readViews(feed, [
      { number: 0, view: { at: 0 } },
      { number: 1, view: { at: 1 } },
      { number: 2, view: { at: 'fallen' } },
    ]);
    expect([0, 1, 2].map((steps) => viewAfter(feed, steps))).toEqual([{ at: 0 }, { at: 1 }, { at: 5 }]);
    expect(missingViews(feed, 0, 99)).toBeUndefined();
  });
});
