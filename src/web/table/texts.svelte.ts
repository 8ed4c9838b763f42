/** The words of a game and of its board in the language of this device, loaded anew when that changes. */
import type { AnyGame } from '../../core/game.ts';
import type { AnyText } from '../../core/text.ts';
import type { BoardModule } from '../../ui/board.ts';
import { words } from '../words.svelte.ts';

export interface Texts {
  readonly text: AnyText;
  readonly boardWords: object;
}

/** Call it while a component is being made. */
export function textsOf(drawn: () => { readonly game: AnyGame; readonly board: BoardModule } | undefined): {
  readonly now: Texts | undefined;
} {
  let texts = $state.raw<Texts>();
  $effect(() => {
    const { language } = words;
    const opened = drawn();
    if (!opened) return;
    void Promise.all([opened.game.text(language), opened.board.words(language)]).then(([text, boardWords]) => {
      if (language === words.language) texts = { text, boardWords };
    });
  });
  return {
    get now() {
      return texts;
    },
  };
}
