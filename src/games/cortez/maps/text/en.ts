import { many } from '../../../../core/agreement.ts';
import type { Count, Doubles, Places } from './details.ts';

/** What is wrong with a map, in words. */
export const en = {
  cityFields: ({ have, want }: Count) => `The city has ${want} fields; here are ${have}.`,
  citySquare: () => 'The city is a square of five by five fields.',
  cityNumbers: ({ missing }: { missing: string }) =>
    `Every field of the city has a number of its own, 1 to 25. Missing: ${missing}.`,
  noGate: () => 'No causeway leads into the city.',
  bridges: ({ have, want }: Count) => `There are ${want} bridges; here are ${have}.`,
  damEnds: ({ places }: Places) => `A causeway ends in the water: ${places}.`,
  noVillage: () => 'There is no village.',
  namelessVillage: ({ places }: Places) => `Every village has a name and a number. Missing: ${places}.`,
  villageTwice: ({ names }: { names: string }) => `Two villages have the same name: ${names}.`,
  tlacopan: ({ have, want }: Count) =>
    `The rulebook’s example: Tlacopan gives ${many(want, 'supply card', 'supply cards')}. Here it gives ${have}.`,
  noTlacopan: () => 'The rulebook names a village Tlacopan; here is none.',
  noHarbour: () => 'There is no harbour, so nobody gets from land to water.',
  idleHarbour: ({ places }: Places) => `A harbour touches land and water. These do not: ${places}.`,
  crowns: ({ have, want }: Count) => `${want} fields carry a feather crown alone; here are ${have}.`,
  helmets: ({ have, want }: Count) => `${want} fields carry a helmet alone; here are ${have}.`,
  doublesInside: ({ have, want }: Count) => `${want} fields of the city carry crown and helmet; here are ${have}.`,
  doublesOutside: ({ have, want }: Count) => `${want} fields outside the city carry crown and helmet; here are ${have}.`,
  evenAztecs: ({ inside, outside }: Doubles) =>
    `With an even number of players Aztecs stand on two double fields of the city and two outside; here on ${inside} and ${outside}.`,
  startNowhere: ({ places }: Places) => `Figures start where there is no field: ${places}.`,
  unreachable: ({ have, places }: { have: number; places: string }) =>
    `${have === 1 ? 'A field cannot' : `${have} fields cannot`} be reached: ${places}.`,
  aztecs: () => 'Aztecs',
  spaniards: () => 'Spaniards',
};

export type MapWords = typeof en;
