/** Holidays: whole days by a person's own time zone, so many a year. On these the clocks of days stand still. */
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { Span } from '../../table/hours.ts';
import { serverRefusal } from '../refusal.ts';

/** First and last day, as 2026-12-24. */
export interface Holiday {
  readonly from: string;
  readonly to: string;
}

const holidaysAYear = 30;

export function readHolidays(stored: string | null): readonly Holiday[] {
  return stored === null ? [] : (JSON.parse(stored) as Holiday[]);
}

/** The day it is at this moment there. */
export function dateAt(time: number, zone: string): string {
  // Swedes write their dates so.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time);
}

const quarter = 15 * 60_000;
const day = 24 * 3600_000;

/** When a day begins there: at midnight, or later where the clock skips it. */
function beginOf(date: string, zone: string): number {
  let at = Date.parse(date) - day;
  while (dateAt(at, zone) < date) at += quarter;
  return at;
}

const nextDay = (date: string) => new Date(Date.parse(date) + day).toISOString().slice(0, 10);

const known = new Map<string, readonly Span[]>();
const mostKnown = 1000;

export function holidaySpans(stored: string | null, zone: string): readonly Span[] {
  const key = `${zone} ${stored}`;
  const spans =
    known.get(key) ?? readHolidays(stored).map(({ from, to }) => ({ from: beginOf(from, zone), to: beginOf(nextDay(to), zone) }));
  if (known.size >= mostKnown) known.clear();
  known.set(key, spans);
  return spans;
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(Date.parse(text)).toISOString().startsWith(text);

/** How many of a year's days these holidays leave. */
export function daysLeft(holidays: readonly Holiday[], year: number): number {
  let taken = 0;
  for (const { from, to } of holidays)
    for (let date = from; date <= to; date = nextDay(date)) if (date.startsWith(`${year}-`)) taken += 1;
  return holidaysAYear - taken;
}

/** One holiday more, or why not. */
export function withHoliday(holidays: readonly Holiday[], wanted: Holiday, today: string): readonly Holiday[] | Refusal {
  const { from, to } = wanted;
  if (!isDate(from) || !isDate(to) || to < from) return serverRefusal('wrongHoliday', {});
  const [year] = today.split('-').map(Number) as [number];
  if (from < today || to > `${year + 1}-12-31`) return serverRefusal('wrongHoliday', {});
  if (holidays.some((other) => other.from <= to && from <= other.to)) return serverRefusal('holidayTwice', {});
  const all = [...holidays, wanted].sort((a, b) => (a.from < b.from ? -1 : 1));
  for (const each of [year, year + 1])
    if (daysLeft(all, each) < 0)
      return serverRefusal('holidayUsedUp', { year: each, left: daysLeft(holidays, each), most: holidaysAYear });
  return all;
}

/** One that has not begun is given up, one that has ends today. Those of earlier years are no longer needed. */
export function withoutHoliday(holidays: readonly Holiday[], from: string, today: string): readonly Holiday[] | Refusal {
  const found = holidays.find((one) => one.from === from);
  if (!found || found.to < today) return serverRefusal('wrongHoliday', {});
  return holidays.flatMap((one) => (one !== found ? [one] : one.from > today ? [] : [{ from: one.from, to: today }]));
}

/** As they are kept. */
export function writeHolidays(holidays: readonly Holiday[] | Refusal, today: string): string | Refusal {
  if (isRefusal(holidays)) return holidays;
  const lastYear = `${Number(today.slice(0, 4)) - 1}-`;
  return JSON.stringify(holidays.filter(({ to }) => to >= lastYear));
}
