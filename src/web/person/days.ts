import { type Language, localeOf } from '../../core/text.ts';

/** A day in words, as "3 March 2026". */
export function dayOf(time: number, language: Language): string {
  return new Date(time).toLocaleDateString(localeOf(language), { day: 'numeric', month: 'long', year: 'numeric' });
}
