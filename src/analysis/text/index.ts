/** The words of an analysis by language, each loaded when it is read. */
import type { Language } from '../../core/text.ts';
import type { AnalysisText } from './en.ts';

export const analysisTexts: Readonly<Record<Language, () => Promise<AnalysisText>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};
