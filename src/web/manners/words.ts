import { lateWords } from '../late-words.svelte.ts';
import type { MannersText } from './text/en.ts';

export const mannersWords = () =>
  lateWords<MannersText>({
    en: async () => (await import('./text/en.ts')).en,
    nl: async () => (await import('./text/nl.ts')).nl,
    de: async () => (await import('./text/de.ts')).de,
  });
