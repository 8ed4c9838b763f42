/** Words that only some pages need: fetched when somebody comes there, and again when the language changes. */
import type { Language } from '../core/text.ts';
import { words } from './words.svelte.ts';

type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;

interface FollowedWords<T> {
  /** Follows the language of the page; called inside a component. */
  follow(): void;
  /** Undefined until they are there. */
  readonly now: T | undefined;
}

export function followedWords<T>(loaders: Loaders<T>): FollowedWords<T> {
  let text = $state.raw<T>();
  return {
    follow() {
      $effect(() => {
        const { language } = words;
        void loaders[language]().then((loaded) => {
          // Whoever has changed the language meanwhile waits for the next ones.
          if (language === words.language) text = loaded;
        });
      });
    },
    get now() {
      return text;
    },
  };
}
