import type { DrawingWords } from './en.ts';

export const de: DrawingWords = {
  board: 'Die Felder',
  side: (side: string) => `Seite ${side}`,
  phase: (phase: string) => `Feld ${phase}`,
  bag: 'Beutel',
  crown: 'Kronen',
  half: 'Kronen der rechten Hälfte',
  sides: 'Seite der Pläne',
  less: 'eins weniger',
  more: 'eins mehr',
  all: 'Alle Zahlen in einer Tabelle',
  rightHalf: 'Vasco da Gama B, rechte Hälfte',
  explorers: ['Kolumbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'],
  hint: 'Wähle ein Feld auf dem Plan oder mit den Pfeiltasten, und setz dann die Zahlen, die darauf gedruckt sind. Ein Feld ohne Zeichen hat 0.',
};
