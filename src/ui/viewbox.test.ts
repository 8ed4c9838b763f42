import { describe, expect, test } from 'vitest';
import { panBy, zoomAt } from './viewbox.ts';

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
});
