/** Drawing a valley: corners fit themselves to their neighbours, borders follow, and what is covered makes room. */
import { describe, expect, it } from 'vitest';
import { empty } from '../maps/checks.ts';
import { addCorner, moveCorner, removeCorner } from '../maps/corners.ts';
import { changeSite, hasBorder, putSite } from '../maps/edit.ts';
import { distanceOf, hullOf, isWithin, type Point, runAlong } from '../maps/outline.ts';
import type { TalMap } from '../maps/schema.ts';

function drawn(map: TalMap, area: number, corners: readonly Point[]): TalMap {
  return corners.reduce((next, corner, i) => addCorner(next, area, i - 1, corner), map);
}

const square = drawn(empty(), 16, [
  [10, 10],
  [30, 10],
  [30, 30],
  [10, 30],
]);
const beside = drawn(square, 17, [
  [30.9, 9.2],
  [50, 10],
  [50, 20],
  [30.7, 20.2],
]);

describe('corners', () => {
  it('fit themselves to a corner or an edge of another area that is near, and to the grid elsewhere', () => {
    expect(beside.areas[17]?.outline).toEqual([
      [30, 10],
      [50, 10],
      [50, 20],
      [30, 20.2],
    ]);
    expect(addCorner(square, 17, -1, [40.3, 40.1]).areas[17]?.outline).toEqual([[40.5, 40]]);
  });

  it('make a border where two outlines run along each other, and end it where they no longer do', () => {
    expect(hasBorder(square, 16, 17)).toBe(false);
    expect(hasBorder(beside, 16, 17)).toBe(true);
    const apart = moveCorner(moveCorner(beside, 17, 0, [40, 10], true), 17, 3, [40, 20], true);
    expect(hasBorder(apart, 16, 17)).toBe(false);
  });

  it('touching in a point alone is no border', () => {
    const first: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
    ];
    expect(
      runAlong(first, [
        [10, 10],
        [20, 10],
        [20, 20],
      ]),
    ).toBe(false);
    expect(
      runAlong(first, [
        [10, 2],
        [20, 2],
        [10, 8],
      ]),
    ).toBe(true);
  });

  it('the last one taken away takes the area with it', () => {
    const one = addCorner(empty(), 16, -1, [5, 5]);
    expect(removeCorner(one, 16, 0).areas).toEqual({});
  });

  it('the edge of the sheet runs around all of them', () => {
    expect(
      hullOf([
        [10, 10],
        [30, 10],
        [20, 20],
        [30, 30],
        [10, 30],
      ]),
    ).toEqual([
      [10, 10],
      [30, 10],
      [30, 30],
      [10, 30],
    ]);
    expect(hullOf([])).toEqual([]);
  });
});

describe('sites', () => {
  it('belong to the area they are put in, and follow when its outline comes to them', () => {
    expect(putSite(beside, 1, [40, 15]).sites[1]?.area).toBe(17);
    const outside = putSite(square, 1, [40, 15]);
    expect(outside.sites[1]?.area).toBe(16);
    expect(
      drawn(outside, 17, [
        [30, 10],
        [50, 10],
        [50, 20],
        [30, 20],
      ]).sites[1]?.area,
    ).toBe(17);
  });

  it('that lie on a border are laid with their first side on it', () => {
    const site = changeSite(putSite(beside, 1, [35, 15]), 1, { across: 16 }).sites[1]!;
    expect(site).toMatchObject({ area: 17, across: 16, facing: 180, centre: [32.5, 15] });
  });

  it('make the number and the figures of an area go where there is room', () => {
    const before = square.areas[16]!;
    const after = putSite(square, 1, before.label).areas[16]!;
    for (const point of [after.label, after.figures]) {
      expect(isWithin(point, after.outline)).toBe(true);
      expect(distanceOf(point, before.label)).toBeGreaterThan(3);
    }
  });
});
