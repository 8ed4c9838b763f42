import type { DrawingWords } from './en.ts';

export const nl: DrawingWords = {
  board: 'De velden',
  side: (side: string) => `Kant ${side}`,
  phase: (phase: string) => `Veld ${phase}`,
  bag: 'zakken',
  crown: 'kronen',
  rightHalf: 'Vasco da Gama B, rechterhelft',
  explorers: ['Columbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'],
  hint: 'Typ de getallen die op elk veld gedrukt staan.',
};
