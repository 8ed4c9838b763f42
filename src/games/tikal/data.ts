/** The components (T1): tiles, floors, treasures, prices. */
import { edgeCount, hexAt } from './map.ts';

export type Kind = 'base' | 'temple' | 'jungle' | 'treasure' | 'volcano';

export interface Tile {
  /** The letter on its back and a number: "A1"; the printed ones have names of their own. People read "tile 1", for A1 is a hex. */
  readonly id: string;
  readonly kind: Kind;
  /** The number of a temple, the masks of a treasure tile, otherwise 0. */
  readonly value: number;
  /** How many stones lie on its edges N, NE, SE, S, SW, NW. */
  readonly stones: readonly number[];
}

function tile(id: string, kind: Kind, value: number, ...stones: number[]): Tile {
  return { id, kind, value, stones };
}

/** The tiles of the stack, A to G, then those printed on the board. A tile is its number in this list. */
export const tiles: readonly Tile[] = [
  tile('A1', 'temple', 1, 0, 0, 0, 2, 1, 0),
  tile('A2', 'treasure', 4, 0, 0, 0, 2, 0, 1),
  tile('A3', 'jungle', 0, 1, 1, 0, 1, 0, 0),
  tile('A4', 'temple', 2, 0, 0, 0, 2, 0, 1),
  tile('A5', 'treasure', 4, 0, 1, 0, 2, 0, 0),
  tile('A6', 'temple', 2, 1, 0, 0, 2, 0, 0),
  tile('B1', 'volcano', 0, 0, 0, 0, 0, 0, 0),
  tile('B2', 'temple', 2, 0, 1, 0, 2, 0, 0),
  tile('B3', 'jungle', 0, 0, 0, 0, 2, 1, 0),
  tile('B4', 'jungle', 0, 0, 0, 0, 2, 0, 1),
  tile('B5', 'treasure', 4, 0, 0, 1, 2, 0, 0),
  tile('B6', 'temple', 3, 1, 0, 0, 2, 0, 0),
  tile('C1', 'temple', 4, 0, 1, 0, 2, 0, 0),
  tile('C2', 'jungle', 0, 0, 0, 0, 3, 0, 0),
  tile('C3', 'jungle', 0, 1, 1, 0, 1, 0, 0),
  tile('C4', 'treasure', 3, 0, 0, 0, 3, 0, 0),
  tile('C5', 'temple', 3, 0, 0, 0, 3, 0, 0),
  tile('D1', 'temple', 5, 0, 0, 0, 3, 0, 0),
  tile('D2', 'treasure', 3, 0, 0, 0, 3, 0, 0),
  tile('D3', 'volcano', 0, 0, 0, 0, 0, 0, 0),
  tile('D4', 'jungle', 0, 0, 1, 0, 1, 0, 1),
  tile('D5', 'temple', 5, 1, 0, 0, 2, 0, 0),
  tile('E1', 'temple', 6, 0, 0, 0, 3, 0, 0),
  tile('E2', 'treasure', 2, 0, 0, 1, 2, 0, 0),
  tile('E3', 'jungle', 0, 1, 0, 0, 2, 0, 0),
  tile('E4', 'jungle', 0, 1, 0, 0, 2, 0, 0),
  tile('E5', 'temple', 5, 0, 0, 0, 3, 0, 0),
  tile('F1', 'temple', 4, 0, 0, 0, 3, 0, 0),
  tile('F2', 'volcano', 0, 0, 0, 0, 0, 0, 0),
  tile('F3', 'jungle', 0, 1, 0, 0, 2, 0, 0),
  tile('F4', 'treasure', 2, 1, 0, 0, 2, 0, 0),
  tile('F5', 'temple', 4, 0, 0, 0, 2, 1, 0),
  tile('G1', 'temple', 3, 0, 0, 1, 2, 0, 0),
  tile('G2', 'jungle', 0, 1, 0, 0, 2, 0, 0),
  tile('G3', 'temple', 3, 0, 0, 0, 2, 0, 1),
  tile('G4', 'treasure', 2, 0, 0, 0, 3, 0, 0),
  tile('base', 'base', 0, 1, 1, 1, 0, 0, 0),
  tile('north', 'temple', 1, 1, 1, 0, 1, 0, 0),
  tile('clearing', 'jungle', 0, 1, 1, 1, 0, 0, 0),
  tile('east', 'temple', 1, 0, 1, 0, 0, 0, 1),
];

/** How many tiles the stack has; the printed ones come after them. */
export const stackSize = 36;

export const baseCamp = hexAt(0, 4);

/** Where the printed tiles lie, and which they are. */
export const printed: readonly (readonly [hex: number, tile: number])[] = [
  [baseCamp, 36],
  [hexAt(0, 3), 37],
  [hexAt(1, 3), 38],
  [hexAt(1, 4), 39],
];

const kinds: readonly Kind[] = tiles.map(({ kind }) => kind);
const values: readonly number[] = tiles.map(({ value }) => value);

export function kindOf(tile: number): Kind {
  return kinds[tile]!;
}

export function printedValue(tile: number): number {
  return values[tile]!;
}

/** A tile of the stack as people name it: its number from 1, A before B. */
export function tileName(tile: number): string {
  return String(tile + 1);
}

/** The tile of the stack with that letter and number; -1 when there is none. */
export function tileNamed(name: string): number {
  const found = tiles.findIndex(({ id }) => id === name);
  return found < stackSize ? found : -1;
}

/** The letter on the back of a tile of the stack, A = 0. */
export function letterOf(tile: number): number {
  return tiles[tile]!.id.charCodeAt(0) - 65;
}

/** The stack letter by letter, from the top. */
export const tilesByLetter: readonly (readonly number[])[] = Array.from({ length: 7 }, (_, letter) =>
  Array.from({ length: stackSize }, (_, tile) => tile).filter((tile) => letterOf(tile) === letter),
);

const turnedStones: readonly number[] = tiles
  .flatMap(({ stones }) =>
    Array.from({ length: edgeCount }, (_, rotation) =>
      stones.map((_, edge) => stones[(edge - rotation + edgeCount) % edgeCount]),
    ),
  )
  .flat() as number[];

/** The stones on one edge of a tile that lies rotated (T3.1). */
export function stonesOn(tile: number, rotation: number, edge: number): number {
  return turnedStones[(tile * edgeCount + rotation) * edgeCount + edge]!;
}

/** After how many rotations a tile looks the same again: 1 for a volcano, 6 for most. */
export const rotationsOf: readonly number[] = tiles.map(
  ({ stones }) =>
    1 + [1, 2, 3, 4, 5].findIndex((turn) => stones.every((count, edge) => count === stones[(edge + turn) % edgeCount])) || 6,
);

/** T1.3: floors 2 to 10, the first entry being the 2s. */
export const floorCounts: readonly number[] = [3, 6, 9, 11, 8, 5, 3, 2, 1];
export const lowestFloor = 2;
export const highestFloor = 10;

/** The eight treasures, three of each. The books leave them nameless; these names are ours. */
export const motifs = ['jaguar', 'serpent', 'bowl', 'sun', 'frog', 'bird', 'bell', 'turtle'] as const;
export type Motif = (typeof motifs)[number];
/** A single motif is worth 1, a pair 3, a trio 6 (T6.2). */
export const motifPoints: readonly number[] = [0, 1, 3, 6];
export const motifCount = motifs.length;
export const motifCopies = 3;
export const treasureCount = motifCount * motifCopies;

/**
 * Where the treasures of each treasure tile end in the shuffled row of 24. The eight tiles show 24 masks,
 * so dealing them in the shuffle is the same as laying them out when the tile is placed.
 */
export const treasuresEnd: readonly number[] = tiles.map((_, upTo) =>
  tiles.slice(0, upTo + 1).reduce((sum, { kind, value }) => sum + (kind === 'treasure' ? value : 0), 0),
);

export const membersEach = 18;
export const campsEach = 2;
export const guardsEach = 2;
export const leaderWeight = 3;
export const actionPoints = 10;
export const auctionStart = 20;
export const scoringRounds = 4;

/** What an action costs (T4); walking costs its stones. */
export const price = { bring: 1, transfer: 1, uncover: 2, raise: 3, exchange: 3, camp: 5, guard: 5 } as const;

/** At most so many levels of a temple, or treasures of a tile, in one turn (T4.4, T4.5). */
export const worksPerTurn = 2;
