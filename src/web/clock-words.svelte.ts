/** The words for choosing clocks, in the language of this device, loaded when something is shown that needs them. */
import type { Language } from '../core/text.ts';
import type { ClockText } from './text/clocks/en.ts';
import { words } from './words.svelte.ts';

const loaders: Readonly<Record<Language, () => Promise<ClockText>>> = {
  en: async () => (await import('./text/clocks/en.ts')).en,
  nl: async () => (await import('./text/clocks/nl.ts')).nl,
  de: async () => (await import('./text/clocks/de.ts')).de,
};

/** Call it while a component is being made. */
export function clockWords(): { readonly now: ClockText | undefined } {
  let text = $state.raw<ClockText>();
  $effect(() => {
    const { language } = words;
    void loaders[language]().then((loaded) => {
      if (language === words.language) text = loaded;
    });
  });
  return {
    get now() {
      return text;
    },
  };
}
