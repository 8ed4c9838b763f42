import { many } from '../../../../core/agreement.ts';
import type { Count, Doubles, Places } from './details.ts';
import type { MapWords } from './en.ts';

export const nl: MapWords = {
  cityFields: ({ have, want }: Count) => `De stad heeft ${want} velden; hier zijn het er ${have}.`,
  citySquare: () => 'De stad is een vierkant van vijf bij vijf velden.',
  cityNumbers: ({ missing }: { missing: string }) =>
    `Elk veld van de stad heeft een eigen nummer, 1 tot 25. Wat ontbreekt: ${missing}.`,
  noGate: () => 'Er leidt geen dam de stad in.',
  bridges: ({ have, want }: Count) => `Er zijn ${want} bruggen; hier zijn het er ${have}.`,
  damEnds: ({ places }: Places) => `Een dam eindigt in het water: ${places}.`,
  noVillage: () => 'Er is geen dorp.',
  namelessVillage: ({ places }: Places) => `Elk dorp heeft een naam en een getal. Wat ontbreekt: ${places}.`,
  villageTwice: ({ names }: { names: string }) => `Twee dorpen heten hetzelfde: ${names}.`,
  tlacopan: ({ have, want }: Count) =>
    `Het voorbeeld in de spelregels: Tlacopan geeft ${many(want, 'voorraadkaart', 'voorraadkaarten')}. Hier geeft het er ${have}.`,
  noTlacopan: () => 'De spelregels noemen een dorp Tlacopan; hier is het er niet.',
  noHarbour: () => 'Er is geen haven, dus niemand komt van land op water.',
  idleHarbour: ({ places }: Places) => `Een haven ligt aan land en water. Deze niet: ${places}.`,
  crowns: ({ have, want }: Count) => `${want} velden hebben alleen een vederkroon; hier zijn het er ${have}.`,
  helmets: ({ have, want }: Count) => `${want} velden hebben alleen een helm; hier zijn het er ${have}.`,
  doublesInside: ({ have, want }: Count) => `${want} velden van de stad hebben kroon en helm; hier zijn het er ${have}.`,
  doublesOutside: ({ have, want }: Count) => `${want} velden buiten de stad hebben kroon en helm; hier zijn het er ${have}.`,
  evenAztecs: ({ inside, outside }: Doubles) =>
    `Met een even aantal spelers staan Azteken op twee dubbele velden van de stad en twee erbuiten; hier op ${inside} en ${outside}.`,
  startNowhere: ({ places }: Places) => `Figuren beginnen waar geen veld is: ${places}.`,
  unreachable: ({ have, places }: { have: number; places: string }) =>
    `${have === 1 ? 'Een veld is' : `${have} velden zijn`} niet te bereiken: ${places}.`,
  aztecs: () => 'Azteken',
  spaniards: () => 'Spanjaarden',
};
