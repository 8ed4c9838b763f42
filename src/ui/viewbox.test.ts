import { describe, expect, test } from 'vitest';
import { between, covering, including, inSight, panBy, type RimName, rimInSight, zoomAt } from './viewbox.ts';

const whole = { x: 0, y: 0, width: 1000, height: 500 };

describe('pan and zoom', () => {
  test('the point under the pointer stays under it', () => {
    const box = zoomAt(whole, whole, 400, 200, 2);
    expect(box).toEqual({ x: 200, y: 100, width: 500, height: 250 });
    expect((400 - box.x) / box.width).toBeCloseTo(400 / 1000);
  });

  test('never further out than the whole, never further in than five times', () => {
    expect(zoomAt(whole, whole, 0, 0, 0.2)).toEqual(whole);
    expect(zoomAt(whole, whole, 0, 0, 100).width).toBe(200);
  });

  test('the view never leaves the drawing', () => {
    const box = zoomAt(whole, whole, 500, 250, 2);
    expect(panBy(whole, box, 9999, -9999)).toEqual({ x: 500, y: 0, width: 500, height: 250 });
  });

  test('a part is shown whole, in the shape of the drawing and inside it', () => {
    expect(covering(whole, { x: 400, y: 100, width: 100, height: 200 })).toEqual({ x: 250, y: 100, width: 400, height: 200 });
    expect(covering(whole, { x: -50, y: 450, width: 300, height: 100 })).toEqual({ x: 0, y: 350, width: 300, height: 150 });
    expect(covering(whole, { x: 0, y: 0, width: 10, height: 10 }).width).toBe(200);
  });

  test('what happens outside the view moves it no further than it must', () => {
    const near = { x: 200, y: 100, width: 400, height: 200 };
    expect(including(whole, near, { x: 300, y: 150, width: 50, height: 50 })).toEqual(near);
    expect(including(whole, near, { x: 700, y: 150, width: 50, height: 50 })).toEqual({ ...near, x: 350 });
    expect(including(whole, near, { x: 100, y: 350, width: 50, height: 50 })).toEqual({ ...near, x: 100, y: 200 });
    expect(including(whole, near, { x: 0, y: 0, width: 500, height: 50 }).width).toBe(500);
  });

  test('a view on its way starts and ends where it should', () => {
    const near = covering(whole, { x: 400, y: 100, width: 100, height: 200 });
    expect(between(whole, near, 0)).toEqual(whole);
    expect(between(whole, near, 1)).toEqual(near);
    expect(between(whole, near, 0.5).width).toBe(700);
  });
});

describe('names at the rim', () => {
  const rim: RimName[] = [
    { name: 'A', x: 100, y: 10, along: 'x' },
    { name: 'B', x: 600, y: 10, along: 'x' },
    { name: '1', x: 10, y: 100, along: 'y' },
    { name: '2', x: 990, y: 300, along: 'y' },
  ];
  const seen = (box: typeof whole) => rimInSight(rim, whole, box, 9).map(({ name, x, y }) => [name, x, y]);

  test('stand at their places while these are in sight', () => {
    expect(seen(whole)).toEqual([
      ['A', 100, 10],
      ['B', 600, 10],
      ['1', 10, 100],
      ['2', 990, 300],
    ]);
  });

  test('go along at the edge of what is seen, and are left out where their column or row is not', () => {
    expect(seen({ x: 200, y: 250, width: 500, height: 250 })).toEqual([
      ['B', 600, 259],
      ['2', 691, 300],
    ]);
  });

  test('a window of another shape shows more than the view', () => {
    expect(inSight({ x: 200, y: 100, width: 400, height: 200 }, 400, 400)).toEqual({ x: 200, y: 0, width: 400, height: 400 });
  });
});
