import type { DrawingWords } from './en.ts';

export const nl: DrawingWords = {
  what: 'Wat je zet',
  ground: 'Ondergrond',
  start: 'Beginfiguren',
  grounds: {
    '.': 'land',
    '~': 'water',
    H: 'haven',
    V: 'dorp',
    '|': 'dam van noord naar zuid',
    '-': 'dam van west naar oost',
    Bv: 'brug van noord naar zuid',
    Bh: 'brug van west naar oost',
    C: 'stad',
    _: 'geen veld',
  },
  marks: {
    a: 'vederkroon',
    s: 'helm',
    x: 'kroon en helm',
    xa: 'kroon en helm, Azteek bij een even aantal',
    none: 'geen begin',
  },
  board: 'Het bord, veld voor veld',
  fieldAt: (place: string) => `Veld ${place}`,
  number: 'Nummer in de stad',
  name: 'Naam van het dorp',
  supply: 'Voorraadkaarten',
  hint: 'Kies wat je zet en kies dan velden; of ga met de pijltjestoetsen en druk op Enter.',
};
