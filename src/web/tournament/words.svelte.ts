/** The words of tournaments, fetched when somebody comes here, and again when the language changes. */
import type { Language } from '../../core/text.ts';
import { words } from '../words.svelte.ts';
import type { TournamentText } from './text/en.ts';

const loaders: Readonly<Record<Language, () => Promise<TournamentText>>> = {
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
};

let text = $state.raw<TournamentText>();

/** Follows the language of the page; called once, inside the page. What is there is undefined until the words have come. */
export function followTournamentWords(): { readonly now: TournamentText | undefined } {
  $effect(() => {
    void loaders[words.language]().then((loaded) => {
      text = loaded;
    });
  });
  return {
    get now() {
      return text;
    },
  };
}
