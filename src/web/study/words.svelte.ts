/** The words of studies, branches and sharing. */
import { followedWords } from '../followed-words.svelte.ts';
import type { StudyText } from './text/en.ts';

const text = followedWords<StudyText>({
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
});

export const followStudyWords = text.follow;

export function areStudyWordsThere(): boolean {
  return text.now !== undefined;
}

/** Every word of it; what uses them is shown once they are there. */
export function studyWords(): StudyText {
  return text.now!;
}
