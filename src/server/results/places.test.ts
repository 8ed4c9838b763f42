import { expect, it } from 'vitest';
import { placesOf } from './places.ts';

it.each([
  [[10, 7, 3], [0], [1, 2, 3]],
  [
    [10, 10, 3],
    [0, 1],
    [1, 1, 3],
  ],
  // A tie that something else decided.
  [[10, 10, 3], [1], [2, 1, 3]],
  // Won by something other than points.
  [[4, 9, 9, 2], [3], [4, 2, 2, 1]],
  [
    [5, 5, 5, 5],
    [0, 1, 2, 3],
    [1, 1, 1, 1],
  ],
])('points %j with winners %j are places %j', (points, winners, places) => {
  expect(placesOf(points, winners)).toEqual(places);
});
