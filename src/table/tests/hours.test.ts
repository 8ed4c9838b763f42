import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hours, isZone, momentAfter, timeCounted } from '../hours.ts';

const at = (text: string) => Date.parse(text);
const hour = 3600_000;
const always: Hours = { zone: 'Europe/Amsterdam', nights: false, weekends: false, off: [] };
const nights: Hours = { ...always, nights: true };
const both: Hours = { ...always, nights: true, weekends: true };
const iso = (time: number) => new Date(time).toISOString();

describe('time counts', () => {
  it('all of it, where nothing is taken off', () => {
    expect(timeCounted(5, 1005, always)).toBe(1000);
    expect(momentAfter(5, 1000, always)).toBe(1005);
  });

  it('not by night, from 22 to 8 on the person’s own clock', () => {
    // A Wednesday in Amsterdam, an hour ahead of Greenwich: 20:00 to 10:00 there.
    expect(timeCounted(at('2026-11-18T19:00Z'), at('2026-11-19T09:00Z'), nights)).toBe(4 * hour);
    expect(iso(momentAfter(at('2026-11-18T19:00Z'), 3 * hour, nights))).toBe('2026-11-19T08:00:00.000Z');
    expect(iso(momentAfter(at('2026-11-18T22:30Z'), 0, nights))).toBe('2026-11-19T07:00:00.000Z');
    // In Auckland it is day meanwhile.
    expect(timeCounted(at('2026-11-18T19:00Z'), at('2026-11-19T09:00Z'), { ...nights, zone: 'Pacific/Auckland' })).toBe(
      14 * hour,
    );
  });

  it('not at weekends, from Friday’s to Monday’s midnight, or to the end of the night after', () => {
    const weekends: Hours = { ...always, weekends: true };
    expect(iso(momentAfter(at('2026-11-20T22:00Z'), 2 * hour, weekends))).toBe('2026-11-23T00:00:00.000Z');
    expect(iso(momentAfter(at('2026-11-20T20:00Z'), 2 * hour, both))).toBe('2026-11-23T08:00:00.000Z');
  });

  it('right through the nights in which clocks are put forward and back', () => {
    // 25 October 2026 has 25 hours there, 29 March 2026 has 23; the nights take up the difference.
    expect(timeCounted(at('2026-10-24T10:00Z'), at('2026-10-25T11:00Z'), nights)).toBe(14 * hour);
    expect(timeCounted(at('2026-03-28T11:00Z'), at('2026-03-29T10:00Z'), nights)).toBe(14 * hour);
    // Weekends are longer or shorter: the hour is the person's.
    const weekends: Hours = { ...always, weekends: true };
    expect(timeCounted(at('2026-10-23T21:00Z'), at('2026-10-26T00:00Z'), weekends)).toBe(2 * hour);
    // A zone that puts its clock forward at midnight, by half an hour, and one that is 45 minutes off.
    for (const zone of ['America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu'])
      for (let day = 0; day < 366; day++) {
        const noon = at('2026-01-01T12:00Z') + day * 24 * hour;
        const counted = timeCounted(noon, noon + 24 * hour, { ...nights, zone });
        expect(Math.abs(counted - 14 * hour) <= hour, `${zone} ${iso(noon)}`).toBe(true);
      }
  });

  it('not while the person is away or the server is, each once where they overlap', () => {
    const off = [
      { from: 100, to: 300 },
      { from: 200, to: 400 },
      { from: 600, to: 700 },
    ];
    expect(timeCounted(0, 1000, { ...always, off })).toBe(600);
    expect(momentAfter(50, 250, { ...always, off })).toBe(600);
    expect(momentAfter(50, 251, { ...always, off })).toBe(701);
  });

  it('as the minutes on that person’s own clock say, one by one', () => {
    const minute = 60_000;
    const isOff = (time: number, { zone }: Hours) => {
      const text = new Date(time).toLocaleString('en-GB', {
        timeZone: zone,
        weekday: 'short',
        hour: '2-digit',
        hourCycle: 'h23',
      });
      const here = Number(text.slice(-2));
      return /Sat|Sun/.test(text) || here < 8 || here >= 22;
    };
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/Amsterdam', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/Santiago'),
        fc.integer({ min: at('2026-01-01') / minute, max: at('2027-01-01') / minute }),
        fc.integer({ min: 1, max: 36 * 60 }),
        (zone, from, minutes) => {
          const hours = { ...both, zone };
          let counted = 0;
          for (let each = from; each < from + minutes; each++) if (!isOff(each * minute, hours)) counted += minute;
          expect(timeCounted(from * minute, (from + minutes) * minute, hours)).toBe(counted);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('the same in one go and in two; and the moment after it is the first at which so much has', () => {
    const times = fc.integer({ min: at('2026-10-20'), max: at('2026-11-10') });
    const zones = fc.constantFrom('Europe/Amsterdam', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe');
    const spans = fc.array(
      fc.tuple(times, fc.integer({ min: 1, max: 48 * hour })).map(([from, long]) => ({ from, to: from + long })),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(zones, spans, fc.boolean(), fc.boolean(), times, times, times, (zone, off, night, weekend, a, b, c) => {
        const [from, middle, to] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
        const hours: Hours = { zone, nights: night, weekends: weekend, off };
        const whole = timeCounted(from, to, hours);
        expect(timeCounted(from, middle, hours) + timeCounted(middle, to, hours)).toBe(whole);
        expect(whole).toBeLessThanOrEqual(to - from);
        const moment = momentAfter(from, whole, hours);
        expect(timeCounted(from, moment, hours)).toBe(whole);
        if (whole > 0) expect(timeCounted(from, moment - 1, hours)).toBe(whole - 1);
      }),
      { numRuns: 150 },
    );
  });
});

it('a zone is known by its name alone', () => {
  for (const zone of ['Europe/Amsterdam', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC']) expect(isZone(zone)).toBe(true);
  for (const text of ['', 'Mars/Olympus', '+01:00', 'Europe', 'Europe/Amsterdam\n', '../etc/passwd', 'x'.repeat(60)])
    expect(isZone(text), text).toBe(false);
});
