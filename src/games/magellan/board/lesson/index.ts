/** Magellan's lesson: three cards of the first phase, then the change to the second. */
import type { Language } from '../../../../core/text.ts';
import type { ChapterWords, Lesson } from '../../../../ui/learning.ts';
import { firstCards } from './first-cards.ts';
import { phaseChange } from './phase-change.ts';

const chapters = [firstCards, phaseChange] as const;

export type LessonWords = ChapterWords<(typeof chapters)[number]>;

const words: Readonly<Record<Language, () => Promise<LessonWords>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

export const lesson: Lesson = { chapters, words: (language) => words[language]() };
