import { expect, test } from 'vitest';
import { milliseconds } from './css-time.ts';

test.each([
  ['300ms', 300],
  [' 300ms', 300],
  ['.3s', 300],
  ['0.3s', 300],
  ['0ms', 0],
  ['0s', 0],
  ['', 0],
])('%j are so many milliseconds, as it is written or as the build writes it', (time, expected) => {
  expect(milliseconds(time)).toBe(expected);
});
