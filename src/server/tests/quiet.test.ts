import { expect, it } from 'vitest';
import { isZone } from '../../table/hours.ts';
import { isQuiet, quietUntil } from '../notices/quiet.ts';

const night = { from: 22 * 60, to: 7 * 60 + 30, zone: 'Europe/Amsterdam' };
const at = (text: string) => Date.parse(text);

it('a night lies between two days, by the wall clock of the zone', () => {
  expect(isQuiet(night, at('2026-11-17T20:59:00Z'))).toBe(false);
  expect(isQuiet(night, at('2026-11-17T21:00:00Z'))).toBe(true);
  expect(isQuiet(night, at('2026-11-18T06:29:00Z'))).toBe(true);
  expect(isQuiet(night, at('2026-11-18T06:30:00Z'))).toBe(false);
  expect(isQuiet({ from: 600, to: 660, zone: 'UTC' }, at('2026-11-17T10:30:00Z'))).toBe(true);
  expect(isQuiet({ from: 600, to: 600, zone: 'UTC' }, at('2026-11-17T10:00:00Z'))).toBe(false);
});

it('the quiet ends when the clock says so, also in nights in which it is put forward or back', () => {
  expect(quietUntil(night, at('2026-11-17T22:12:34Z'))).toBe(at('2026-11-18T06:30:00Z'));
  expect(quietUntil(night, at('2026-03-28T22:00:00Z'))).toBe(at('2026-03-29T05:30:00Z'));
  expect(quietUntil(night, at('2026-10-24T21:00:00Z'))).toBe(at('2026-10-25T06:30:00Z'));
});

it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC'])('%s is a zone', (zone) => expect(isZone(zone)).toBe(true));
it.each(['', 'Mars/Base', 'Europe', '../etc'])('%j is none', (zone) => expect(isZone(zone)).toBe(false));
