/** The words of the account, fetched when somebody comes here, and again when the language changes. */
import type { Language } from '../../core/text.ts';
import { words } from '../words.svelte.ts';
import type { AccountText } from './text/en.ts';

const loaders: Readonly<Record<Language, () => Promise<AccountText>>> = {
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
};

let text = $state.raw<AccountText>();

/** Follows the language of the page; called once, inside the page. */
export function followAccountWords(): void {
  $effect(() => {
    void loaders[words.language]().then((loaded) => {
      text = loaded;
    });
  });
}

export function areAccountWordsThere(): boolean {
  return text !== undefined;
}

/** Every word of the account; the page is shown once they are there. */
export function accountWords(): AccountText {
  return text!;
}
