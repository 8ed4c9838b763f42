import { many } from '../../../../core/agreement.ts';
import type { Named, Sum } from './details.ts';
import type { MapWords } from './en.ts';

const explorers = ['Kolumbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'];
const kinds: Readonly<Record<string, string>> = { bag: 'Beutel', crown: 'Kronen', half: 'Kronen der rechten Hälfte' };

export const de: MapWords = {
  halfCrowns: ({ phase, have }: { phase: string; have: number }) =>
    `Auf Seite B von Vasco da Gama tragen die Hälften die Kronen, nicht Feld ${phase} selbst; es hat ${have}.`,
  pizarroCrowns: ({ have }: { have: number }) =>
    `Pizarros Feld III auf Seite B zählt nach seinen Karten und trägt keine Kronen; hier sind es ${have}.`,
  cookSum: ({ side, have, want }: Sum) =>
    `Eine Quelle nennt ${many(want, 'Krone', 'Kronen')} für Cooks drei Felder; Seite ${side} hat ${have}.`,
  rulebook: ({ explorer, side, phase, kind, have, want }: Named) =>
    `Die Zahl der Spielregel für ${explorers[explorer]}, Seite ${side}, Feld ${phase}, ${kinds[kind]}: ${want}; hier ist es ${have}.`,
};
