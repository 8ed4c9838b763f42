import { many } from '../../../../core/agreement.ts';
import type { StageWords } from './en.ts';

export const de: StageWords = {
  round: (round) => `Runde ${round}`,
  turnedUp: 'Die Gebotstafeln werden aufgedeckt',
  finishes: (name, site) => `${name} stellt Bauplatz ${site} fertig`,
  points: (count) => many(count, 'Punkt', 'Punkte'),
  takesOver: (name, site) => `${name} übernimmt Bauplatz ${site}`,
};
