/** Components of the game as tables (K1, K5). The board itself is in maps/. */

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

/** K1.1, as is the rest here: the building sites are 1 to 15. */
export const lastSite = 15;
export const largeSites = 10;
export const firstArea = 16;
export const lastArea = 22;
