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

/** What a bundled board is called here: ours has a name in every language, one that somebody sent has the name he gave it. */
export function bundledName(name: string, words: MapText): string {
  return name === 'Reconstruction' ? words.reconstruction : name;
}
