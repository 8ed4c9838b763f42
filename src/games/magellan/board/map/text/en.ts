/** Words of the board where it is drawn. */
export const en = {
  board: 'The fields',
  side: (side: string) => `Side ${side}`,
  phase: (phase: string) => `Field ${phase}`,
  bag: 'bags',
  crown: 'crowns',
  rightHalf: 'Vasco da Gama B, right half',
  explorers: ['Columbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'],
  hint: 'Type the numbers that are printed on each field.',
};

export type DrawingWords = typeof en;
