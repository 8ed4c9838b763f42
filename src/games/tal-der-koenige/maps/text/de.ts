import type { Cost, Count } from './details.ts';
import type { MapWords } from './en.ts';

export const de: MapWords = {
  sites: ({ have, want, missing }: { have: number; want: number; missing: string }) =>
    `Es gibt ${want} Bauplätze; hier sind es ${have}. Es fehlt: ${missing || 'nichts'}.`,
  large: ({ have, want }: Count) => `${want} Bauplätze sind groß; hier sind es ${have}.`,
  small: ({ have, want }: Count) => `${want} Bauplätze sind klein; hier sind es ${have}.`,
  areas: ({ want, missing }: { want: number; missing: string }) => `Das Tal hat ${want} Gebiete. Es fehlt: ${missing}.`,
  outline: ({ areas }: { areas: string }) => `Ein Umriss hat mindestens drei Ecken. Zu wenige haben: ${areas}.`,
  borderOfOne: ({ area }: { area: number }) => `Gebiet ${area} kann nicht an sich selbst grenzen.`,
  acrossNothing: ({ site, area, across }: { site: number; area: number; across: number }) =>
    `Bauplatz ${site} liegt auf der Grenze von ${area} und ${across}, doch diese beiden grenzen nicht aneinander.`,
  unreachable: ({ places }: { places: string }) => `Von Gebiet 16 führt kein Weg nach: ${places}.`,
  cost: ({ from, to, want, have }: Cost) =>
    `Das Beispiel der Spielregel: von ${from} nach ${to} kostet ${want}. Hier kostet es ${have > 22 ? 'mehr, als jemand hat' : have}.`,
  noSiteForTwo: () => 'Zu zweit bleibt kein Bauplatz übrig: Alle haben Sonnen.',
  fewSitesForTwo: ({ have }: { have: number }) =>
    `Zu zweit ${have === 1 ? 'ist nur ein Bauplatz' : `sind nur ${have} Bauplätze`} im Spiel.`,
  drawnOutside: ({ site, area }: { site: number; area: number }) =>
    `Bauplatz ${site} gehört zu Gebiet ${area}, ist aber außerhalb gezeichnet.`,
  borderUntold: ({ a, b }: { a: number; b: number }) =>
    `Die Gebiete ${a} und ${b} sind nebeneinander gezeichnet, grenzen aber nicht aneinander.`,
  borderUndrawn: ({ a, b }: { a: number; b: number }) =>
    `Die Gebiete ${a} und ${b} grenzen aneinander, sind aber getrennt gezeichnet.`,
  pharaoh: () => 'Die Pyramide des Pharaos steht in Gebiet 16, ist aber außerhalb gezeichnet.',
  overlap: ({ a, b }: { a: string; b: string }) => `Die Bauplätze ${a} und ${b} liegen übereinander.`,
};
