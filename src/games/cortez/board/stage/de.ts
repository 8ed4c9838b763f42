import type { StageWords } from './en.ts';

export const de: StageWords = {
  treasure: (round) => `Schatz ${round}`,
  won: (name, loser) => `${name} besiegt ${loser}`,
  gets: (name, round) => `${name} erhält Schatz ${round}`,
};
