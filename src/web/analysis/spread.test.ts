import { expect, test } from 'vitest';
import { spread } from './spread.ts';

const ends = { least: 0, most: 100 };

test('what stands apart stays where it is', () => expect(spread([10, 40, 90], 15, ends)).toEqual([10, 40, 90]));
test('what is too close moves on', () => expect(spread([10, 12, 20], 15, ends)).toEqual([10, 25, 40]));
test('at the end it moves back instead', () => expect(spread([60, 98, 99], 15, ends)).toEqual([60, 85, 100]));
test('of nothing there is nothing', () => expect(spread([], 15, ends)).toEqual([]));
