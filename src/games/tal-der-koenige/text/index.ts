/** Every sentence of the game, a language at a time. */
import type { Language } from '../../../core/text.ts';
import type { TalText } from '../message-keys.ts';

const languages: Readonly<Record<Language, () => Promise<TalText>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

export function text(language: Language): Promise<TalText> {
  return languages[language]();
}
