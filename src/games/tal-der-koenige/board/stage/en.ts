import { many } from '../../../../core/agreement.ts';

export const en = {
  round: (round: number) => `Round ${round}`,
  turnedUp: 'The tablets are turned up',
  finishes: (name: string, site: number) => `${name} finishes site ${site}`,
  points: (count: number) => many(count, 'point', 'points'),
  takesOver: (name: string, site: number) => `${name} takes over site ${site}`,
};

export type StageWords = typeof en;
