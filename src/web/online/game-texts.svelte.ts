/** What games say, for lists of tables: loaded once a table of that game waits for somebody else. */
import type { AnyText, Language } from '../../core/text.ts';
import { loadGame } from '../../games/index.ts';

let texts = $state.raw<Readonly<Record<string, AnyText>>>({});

const key = (game: string, language: Language) => `${game} ${language}`;

/** Undefined until it is there. */
export function gameText(game: string, language: Language): AnyText | undefined {
  return texts[key(game, language)];
}

export async function loadGameText(game: string, language: Language): Promise<void> {
  // Written again it would wake whoever has asked for it, who would ask again.
  if (texts[key(game, language)]) return;
  const text = await (await loadGame(game))?.text(language);
  if (text) texts = { ...texts, [key(game, language)]: text };
}
