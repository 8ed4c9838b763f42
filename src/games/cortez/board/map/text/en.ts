/** Words of the board where it is drawn. */
export const en = {
  what: 'What to set',
  ground: 'Ground',
  start: 'Starting figures',
  grounds: {
    '.': 'land',
    '~': 'water',
    H: 'harbour',
    V: 'village',
    '|': 'causeway north to south',
    '-': 'causeway west to east',
    Bv: 'bridge north to south',
    Bh: 'bridge west to east',
    C: 'city',
    _: 'no field',
  },
  marks: {
    a: 'feather crown',
    s: 'helmet',
    x: 'crown and helmet',
    xa: 'crown and helmet, Aztec with an even number',
    none: 'no start',
  },
  board: 'The board, field by field',
  fieldAt: (place: string) => `Field ${place}`,
  number: 'Number in the city',
  name: 'Name of the village',
  supply: 'Supply cards',
  hint: 'Choose what to set, then choose fields; or go with the arrow keys and press Enter.',
};

export type DrawingWords = typeof en;
