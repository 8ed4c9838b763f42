/** Days and moments to come, as people say them. */
import { type Language, localeOf } from '../core/text.ts';

const day = 24 * 3600_000;

/** A date as 2026-12-24, the way people write it. */
export function dayOf(date: string, language: Language): string {
  const format: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' };
  return new Intl.DateTimeFormat(localeOf(language), format).format(Date.parse(date));
}

/** A moment to come: with its day where that is not today. */
export function momentOf(time: number, language: Language, now = Date.now()): string {
  const today = new Date(time).toDateString() === new Date(now).toDateString();
  const near = time - now < 6 * day;
  const date: Intl.DateTimeFormatOptions = near ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  return new Intl.DateTimeFormat(localeOf(language), { ...(today ? {} : date), ...clock }).format(time);
}
