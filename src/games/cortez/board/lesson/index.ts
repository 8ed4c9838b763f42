/** The lesson of Cortez: a first attack, then a fight with a mercenary. */
import type { Language } from '../../../../core/text.ts';
import type { ChapterWords, Lesson } from '../../../../ui/learning.ts';
import { firstAttack } from './first-attack.ts';
import { mercenary } from './mercenary.ts';

const chapters = [firstAttack, mercenary] as const;

export type LessonWords = ChapterWords<(typeof chapters)[number]>;

const words: Readonly<Record<Language, () => Promise<LessonWords>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

export const lesson: Lesson = { chapters, words: (language) => words[language]() };
