/** What an address of a game says of itself before anybody opens it, and on its picture. */
import type { Language } from '../../core/text.ts';

interface SharedText {
  /** A game and what is to be seen of it. */
  title(game: string, what: string): string;
  moment(move: number): string;
  start: string;
  look: string;
}

export const sharedTexts: Readonly<Record<Language, SharedText>> = {
  en: {
    title: (game, what) => `${game}: ${what}`,
    moment: (move) => `after move ${move}`,
    start: 'the whole game',
    look: 'Look at the board, step through the game, and try it differently.',
  },
  nl: {
    title: (game, what) => `${game}: ${what}`,
    moment: (move) => `na zet ${move}`,
    start: 'het hele spel',
    look: 'Bekijk het bord, loop door het spel en probeer het anders.',
  },
  de: {
    title: (game, what) => `${game}: ${what}`,
    moment: (move) => `nach Zug ${move}`,
    start: 'die ganze Partie',
    look: 'Sieh dir den Plan an, geh die Partie durch und probier es anders.',
  },
};
