/** The words of these pages. */
import { followedWords } from '../followed-words.svelte.ts';
import type { PersonText } from './text/en.ts';

const text = followedWords<PersonText>({
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
});

/** Undefined until the words are there. */
export function followPersonWords(): () => PersonText | undefined {
  text.follow();
  return () => text.now;
}
