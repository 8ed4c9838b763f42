import { describe, expect, test } from 'vitest';
import { farBehind, leftOut, type Moment, pauseBefore, pieceLength } from './pace.ts';

const moment: Moment = { speed: 'normal', behind: 1, own: false, asked: false, strikes: false };

describe('how long a step stands', () => {
  test('an own step is shown at once, and everything where somebody wants no pauses', () => {
    expect(pauseBefore({ ...moment, own: true })).toBe(0);
    expect(pauseBefore({ ...moment, speed: 'instant', behind: 30, strikes: true })).toBe(0);
  });

  test('the setting decides while few steps wait', () => {
    const few = [1, 3, 6].map((behind) => pauseBefore({ ...moment, behind }));
    expect(new Set(few)).toEqual(new Set([900]));
    expect(pauseBefore({ ...moment, speed: 'slow' })).toBeGreaterThan(900);
  });

  test('the more steps wait, the shorter each stands: nobody falls behind for ever', () => {
    expect([6, 12, 18, 40].map((behind) => pauseBefore({ ...moment, behind }))).toEqual([900, 225, 100, 100]);
    const whole = Array.from({ length: farBehind }, (_, at) => pauseBefore({ ...moment, behind: at + 1 }));
    expect(whole.reduce((sum, pause) => sum + pause)).toBeLessThan(12_000);
  });

  test('what strikes the viewer stands longer, however much waits behind it', () => {
    expect(pauseBefore({ ...moment, strikes: true })).toBe(1800);
    expect(pauseBefore({ ...moment, strikes: true, behind: 36 })).toBe(900);
  });

  test('what was asked for is never hurried and never left out', () => {
    expect(pauseBefore({ ...moment, asked: true, own: true, behind: 200 })).toBe(900);
    expect(pauseBefore({ ...moment, asked: true, speed: 'instant' })).toBeGreaterThan(0);
    expect(leftOut({ asked: true, behind: 200 })).toBe(0);
  });

  test('far behind, only the newest steps are shown', () => {
    expect(leftOut({ asked: false, behind: farBehind })).toBe(0);
    expect(leftOut({ asked: false, behind: 200 })).toBe(194);
  });
});

describe('a set piece', () => {
  const shown = { speed: 'normal', behind: 1, own: false, asked: false, strikes: false } as const;

  test('is given its time, also where the board shows something first', () => {
    expect(pauseBefore({ ...shown, piece: 0 })).toBe(pieceLength.normal);
    expect(pauseBefore({ ...shown, piece: 2600 })).toBe(2600 + pieceLength.normal);
    expect(pauseBefore({ ...shown, piece: undefined })).toBeLessThan(pieceLength.normal);
  });

  test('holds nobody up who is behind, wants no pauses or has just acted', () => {
    expect(pauseBefore({ ...shown, piece: 0, behind: 20 })).toBeLessThan(pieceLength.normal);
    expect(pauseBefore({ ...shown, piece: 2600, speed: 'instant' })).toBe(0);
    expect(pauseBefore({ ...shown, piece: 0, own: true })).toBe(0);
  });
});
