import { expect, test } from 'vitest';
import { spotFor } from './spot.ts';

const frame = { width: 400, height: 600 };
const card = { width: 180, height: 120 };
const at = (x: number, y: number) => ({ x, y, width: 40, height: 40 });
const covers = (spot: { x: number; y: number }, box: { x: number; y: number; width: number; height: number }) =>
  spot.x < box.x + box.width && box.x < spot.x + card.width && spot.y < box.y + box.height && box.y < spot.y + card.height;

test('a card lies below its place, inside the frame', () => {
  expect(spotFor(frame, at(180, 200), card, [])).toEqual({ x: 110, y: 248, hides: 0 });
  expect(spotFor(frame, at(0, 200), card, []).x).toBe(6);
});

test('never over its own place, even in a corner', () => {
  for (const anchor of [at(0, 0), at(360, 0), at(0, 560), at(360, 560), at(180, 560)])
    expect(covers(spotFor(frame, anchor, card, []), anchor)).toBe(false);
});

test('where a target lies below, above it', () => {
  const target = at(180, 260);
  expect(covers(spotFor(frame, at(180, 200), card, [target]), target)).toBe(false);
});

test('away from its place where everything around it can be tapped', () => {
  const targets = [at(120, 480), at(180, 480), at(240, 480), at(300, 480), at(120, 540), at(180, 540), at(240, 540)];
  const spot = spotFor(frame, at(300, 540), card, targets);
  for (const target of targets) expect(covers(spot, target)).toBe(false);
});

test('far away rather than over a target, and it says where it cannot help it', () => {
  const around = Array.from({ length: 10 * 9 }, (_, i) => at((i % 10) * 40, Math.floor(i / 10) * 40));
  expect(spotFor(frame, at(180, 0), card, around)).toMatchObject({ hides: 0 });
  const everywhere = Array.from({ length: 10 * 15 }, (_, i) => at((i % 10) * 40, Math.floor(i / 10) * 40));
  expect(spotFor(frame, at(180, 0), card, everywhere).hides).toBeGreaterThan(0);
});
