import type { DrawingWords } from './en.ts';

export const nl: DrawingWords = {
  board: 'De velden',
  side: (side: string) => `Kant ${side}`,
  phase: (phase: string) => `Veld ${phase}`,
  bag: 'zakken',
  crown: 'kronen',
  half: 'kronen van de rechterhelft',
  sides: 'Kant van de borden',
  less: 'één minder',
  more: 'één meer',
  all: 'Alle getallen in een tabel',
  rightHalf: 'Vasco da Gama B, rechterhelft',
  explorers: ['Columbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'],
  hint: 'Kies een veld op het bord of met de pijltjestoetsen, en zet dan de getallen die erop gedrukt staan. Een veld zonder teken heeft 0.',
};
