/** Components and map of the game as tables (K1, K5). Sites are 1 to 15, areas 16 to 22, as on the board. */

export const colours = ['red', 'grey', 'black', 'white', 'sand'] as const;
export const blocksPerColour = 33;
export const groupSize = 5;
export const overseersEach = 2;
const workersEach = 5;
export const figuresEach = overseersEach + workersEach;
export const scarabsEach = 8;
/** The tablets 1, 2, 3, 4 … */
export const numberedTablets = 4;
/** … and as many blank ones. */
export const blankTablets = 4;
/** K2.2: for both overseers together, and for all workers together. */
export const movePoints = 6;
export const blocksPerWorker = 2;
export const pharaohLevels = [16, 9, 4, 1];
export const pharaohBlocks = 30;
/** K4.1: the third such round running is the last. */
export const idleRoundsToEnd = 3;

export type Size = 'small' | 'large';
export type Kind = 'oneColour' | 'layered' | 'twoColour' | 'mixed';

/** K5: what a finished pyramid is worth. */
export const worth: Readonly<Record<Size, Readonly<Record<Kind, number>>>> = {
  small: { oneColour: 4, layered: 3, twoColour: 2, mixed: 1 },
  large: { oneColour: 11, layered: 9, twoColour: 7, mixed: 5 },
};

interface Pyramid {
  readonly levels: readonly number[];
  readonly blocks: number;
  /** Standing places on each side of the frame. */
  readonly placesPerSide: number;
  /** The position that is covered on all sides and never judged. */
  readonly hidden: number;
  /** K6.2: position by position, which of the two colours of a chequered level belongs there. */
  readonly chequer: readonly number[];
}

export const pyramids: Readonly<Record<Size, Pyramid>> = {
  small: { levels: [4, 1], blocks: 5, placesPerSide: 2, hidden: -1, chequer: [0, 1, 1, 0, 0] },
  large: {
    levels: [9, 4, 1],
    blocks: 14,
    placesPerSide: 3,
    hidden: 4,
    chequer: [0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0],
  },
};

interface Site {
  readonly size: Size;
  readonly area: number;
  /** K1.3: the fewest players with whom the site is in play (suns: none, two, three). */
  readonly players: number;
  /** The area beyond the border on which the first side of the frame lies. */
  readonly across?: number;
}

export const lastSite = 15;

/** The building sites by their numbers. */
export const sites: Readonly<Record<number, Site>> = {
  1: { size: 'large', area: 17, players: 4 },
  2: { size: 'large', area: 17, players: 2 },
  3: { size: 'large', area: 18, players: 3 },
  4: { size: 'small', area: 18, players: 3, across: 16 },
  5: { size: 'large', area: 19, players: 4 },
  6: { size: 'large', area: 19, players: 2 },
  7: { size: 'large', area: 20, players: 2 },
  8: { size: 'large', area: 20, players: 2, across: 16 },
  9: { size: 'large', area: 21, players: 4 },
  10: { size: 'large', area: 21, players: 2 },
  11: { size: 'large', area: 22, players: 3 },
  12: { size: 'small', area: 22, players: 3, across: 16 },
  13: { size: 'small', area: 16, players: 2 },
  14: { size: 'small', area: 16, players: 4 },
  15: { size: 'small', area: 16, players: 2 },
};

export const firstArea = 16;
export const lastArea = 22;

/** Which areas share a border; the area 16 lies in the middle of the others. */
export const borders: Readonly<Record<number, readonly number[]>> = {
  16: [17, 18, 19, 20, 21, 22],
  17: [16, 18, 22],
  18: [16, 17, 19],
  19: [16, 18, 20],
  20: [16, 19, 21],
  21: [16, 20, 22],
  22: [16, 17, 21],
};
