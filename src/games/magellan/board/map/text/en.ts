/** Words of the board where it is drawn. */
export const en = {
  board: 'The fields',
  side: (side: string) => `Side ${side}`,
  phase: (phase: string) => `Field ${phase}`,
  bag: 'bags',
  crown: 'crowns',
  half: 'crowns of the right half',
  sides: 'Side of the boards',
  less: 'one less',
  more: 'one more',
  all: 'All numbers in a table',
  rightHalf: 'Vasco da Gama B, right half',
  explorers: ['Columbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'],
  hint: 'Choose a field on the board or with the arrow keys, then set the numbers that are printed on it. A field without a sign has 0.',
};

export type DrawingWords = typeof en;
