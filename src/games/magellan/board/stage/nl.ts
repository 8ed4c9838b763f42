import { many } from '../../../../core/agreement.ts';
import type { StageWords } from './en.ts';

export const nl: StageWords = {
  phase: (phase) => `Fase ${phase}`,
  begins: (phase) => `Fase ${phase} begint`,
  over: 'De laatste fase is voorbij',
  wins: (name, explorer) => `${name} wint ${explorer}`,
  for: (ducats) => `voor ${many(ducats, 'dukaat', 'dukaten')}`,
};
