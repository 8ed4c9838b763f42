import { lateWords } from '../late-words.svelte.ts';
import type { LobbyText } from './text/en.ts';

export const lobbyWords = () =>
  lateWords<LobbyText>({
    en: async () => (await import('./text/en.ts')).en,
    nl: async () => (await import('./text/nl.ts')).nl,
    de: async () => (await import('./text/de.ts')).de,
  });
