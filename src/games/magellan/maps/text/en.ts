import { many } from '../../../../core/agreement.ts';
import type { Named, Sum } from './details.ts';

const explorers = ['Columbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'];
const kinds: Readonly<Record<string, string>> = { bag: 'bags', crown: 'crowns', half: 'crowns of the right half' };

/** What is wrong with a map, in words. */
export const en = {
  halfCrowns: ({ phase, have }: { phase: string; have: number }) =>
    `On side B of Vasco da Gama the halves carry the crowns, not field ${phase} itself, which has ${have}.`,
  pizarroCrowns: ({ have }: { have: number }) =>
    `Pizarro’s field III on side B counts by its cards and carries no crowns; here it has ${have}.`,
  cookSum: ({ side, have, want }: Sum) =>
    `A source gives ${many(want, 'crown', 'crowns')} for Cook’s three fields; side ${side} has ${have}.`,
  rulebook: ({ explorer, side, phase, kind, have, want }: Named) =>
    `The rulebook’s number for ${explorers[explorer]}, side ${side}, field ${phase}, ${kinds[kind]}: ${want}; here it is ${have}.`,
};

export type MapWords = typeof en;
