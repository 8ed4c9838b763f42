import { many } from '../../../../core/agreement.ts';
import type { StageWords } from './en.ts';

export const nl: StageWords = {
  round: (round) => `Ronde ${round}`,
  turnedUp: 'De biedtabletten worden omgedraaid',
  finishes: (name, site) => `${name} voltooit bouwterrein ${site}`,
  points: (count) => many(count, 'punt', 'punten'),
  takesOver: (name, site) => `${name} neemt bouwterrein ${site} over`,
};
