import { many } from '../../../../core/agreement.ts';

export const en = {
  phase: (phase: string) => `Phase ${phase}`,
  begins: (phase: string) => `Phase ${phase} begins`,
  over: 'The last phase is over',
  wins: (name: string, explorer: string) => `${name} wins ${explorer}`,
  for: (ducats: number) => `for ${many(ducats, 'ducat', 'ducats')}`,
};

export type StageWords = typeof en;
