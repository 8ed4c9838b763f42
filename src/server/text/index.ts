/** The server's own sentences, and every refusal in words. */
import type { AnyGame } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import { houseTexts } from '../../core/text/index.ts';
import { type AnyText, type Language, languages, sayRefusal } from '../../core/text.ts';
import type { SaidRefusal } from '../../wire/schema.ts';
import type { ServerReasons } from '../refusal.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { ServerText } from './sentences.ts';

const texts: Readonly<Record<Language, ServerText>> = { en, nl, de };
/** By game, since one on a map of its own has words of its own. */
const gameTexts = new WeakMap<AnyGame, Map<Language, AnyText>>();

export async function say(refusal: Refusal, language: Language, game?: AnyGame): Promise<SaidRefusal> {
  return { ...refusal, text: await sentence(refusal, language, game) };
}

async function sentence(refusal: Refusal, language: Language, game: AnyGame | undefined): Promise<string> {
  const house = houseTexts[language];
  const speaker = { seat: house.seat };
  if (refusal.rule !== 'server')
    return sayRefusal(house, refusal.rule === 'house' ? undefined : await wordsOf(game, language), refusal, speaker);
  const tell = texts[language][refusal.reason as keyof ServerReasons] as (details: Refusal['details'], s: object) => string;
  return tell(refusal.details, speaker);
}

export async function wordsOf(game: AnyGame | undefined, language: Language): Promise<AnyText | undefined> {
  if (!game) return undefined;
  const known = gameTexts.get(game) ?? new Map<Language, AnyText>();
  gameTexts.set(game, known);
  const words = known.get(language) ?? (await game.text(language));
  known.set(language, words);
  return words;
}

export function isLanguage(text: string | undefined): text is Language {
  return (languages as readonly (string | undefined)[]).includes(text);
}

/** The first language of an Accept-Language header that we speak. */
export function languageOf(header: string | null | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return 'en';
}
