import type { DrawingWords } from './en.ts';

export const nl: DrawingWords = {
  board: 'Het dal',
  site: (site: number) => `Bouwterrein ${site}`,
  missing: 'nog niet geplaatst',
  size: 'Grootte',
  small: 'klein',
  large: 'groot',
  suns: 'Zonnen',
  noSuns: 'geen',
  twoSuns: 'twee: vanaf drie spelers',
  threeSuns: 'drie: alleen met vier',
  area: 'Gebied',
  across: 'Op de grens met',
  none: 'geen ander gebied',
  facing: 'Eerste kant kijkt naar (graden)',
  remove: 'Weghalen',
  put: 'In het midden zetten',
  borders: 'Gebieden die aan elkaar grenzen',
  border: (a: number, b: number) => `${a} en ${b}`,
  hint: 'Kies een bouwterrein en dan waar het ligt; of verplaats het met de pijltjestoetsen.',
};
