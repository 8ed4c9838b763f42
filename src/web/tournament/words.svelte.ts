/** The words of tournaments. */
import { followedWords } from '../followed-words.svelte.ts';
import type { TournamentText } from './text/en.ts';

const text = followedWords<TournamentText>({
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
});

/** What is there is undefined until the words have come. */
export function followTournamentWords(): { readonly now: TournamentText | undefined } {
  text.follow();
  return text;
}
