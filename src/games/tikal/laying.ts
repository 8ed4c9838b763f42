/** Where a tile may lie (T3), and what changes when it does. */

import { kindOf, printedValue, rotationsOf, stonesOn } from './data.ts';
import { beyond, edgeCount, type Hex, hexCount, neighbour, opposite } from './map.ts';
import { bitsPerEdge, canBeEntered, isKnown, type TikalState, tileAt } from './state.ts';

/** T3.1 */
export function hasKnownNeighbour(state: TikalState, hex: Hex): boolean {
  for (let edge = 0; edge < edgeCount; edge++) {
    const other = neighbour(hex, edge);
    if (other !== beyond && isKnown(state, other)) return true;
  }
  return false;
}

/** The stones on both sides of an edge, for a tile that lies there or is about to; 0 towards what cannot be entered. */
function stonesBetween(state: TikalState, tile: number, rotation: number, hex: Hex, edge: number): number {
  const other = neighbour(hex, edge);
  if (other === beyond || !canBeEntered(state, other)) return 0;
  return stonesOn(tile, rotation, edge) + stonesOn(tileAt(state, other), state.rotations[other]!, opposite(edge));
}

/** T3.2: some stone leads onto it from a tile that can be entered. */
function couldBeWalkedOnto(state: TikalState, tile: number, hex: Hex, rotation: number): boolean {
  for (let edge = 0; edge < edgeCount; edge++) if (stonesBetween(state, tile, rotation, hex, edge) > 0) return true;
  return false;
}

/** What the edges of the hex will cost once the tile lies there. */
export function waysWith(state: TikalState, tile: number, hex: Hex, rotation: number): number {
  let ways = 0;
  for (let edge = 0; edge < edgeCount; edge++) ways |= stonesBetween(state, tile, rotation, hex, edge) << (edge * bitsPerEdge);
  return ways;
}

/** An empty hex next to a known tile (T3.1). */
export function isFrontier(state: TikalState, hex: Hex): boolean {
  return !isKnown(state, hex) && hasKnownNeighbour(state, hex);
}

/** Whether the tile may be laid so on the frontier (T3.2, T3.3). */
export function fits(state: TikalState, tile: number, hex: Hex, rotation: number): boolean {
  return kindOf(tile) === 'volcano' || couldBeWalkedOnto(state, tile, hex, rotation);
}

/** T3.5 */
export function fitsSomewhere(state: TikalState, tile: number): boolean {
  const rotations = rotationsOf[tile]!;
  for (let hex = 0; hex < hexCount; hex++) {
    if (!isFrontier(state, hex)) continue;
    for (let rotation = 0; rotation < rotations; rotation++) if (fits(state, tile, hex, rotation)) return true;
  }
  return false;
}

/** Lays the tile with its treasures, and opens the ways from and to it. */
export function layTile(state: TikalState, tile: number, hex: Hex, rotation: number): void {
  const kind = kindOf(tile);
  state.tiles[hex] = tile;
  state.rotations[hex] = rotation;
  if (kind === 'volcano') return;
  if (kind === 'temple') state.values[hex] = printedValue(tile);
  if (kind === 'treasure') state.buried[hex] = printedValue(tile);
  for (let edge = 0; edge < edgeCount; edge++) {
    const stones = stonesBetween(state, tile, rotation, hex, edge);
    if (stones === 0) continue;
    openWay(state, hex, edge, stones);
    openWay(state, neighbour(hex, edge), opposite(edge), stones);
  }
}

function openWay(state: TikalState, hex: Hex, edge: number, stones: number): void {
  state.ways[hex] = state.ways[hex]! | (stones << (edge * bitsPerEdge));
}

/** What the edges of a hex cost, counted anew. */
export function waysAt(state: TikalState, hex: Hex): number {
  return canBeEntered(state, hex) ? waysWith(state, tileAt(state, hex), hex, state.rotations[hex]!) : 0;
}
