/** Where the data of the board come from, for the rules page: there is no map to show it on. */
import type { Language } from '../../../core/text.ts';

export const aboutBoard: Readonly<Record<Language, string>> = {
  en: 'The board is a grid of 40 hexes. The four printed ones and the 36 tiles stand alike in two sources that do not depend on each other, but for one tile that is in one of them only. So all of it is likely, and nothing is ours.',
  nl: 'Het bord is een raster van 40 zeshoeken. De vier gedrukte en de 36 tegels zijn gelijk in twee bronnen die niet van elkaar afhangen; alleen één tegel staat maar in één van de twee. Alles is dus waarschijnlijk, en niets is van ons.',
  de: 'Der Plan ist ein Raster aus 40 Sechsecken. Die vier gedruckten und die 36 Plättchen stehen gleich in zwei Quellen, die nicht voneinander abhängen; nur ein Plättchen steht bloß in einer. Alles ist also wahrscheinlich, und nichts ist von uns.',
};
