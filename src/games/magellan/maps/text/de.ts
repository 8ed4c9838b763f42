import { many } from '../../../../core/agreement.ts';
import type { Named, Sum } from './details.ts';
import type { MapWords } from './en.ts';

export const de: MapWords = {
  halfCrowns: ({ phase, have }: { phase: string; have: number }) =>
    `Auf Seite B von Vasco da Gama tragen die Hälften die Kronen, nicht Feld ${phase} selbst; es hat ${have}.`,
  pizarroCrowns: ({ have }: { have: number }) =>
    `Pizarros Feld III auf Seite B zählt nach seinen Karten und trägt keine Kronen; hier sind es ${have}.`,
  cookSum: ({ side, have, want }: Sum) =>
    `Eine Quelle nennt ${many(want, 'Krone', 'Kronen')} für Cooks drei Felder; Seite ${side} hat ${have}.`,
  rulebook: ({ path, have, want }: Named) => `Die Spielregel nennt ${want} für ${path}; hier sind es ${have}.`,
};
