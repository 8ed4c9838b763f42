export const en = {
  treasure: (round: number) => `Treasure ${round}`,
  won: (name: string, loser: string) => `${name} beats ${loser}`,
  gets: (name: string, round: number) => `${name} gets treasure ${round}`,
};

export type StageWords = typeof en;
