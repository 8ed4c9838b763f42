import { lateWords } from '../late-words.svelte.ts';
import type { FriendsText } from './text/en.ts';

export const friendsWords = () =>
  lateWords<FriendsText>({
    en: async () => (await import('./text/en.ts')).en,
    nl: async () => (await import('./text/nl.ts')).nl,
    de: async () => (await import('./text/de.ts')).de,
  });
