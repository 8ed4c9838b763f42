import { many } from '../../../../core/agreement.ts';

export const en = {
  scoring: (round: number) => `Scoring round ${round}`,
  volcano: 'A volcano',
  temples: 'Temples',
  treasures: 'Treasures',
  bids: 'Bids paid',
  inTurn: (names: readonly string[]) => names.join(' · '),
  points: (count: number) => many(count, 'point', 'points'),
  ofKind: (count: number): string => (count === 1 ? 'the first of its kind' : count === 2 ? 'a pair' : 'a trio'),
};

export type StageWords = typeof en;
