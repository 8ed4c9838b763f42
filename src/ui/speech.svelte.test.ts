/** When what is said comes into the page: after the focus has come to rest, for a reader drops what it was told just before. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { batchesSoFar, focusMoved, say, sayRefused, utterances } from './speech.svelte.ts';

beforeAll(() => void vi.useFakeTimers());
beforeEach(() => vi.advanceTimersByTime(5000));
afterAll(() => void vi.useRealTimers());

const given = () =>
  utterances()
    .filter(({ batch }) => batch !== undefined && batch <= batchesSoFar())
    .map(({ text }) => text);

test('the focus moves with what was done, before or after it was said: the sentence comes after both', () => {
  focusMoved();
  say('Anna places a tile.');
  vi.advanceTimersByTime(100);
  focusMoved();
  vi.advanceTimersByTime(100);
  expect(given()).not.toContain('Anna places a tile.');
  vi.advanceTimersByTime(60);
  expect(given().at(-1)).toBe('Anna places a tile.');
});

test('what is said meanwhile comes along, in order, and nothing starts the wait anew', () => {
  say('One.');
  vi.advanceTimersByTime(100);
  say('Two.');
  vi.advanceTimersByTime(60);
  expect(given().slice(-2)).toEqual(['One.', 'Two.']);
  const [one, two] = utterances().slice(-2);
  expect([one?.batch, two?.batch]).toEqual([batchesSoFar(), batchesSoFar()]);
});

test('whoever walks on and on hears it after a second all the same', () => {
  say('Bert passes.');
  for (let walked = 0; walked < 9; walked++) {
    vi.advanceTimersByTime(100);
    focusMoved();
  }
  expect(given()).not.toContain('Bert passes.');
  vi.advanceTimersByTime(150);
  expect(given().at(-1)).toBe('Bert passes.');
});

test('what is written where the focus has just come to is read there and not said once more; news and what is asked for are', () => {
  const question = { textContent: ' Pay 2 for Cook.\n 1:20' } as Element;
  say('Anna gets Cook for 2.', [3, 4]);
  focusMoved(question);
  say('Pay 2 for Cook.');
  vi.advanceTimersByTime(200);
  expect(given().at(-1)).toBe('Anna gets Cook for 2.');
  vi.advanceTimersByTime(1000);
  say('Pay 2 for Cook.');
  vi.advanceTimersByTime(200);
  expect(given().at(-1)).toBe('Pay 2 for Cook.');
});

test('and it is said where other words stood when the focus came', () => {
  const question = { textContent: 'Bert is deciding.' };
  focusMoved(question as Element);
  question.textContent = 'Bid for Cook.';
  say('Bid for Cook.');
  vi.advanceTimersByTime(200);
  expect(given().at(-1)).toBe('Bid for Cook.');
});

test('a refusal waits for nothing, and nothing said before it is told after it', () => {
  focusMoved();
  say('Two choices fit.');
  sayRefused('You can pay 47 at most.');
  expect(given().slice(-2)).toEqual(['Two choices fit.', 'You can pay 47 at most.']);
});
