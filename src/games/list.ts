/** The games of the house: one folder and one line here each. The name in the line is the game's id. */
export { entry as cortez } from './cortez/catalogue.ts';
export { entry as magellan } from './magellan/catalogue.ts';
export { entry as 'tal-der-koenige' } from './tal-der-koenige/catalogue.ts';
export { entry as tikal } from './tikal/catalogue.ts';
