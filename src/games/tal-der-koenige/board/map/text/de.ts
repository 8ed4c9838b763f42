import type { DrawingWords } from './en.ts';

export const de: DrawingWords = {
  board: 'Das Tal',
  site: (site: number) => `Bauplatz ${site}`,
  missing: 'noch nicht da',
  size: 'Größe',
  small: 'klein',
  large: 'groß',
  suns: 'Sonnen',
  noSuns: 'keine',
  twoSuns: 'zwei: ab drei Spielern',
  threeSuns: 'drei: nur zu viert',
  area: 'Gebiet',
  across: 'Auf der Grenze zu',
  none: 'keinem anderen Gebiet',
  facing: 'Erste Seite schaut nach (Grad)',
  remove: 'Entfernen',
  put: 'In die Mitte setzen',
  borders: 'Gebiete, die aneinander grenzen',
  border: (a: number, b: number) => `${a} und ${b}`,
  hint: 'Wähle einen Bauplatz und dann, wo er liegt; oder verschieb ihn mit den Pfeiltasten.',
};
