/** Words of the board where it is drawn. */
export const en = {
  board: 'The valley',
  site: (site: number) => `Site ${site}`,
  missing: 'not there yet',
  size: 'Size',
  small: 'small',
  large: 'large',
  suns: 'Suns',
  noSuns: 'none',
  twoSuns: 'two: from three players',
  threeSuns: 'three: only with four',
  area: 'Area',
  across: 'On the border to',
  none: 'no other area',
  facing: 'First side looks to (degrees)',
  remove: 'Remove',
  put: 'Put it in the middle',
  borders: 'Areas that share a border',
  border: (a: number, b: number) => `${a} and ${b}`,
  hint: 'Choose a site, then choose where it lies; or move it with the arrow keys.',
};

export type DrawingWords = typeof en;
