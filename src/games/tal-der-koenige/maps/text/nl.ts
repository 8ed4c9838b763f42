import type { Cost, Count } from './details.ts';
import type { MapWords } from './en.ts';

export const nl: MapWords = {
  sites: ({ have, want, missing }: { have: number; want: number; missing: string }) =>
    `Er zijn ${want} bouwterreinen; hier zijn er ${have}. Wat ontbreekt: ${missing || 'niets'}.`,
  large: ({ have, want }: Count) => `${want} bouwterreinen zijn groot; hier zijn er ${have}.`,
  small: ({ have, want }: Count) => `${want} bouwterreinen zijn klein; hier zijn er ${have}.`,
  areas: ({ want, missing }: { want: number; missing: string }) => `Het dal heeft ${want} gebieden. Wat ontbreekt: ${missing}.`,
  outline: ({ areas }: { areas: string }) => `Een omtrek heeft minstens drie hoeken. Te weinig hebben: ${areas}.`,
  borderOfOne: ({ area }: { area: number }) => `Gebied ${area} kan niet aan zichzelf grenzen.`,
  acrossNothing: ({ site, area, across }: { site: number; area: number; across: number }) =>
    `Bouwterrein ${site} ligt op de grens van ${area} en ${across}, maar die twee grenzen niet aan elkaar.`,
  unreachable: ({ places }: { places: string }) => `Vanaf gebied 16 is er geen weg naar: ${places}.`,
  cost: ({ from, to, want, have }: Cost) =>
    `Het voorbeeld in de spelregels: van ${from} naar ${to} kost ${want}. Hier kost het ${have > 22 ? 'meer dan iemand heeft' : have}.`,
  noSiteForTwo: () => 'Met twee spelers is er geen bouwterrein over: op allemaal staan zonnen.',
  fewSitesForTwo: ({ have }: { have: number }) =>
    `Met twee spelers ${have === 1 ? 'doet maar één bouwterrein' : `doen maar ${have} bouwterreinen`} mee.`,
  drawnOutside: ({ site, area }: { site: number; area: number }) =>
    `Bouwterrein ${site} hoort bij gebied ${area} maar is erbuiten getekend.`,
  borderUntold: ({ a, b }: { a: number; b: number }) =>
    `De gebieden ${a} en ${b} zijn naast elkaar getekend, maar grenzen niet aan elkaar.`,
  borderUndrawn: ({ a, b }: { a: number; b: number }) =>
    `De gebieden ${a} en ${b} grenzen aan elkaar, maar zijn los van elkaar getekend.`,
  pharaoh: () => 'De piramide van de farao staat in gebied 16, maar is erbuiten getekend.',
  overlap: ({ a, b }: { a: string; b: string }) => `De bouwterreinen ${a} en ${b} liggen over elkaar.`,
};
