/** Holidays of a person. */
import * as v from 'valibot';
import type { Route } from './route.ts';
import { text } from './schema.ts';

/** A day as 2026-12-24. */
const date = text(10);

const holidays = v.object({
  zone: v.nullable(v.string()),
  /** First and last day; on these your clocks of days stand still. */
  holidays: v.array(v.object({ from: v.string(), to: v.string() })),
  /** How many days are left of this year's and of the next one's. */
  left: v.array(v.object({ year: v.number(), days: v.number() })),
});

export const listHolidays = {
  method: 'GET',
  path: '/me/holidays',
  summary: 'When you are on holiday, by your time zone, and how many days you have left',
  session: true,
  status: 200,
  answer: holidays,
} as const satisfies Route;

export const takeHoliday = {
  method: 'POST',
  path: '/me/holidays',
  summary: 'Your clocks of days stand still from the first to the last of these days, 30 days a year',
  session: true,
  body: v.object({ from: date, to: date }),
  status: 200,
  answer: holidays,
} as const satisfies Route;

export const endHoliday = {
  method: 'POST',
  path: '/me/holidays/end',
  summary: 'Gives up the holiday that begins on this day; one that has begun ends today',
  session: true,
  body: v.object({ from: date }),
  status: 200,
  answer: holidays,
} as const satisfies Route;
