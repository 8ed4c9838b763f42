import type { StageWords } from './en.ts';

export const nl: StageWords = {
  treasure: (round) => `Schat ${round}`,
  won: (name, loser) => `${name} verslaat ${loser}`,
  gets: (name, round) => `${name} krijgt schat ${round}`,
};
