/** The words of these pages, fetched when somebody comes here, and again when the language changes. */
import type { Language } from '../../core/text.ts';
import { words } from '../words.svelte.ts';
import type { PersonText } from './text/en.ts';

const loaders: Readonly<Record<Language, () => Promise<PersonText>>> = {
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
};

let text = $state.raw<PersonText>();

/** Follows the language of the page; called once, inside the page. Undefined until the words are there. */
export function followPersonWords(): () => PersonText | undefined {
  $effect(() => {
    void loaders[words.language]().then((loaded) => {
      text = loaded;
    });
  });
  return () => text;
}
