/** The words of boards and their editor, fetched when somebody comes here, and again when the language changes. */
import type { Language } from '../../core/text.ts';
import { words } from '../words.svelte.ts';
import type { MapText } from './text/en.ts';

const loaders: Readonly<Record<Language, () => Promise<MapText>>> = {
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
};

let text = $state.raw<MapText>();

/** Follows the language of the page; called once, inside a component. */
export function followMapWords(): void {
  $effect(() => {
    void loaders[words.language]().then((loaded) => {
      text = loaded;
    });
  });
}

/** Undefined until they are there. */
export function mapWords(): MapText | undefined {
  return text;
}
