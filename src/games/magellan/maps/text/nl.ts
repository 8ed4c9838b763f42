import { many } from '../../../../core/agreement.ts';
import type { Named, Sum } from './details.ts';
import type { MapWords } from './en.ts';

const explorers = ['Columbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'];
const kinds: Readonly<Record<string, string>> = { bag: 'zakken', crown: 'kronen', half: 'kronen van de rechterhelft' };

export const nl: MapWords = {
  halfCrowns: ({ phase, have }: { phase: string; have: number }) =>
    `Op kant B van Vasco da Gama dragen de helften de kronen, niet veld ${phase} zelf; dat heeft er ${have}.`,
  pizarroCrowns: ({ have }: { have: number }) =>
    `Veld III van Pizarro op kant B telt naar zijn kaarten en heeft geen kronen; hier zijn het er ${have}.`,
  cookSum: ({ side, have, want }: Sum) =>
    `Een bron geeft ${many(want, 'kroon', 'kronen')} voor de drie velden van Cook; kant ${side} heeft er ${have}.`,
  rulebook: ({ explorer, side, phase, kind, have, want }: Named) =>
    `Het getal uit de spelregels voor ${explorers[explorer]}, kant ${side}, veld ${phase}, ${kinds[kind]}: ${want}; hier is het ${have}.`,
};
