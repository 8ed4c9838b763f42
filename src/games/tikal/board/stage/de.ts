import { many } from '../../../../core/agreement.ts';
import type { StageWords } from './en.ts';

export const de: StageWords = {
  scoring: (round) => `Wertungsrunde ${round}`,
  volcano: 'Ein Vulkan',
  temples: 'Tempel',
  treasures: 'Schätze',
  bids: 'Bezahlte Gebote',
  inTurn: (names) => names.join(' · '),
  points: (count) => many(count, 'Punkt', 'Punkte'),
  ofKind: (count) => (count === 1 ? 'der erste seiner Art' : count === 2 ? 'ein Paar' : 'ein Drilling'),
};
