/** Every sentence of the game, a language at a time. */
import type { Language } from '../../../core/text.ts';
import type { CortezText } from '../message-keys.ts';

const languages: Readonly<Record<Language, () => Promise<CortezText>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

export function text(language: Language): Promise<CortezText> {
  return languages[language]();
}
