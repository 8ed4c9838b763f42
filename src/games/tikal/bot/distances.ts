/** Walking distances over the whole board, kept per board: within a turn only the laid tile changes them. */
import { edgeCount, type Hex, hexCount, neighbour } from '../map.ts';
import { stonesAcross, type TikalState } from '../state.ts';

/** From one hex to another at `from * hexCount + to`, without secret passages. */
export type Distances = Int8Array;

/** Farther than any way on the board. */
export const unreachable = 100;

export interface Board {
  readonly ways: readonly number[];
  readonly distances: Distances;
  /** The hexes that can be reached at all. */
  readonly land: readonly Hex[];
}

const boards = new Map<number, Board>();
const mostBoards = 2000;
let last: Board = { ways: [], distances: new Int8Array(), land: [] };

export function boardOf(state: TikalState): Board {
  const { ways } = state;
  if (!same(ways, last.ways)) last = known(ways) ?? remember(ways, measured(state));
  return last;
}

/** The board after one tile has been laid on the hex, from what it was before: much quicker than measuring anew. */
export function boardWithTile(before: Board, state: TikalState, hex: Hex): Board {
  return known(state.ways) ?? remember(state.ways, extended(before.distances, state, hex));
}

function known(ways: readonly number[]): Board | undefined {
  const found = boards.get(hashOf(ways));
  return found && same(ways, found.ways) ? found : undefined;
}

function remember(ways: readonly number[], distances: Distances): Board {
  const land: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (ways[hex] !== 0) land.push(hex);
  if (boards.size >= mostBoards) boards.clear();
  const board = { ways: ways.slice(), distances, land };
  boards.set(hashOf(ways), board);
  return board;
}

function extended(before: Distances, state: TikalState, hex: Hex): Distances {
  const distances = before.slice();
  const row = hex * hexCount;
  for (let edge = 0; edge < edgeCount; edge++) {
    const stones = stonesAcross(state, hex, edge);
    if (stones === 0) continue;
    const over = neighbour(hex, edge) * hexCount;
    for (let to = 0; to < hexCount; to++) {
      const way = stones + before[over + to]!;
      if (way < distances[row + to]!) distances[row + to] = way;
    }
  }
  for (let from = 0; from < hexCount; from++) {
    const half = distances[row + from]!;
    if (half >= unreachable || from === hex) continue;
    const other = from * hexCount;
    distances[other + hex] = half;
    for (let to = 0; to < hexCount; to++) {
      const way = half + distances[row + to]!;
      if (way < distances[other + to]!) distances[other + to] = way;
    }
  }
  return distances;
}

function same(ways: readonly number[], others: readonly number[]): boolean {
  for (let hex = 0; hex < hexCount; hex++) if (ways[hex] !== others[hex]) return false;
  return true;
}

function hashOf(ways: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (let hex = 0; hex < hexCount; hex++) hash = Math.imul(hash ^ ways[hex]!, 0x01000193) ^ (hash >>> 15);
  return hash;
}

/** Every pair over every hex between (Floyd and Warshall), with only the hexes that have ways at all. */
function measured(state: TikalState): Distances {
  const distances = new Int8Array(hexCount * hexCount).fill(unreachable);
  const known: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    distances[hex * hexCount + hex] = 0;
    if (state.ways[hex] === 0) continue;
    known.push(hex);
    for (let edge = 0; edge < edgeCount; edge++) {
      const stones = stonesAcross(state, hex, edge);
      if (stones > 0) distances[hex * hexCount + neighbour(hex, edge)] = stones;
    }
  }
  for (const over of known)
    for (const from of known) {
      const half = distances[from * hexCount + over]!;
      if (half < unreachable) shorten(distances, known, from * hexCount, over * hexCount, half);
    }
  return distances;
}

function shorten(distances: Distances, known: readonly Hex[], row: number, over: number, half: number): void {
  for (let at = 0; at < known.length; at++) {
    const to = known[at]!;
    const way = half + distances[over + to]!;
    if (way < distances[row + to]!) distances[row + to] = way;
  }
}
