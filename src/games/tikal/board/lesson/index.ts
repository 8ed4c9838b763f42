/** Tikal's lesson: a first turn, treasures and a camp, a scoring round with a guard. */
import type { Language } from '../../../../core/text.ts';
import type { ChapterWords, Lesson } from '../../../../ui/learning.ts';
import { firstTurn } from './first-turn.ts';
import { scoring } from './scoring.ts';
import { treasures } from './treasures.ts';

const chapters = [firstTurn, treasures, scoring] as const;

export type LessonWords = ChapterWords<(typeof chapters)[number]>;

const words: Readonly<Record<Language, () => Promise<LessonWords>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

export const lesson: Lesson = { chapters, words: (language) => words[language]() };
