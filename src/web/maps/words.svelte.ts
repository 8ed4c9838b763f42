/** The words of boards and their editor. */
import { followedWords } from '../followed-words.svelte.ts';
import type { MapText } from './text/en.ts';

const text = followedWords<MapText>({
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
});

export const followMapWords = text.follow;

/** Undefined until they are there. */
export function mapWords(): MapText | undefined {
  return text.now;
}
