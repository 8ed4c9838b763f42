import type { DrawingWords } from './en.ts';

export const de: DrawingWords = {
  board: 'Die Felder',
  side: (side: string) => `Seite ${side}`,
  phase: (phase: string) => `Feld ${phase}`,
  bag: 'Beutel',
  crown: 'Kronen',
  rightHalf: 'Vasco da Gama B, rechte Hälfte',
  explorers: ['Kolumbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'],
  hint: 'Gib die Zahlen ein, die auf jedem Feld gedruckt sind.',
};
