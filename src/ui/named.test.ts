import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { named, namedInTime, nameOf } from './named.ts';

/** As much of a page as names need. */
class Thing extends EventTarget {
  readonly isConnected = true;
  changes = 0;
  #name: string | null = null;
  getAttribute = () => this.#name;
  hasAttribute = () => this.#name !== null;
  setAttribute(_: string, value: string) {
    this.#name = value;
    this.changes += 1;
  }
}
const as = (thing: Thing) => thing as unknown as Element;
const places = () => Array.from({ length: 120 }, () => new Thing());
const name = (all: readonly Thing[], of: string) => {
  for (const [at, thing] of all.entries()) named(`${of} ${at}`)(as(thing));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', Thing);
  vi.stubGlobal('document', { activeElement: null });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a board that has just been drawn has all its names', () => {
  const all = places();
  name(all, 'empty');
  expect(all.map((thing) => thing.getAttribute())).toEqual(all.map((_, at) => `empty ${at}`));
});

test('names that change together reach a reader a few at a time, all of them in the end, and only the last of several', () => {
  const all = places();
  name(all, 'empty');
  const changed = () => all.reduce((sum, { changes }) => sum + changes, 0) - all.length;
  name(all, 'lit');
  name(all, 'taken');
  expect(changed()).toBe(0);
  expect(nameOf(as(all[100]!))).toBe('taken 100');
  let before = 0;
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    expect(changed() - before).toBeLessThanOrEqual(10);
    before = changed();
  }
  expect(changed()).toBe(all.length);
  expect(all.map((thing) => thing.getAttribute())).toEqual(all.map((_, at) => `taken ${at}`));
});

test('the place that is looked at, or come to, has its name at once', () => {
  const [here, there] = [new Thing(), new Thing()];
  name([here, there], 'empty');
  vi.stubGlobal('document', { activeElement: here });
  name([here, there], 'taken');
  expect(here.getAttribute()).toBe('taken 0');
  expect(there.getAttribute()).toBe('empty 1');
  const stop = namedInTime(as(there));
  there.dispatchEvent(new Event('focusin'));
  expect(there.getAttribute()).toBe('taken 1');
  stop();
});

test('a name that comes back before it was told is not told', () => {
  const thing = new Thing();
  for (const now of ['empty', 'lit', 'empty']) named(now)(as(thing));
  vi.runAllTimers();
  expect(thing.changes).toBe(1);
});
