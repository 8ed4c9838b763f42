import { expect, it } from 'vitest';
import { timeOf } from './time.ts';

const noon = new Date(2026, 4, 3, 12, 5).getTime();

it('today is told by the clock, another day by its date, another year with the year', () => {
  expect(timeOf(noon, 'en', noon + 3_600_000)).toBe('12:05');
  expect(timeOf(noon, 'de', noon + 86_400_000)).toBe('3. Mai');
  expect(timeOf(noon, 'nl', noon + 86_400_000)).toBe('3 mei');
  expect(timeOf(noon, 'en', noon + 300 * 86_400_000)).toBe('3 May 2026');
});
