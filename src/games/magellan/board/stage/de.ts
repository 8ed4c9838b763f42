import { many } from '../../../../core/agreement.ts';
import type { StageWords } from './en.ts';

export const de: StageWords = {
  phase: (phase) => `Phase ${phase}`,
  begins: (phase) => `Phase ${phase} beginnt`,
  over: 'Die letzte Phase ist vorbei',
  wins: (name, explorer) => `${name} gewinnt ${explorer}`,
  for: (ducats) => `für ${many(ducats, 'Dukat', 'Dukaten')}`,
};
