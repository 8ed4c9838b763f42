/** The words on the picture of a moment. */
import type { Language } from '../../core/text.ts';

export const pictureTexts: Readonly<
  Record<Language, { moment(move: number, of: number): string; seat(number: number): string }>
> = {
  en: { moment: (move, of) => `Move ${move} of ${of}`, seat: (number) => `Player ${number}` },
  nl: { moment: (move, of) => `Zet ${move} van ${of}`, seat: (number) => `Speler ${number}` },
  de: { moment: (move, of) => `Zug ${move} von ${of}`, seat: (number) => `Spieler ${number}` },
};
