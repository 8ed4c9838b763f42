/** The words of the daily challenge. */
import { followedWords } from '../followed-words.svelte.ts';
import type { DailyText } from './text/en.ts';

const text = followedWords<DailyText>({
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
});

/** What is there is undefined until the words have come. */
export function followDailyWords(): { readonly now: DailyText | undefined } {
  text.follow();
  return text;
}
