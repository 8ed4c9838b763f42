/** Moments as people say them: today by the clock, else by the day. */
import { type Language, localeOf } from '../core/text.ts';

export function timeOf(time: number, language: Language, now = Date.now()): string {
  const moment = new Date(time);
  const today = moment.toDateString() === new Date(now).toDateString();
  const thisYear = moment.getFullYear() === new Date(now).getFullYear();
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...(thisYear ? {} : { year: 'numeric' }) };
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  return new Intl.DateTimeFormat(localeOf(language), today ? clock : day).format(moment);
}
