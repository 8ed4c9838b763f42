/** The lesson of Tal der Könige: a first pyramid, then a round of stealing and taking over. */
import type { Language } from '../../../../core/text.ts';
import type { ChapterWords, Lesson } from '../../../../ui/learning.ts';
import { firstPyramid } from './first-pyramid.ts';
import { raid } from './raid.ts';

const chapters = [firstPyramid, raid] as const;

export type LessonWords = ChapterWords<(typeof chapters)[number]>;

const words: Readonly<Record<Language, () => Promise<LessonWords>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

export const lesson: Lesson = { chapters, words: (language) => words[language]() };
