/** The words of studies, branches and sharing, fetched with them, and again when the language changes. */
import type { Language } from '../../core/text.ts';
import { words } from '../words.svelte.ts';
import type { StudyText } from './text/en.ts';

const loaders: Readonly<Record<Language, () => Promise<StudyText>>> = {
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
};

let text = $state.raw<StudyText>();

/** Follows the language of the page; called once, inside the page. */
export function followStudyWords(): void {
  $effect(() => {
    void loaders[words.language]().then((loaded) => {
      text = loaded;
    });
  });
}

export function areStudyWordsThere(): boolean {
  return text !== undefined;
}

/** Every word of it; what uses them is shown once they are there. */
export function studyWords(): StudyText {
  return text!;
}
