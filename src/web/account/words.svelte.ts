/** The words of the account. */
import { followedWords } from '../followed-words.svelte.ts';
import type { AccountText } from './text/en.ts';

const text = followedWords<AccountText>({
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
});

export const followAccountWords = text.follow;

export function areAccountWordsThere(): boolean {
  return text.now !== undefined;
}

/** Every word of the account; the page is shown once they are there. */
export function accountWords(): AccountText {
  return text.now!;
}
