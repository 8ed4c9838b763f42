import { expect, it } from 'vitest';
import { badgesOf, linesOf } from './plan.ts';

const boxes = new Map(['A1', 'B2', 'C3'].map((place, at) => [place, { x: at * 10, y: at * 20, width: 8, height: 8 }]));

it('two steps of a plan that go the same way draw one line: drawn twice under one name they broke the page', () => {
  const way = ['A1', 'B2', 'C3'];
  expect(linesOf([{ way }, { way: ['A1', 'B2'] }, { way: [...way] }, {}], boxes)).toEqual(['M0 0L10 20L20 40', 'M0 0L10 20']);
});

it('places out of sight are left out, and a way of one place is none', () => {
  expect(linesOf([{ way: ['A1', 'Z9'] }, { way: ['Z9'] }], boxes)).toEqual([]);
  expect(badgesOf([{ at: 'Z9' }, { at: 'A1' }], boxes).map(({ text }) => text)).toEqual(['2']);
});

it('steps at one place share a number', () => {
  const steps = ['A1', 'B2', 'A1', 'A1', 'A1', 'B2'].map((at) => ({ at }));
  expect(badgesOf(steps, boxes).map(({ place, text }) => [place, text])).toEqual([
    ['A1', '1, 3–5'],
    ['B2', '2, 6'],
  ]);
});
