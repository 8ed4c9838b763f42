import { many } from '../../../../core/agreement.ts';
import type { Cost, Count } from './details.ts';

/** What is wrong with a map, in words. */
export const en = {
  sites: ({ have, want, missing }: { have: number; want: number; missing: string }) =>
    `There are ${want} building sites; here are ${have}. Missing: ${missing || 'none'}.`,
  large: ({ have, want }: Count) => `${want} of the sites are large; here are ${have}.`,
  small: ({ have, want }: Count) => `${want} of the sites are small; here are ${have}.`,
  areas: ({ want, missing }: { want: number; missing: string }) => `The valley has ${want} areas. Missing: ${missing}.`,
  outline: ({ areas }: { areas: string }) => `An outline has at least three corners. Too few have: ${areas}.`,
  borderOfOne: ({ area }: { area: number }) => `Area ${area} cannot border on itself.`,
  acrossNothing: ({ site, area, across }: { site: number; area: number; across: number }) =>
    `Site ${site} lies on the border of ${area} and ${across}, but these two share none.`,
  unreachable: ({ places }: { places: string }) => `No way leads from area 16 to: ${places}.`,
  cost: ({ from, to, want, have }: Cost) =>
    `The rulebook’s example: from ${from} to ${to} costs ${want}. Here it costs ${have > 22 ? 'more than anybody has' : have}.`,
  noSiteForTwo: () => 'With two players there is no site to build on: every one has suns.',
  fewSitesForTwo: ({ have }: { have: number }) => `With two players only ${many(have, 'site is', 'sites are')} in play.`,
  drawnOutside: ({ site, area }: { site: number; area: number }) =>
    `Site ${site} belongs to area ${area} but is drawn outside it.`,
  borderUntold: ({ a, b }: { a: number; b: number }) => `Areas ${a} and ${b} are drawn side by side, but share no border.`,
  borderUndrawn: ({ a, b }: { a: number; b: number }) => `Areas ${a} and ${b} share a border, but are drawn apart.`,
  pharaoh: () => 'The pharaoh’s pyramid stands in area 16, but is drawn outside it.',
  overlap: ({ a, b }: { a: string; b: string }) => `Sites ${a} and ${b} lie over each other.`,
};

export type MapWords = typeof en;
