/** A valley of whole numbers that keeps all that the rulebook says, to be drawn from nothing. */
export type Point = readonly [x: number, y: number];

export const outlines: Readonly<Record<number, readonly Point[]>> = {
  16: [
    [15, 18],
    [45, 18],
    [45, 36],
    [15, 36],
  ],
  17: [
    [0, 0],
    [30, 0],
    [30, 18],
    [15, 18],
  ],
  18: [
    [30, 0],
    [60, 0],
    [45, 18],
    [30, 18],
  ],
  19: [
    [60, 0],
    [60, 26],
    [45, 26],
    [45, 18],
  ],
  20: [
    [45, 26],
    [60, 26],
    [60, 52],
    [30, 52],
    [30, 36],
    [45, 36],
  ],
  21: [
    [30, 36],
    [30, 52],
    [0, 52],
    [0, 40],
    [15, 36],
  ],
  22: [
    [0, 0],
    [15, 18],
    [15, 36],
    [0, 40],
  ],
};

export const pharaoh: Point = [33, 27];

interface DrawnSite {
  readonly at: Point;
  readonly small?: true;
  readonly suns?: 3 | 4;
  readonly across?: number;
}

export const sites: Readonly<Record<number, DrawnSite>> = {
  1: { at: [14, 6], suns: 4 },
  2: { at: [24, 10] },
  3: { at: [36, 6], suns: 3 },
  4: { at: [38, 14], small: true, suns: 3, across: 16 },
  5: { at: [55, 12], suns: 4 },
  6: { at: [51, 21] },
  7: { at: [52, 45] },
  8: { at: [38, 41], across: 16 },
  9: { at: [8, 46], suns: 4 },
  10: { at: [20, 44] },
  11: { at: [4, 13], suns: 3 },
  12: { at: [11, 28], small: true, suns: 3, across: 16 },
  13: { at: [20, 23], small: true },
  14: { at: [41, 23], small: true, suns: 4 },
  15: { at: [22, 32], small: true },
};
