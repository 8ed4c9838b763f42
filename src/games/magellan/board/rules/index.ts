/** Magellan's rules in our own words, with pictures drawn by the board itself. */
import type { Language } from '../../../../core/text.ts';
import type { RuleSection, RuleSummary, RulesModule } from '../../../../ui/board.ts';
import Picture from './Picture.svelte';

const sections: Readonly<Record<Language, () => Promise<readonly RuleSection[]>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

const summaries: Readonly<Record<Language, () => Promise<RuleSummary>>> = {
  en: async () => (await import('./summary/en.ts')).en,
  nl: async () => (await import('./summary/nl.ts')).nl,
  de: async () => (await import('./summary/de.ts')).de,
};

export const rules: RulesModule = {
  Picture,
  sections: (language) => sections[language](),
  summary: (language) => summaries[language](),
};
