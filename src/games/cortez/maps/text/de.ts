import { many } from '../../../../core/agreement.ts';
import type { Count, Doubles, Places } from './details.ts';
import type { MapWords } from './en.ts';

export const de: MapWords = {
  cityFields: ({ have, want }: Count) => `Die Stadt hat ${want} Felder; hier sind es ${have}.`,
  citySquare: () => 'Die Stadt ist ein Quadrat von fünf mal fünf Feldern.',
  cityNumbers: ({ missing }: { missing: string }) =>
    `Jedes Feld der Stadt hat eine eigene Nummer, 1 bis 25. Es fehlt: ${missing}.`,
  noGate: () => 'Kein Damm führt in die Stadt.',
  bridges: ({ have, want }: Count) => `Es gibt ${want} Brücken; hier sind es ${have}.`,
  damEnds: ({ places }: Places) => `Ein Damm endet im Wasser: ${places}.`,
  noVillage: () => 'Es gibt kein Dorf.',
  namelessVillage: ({ places }: Places) => `Jedes Dorf hat einen Namen und eine Zahl. Es fehlt: ${places}.`,
  villageTwice: ({ names }: { names: string }) => `Zwei Dörfer heißen gleich: ${names}.`,
  tlacopan: ({ have, want }: Count) =>
    `Das Beispiel der Spielregel: Tlacopan gibt ${many(want, 'Vorratskarte', 'Vorratskarten')}. Hier gibt es ${have}.`,
  noTlacopan: () => 'Die Spielregel nennt ein Dorf Tlacopan; hier fehlt es.',
  noHarbour: () => 'Es gibt keinen Hafen, also kommt niemand vom Land aufs Wasser.',
  idleHarbour: ({ places }: Places) => `Ein Hafen liegt an Land und Wasser. Diese nicht: ${places}.`,
  crowns: ({ have, want }: Count) => `${want} Felder tragen nur eine Federkrone; hier sind es ${have}.`,
  helmets: ({ have, want }: Count) => `${want} Felder tragen nur einen Helm; hier sind es ${have}.`,
  doublesInside: ({ have, want }: Count) => `${want} Felder der Stadt tragen Krone und Helm; hier sind es ${have}.`,
  doublesOutside: ({ have, want }: Count) => `${want} Felder außerhalb der Stadt tragen Krone und Helm; hier sind es ${have}.`,
  evenAztecs: ({ inside, outside }: Doubles) =>
    `Bei gerader Spielerzahl stehen Azteken auf zwei Doppelfeldern der Stadt und zwei außerhalb; hier auf ${inside} und ${outside}.`,
  startNowhere: ({ places }: Places) => `Figuren beginnen, wo kein Feld ist: ${places}.`,
  unreachable: ({ have, places }: { have: number; places: string }) =>
    `${have === 1 ? 'Ein Feld ist' : `${have} Felder sind`} nicht zu erreichen: ${places}.`,
  aztecs: () => 'Azteken',
  spaniards: () => 'Spanier',
};
