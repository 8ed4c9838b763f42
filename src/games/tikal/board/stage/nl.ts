import { many } from '../../../../core/agreement.ts';
import type { StageWords } from './en.ts';

export const nl: StageWords = {
  scoring: (round) => `Waarderingsronde ${round}`,
  volcano: 'Een vulkaan',
  temples: 'Tempels',
  treasures: 'Schatten',
  bids: 'Betaalde biedingen',
  inTurn: (names) => names.join(' · '),
  points: (count) => many(count, 'punt', 'punten'),
  ofKind: (count) => (count === 1 ? 'de eerste van zijn soort' : count === 2 ? 'een paar' : 'een trio'),
};
