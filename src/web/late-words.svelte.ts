/** Words that come with the part of the page that needs them, in the language of the page. */
import type { Language } from '../core/text.ts';
import { words } from './words.svelte.ts';

type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;

/** `now` is undefined until they are there; called once, inside a part of the page. */
export function lateWords<T>(loaders: Loaders<T>): { readonly now: T | undefined } {
  let text = $state.raw<T>();
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
