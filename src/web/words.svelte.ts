/** The words of the house in the language of this device, switchable at once. */
import { houseTexts } from '../core/text/index.ts';
import type { HouseText, Language } from '../core/text.ts';
import type { GameTitle } from '../games/entry.ts';
import { entryOf } from '../games/index.ts';
import { languageOf, settings } from './settings.svelte.ts';
import type { WebText } from './text/en.ts';

const loaders: Readonly<Record<Language, () => Promise<WebText>>> = {
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
};

let language = $state<Language>('en');
let text = $state.raw<WebText>();

/** Loads the words of a language and turns the page to it. */
export async function speak(wish: Language): Promise<void> {
  text = await loaders[wish]();
  language = wish;
  document.documentElement.lang = wish;
  // What the system says of the installed page: its shortcuts and pictures.
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest) manifest.href = wish === 'en' ? '/manifest.webmanifest' : `/manifest.${wish}.webmanifest`;
}

/** Follows the language chosen in the settings; called once, inside the app. */
export function followLanguage(): void {
  $effect(() => {
    const wish = languageOf(settings.language);
    if (wish !== language) void speak(wish);
  });
}

export const words = {
  get language(): Language {
    return language;
  },
  get house(): HouseText {
    return houseTexts[language];
  },
  /** What a game is called here; undefined where there is no such game. */
  title(game: string): GameTitle | undefined {
    return entryOf(game)?.titles[language];
  },
  /** Every word of the client. The page is only shown once they are there. */
  get web(): WebText {
    return text!;
  },
};
