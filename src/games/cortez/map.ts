/**
 * The board as a graph. A node is a field, numbered row by row, or the water under a whole bridge.
 * Which nodes touch depends only on which bridges are whole, so all 32 maps are made once.
 */
import { placeName } from '../../core/place-name.ts';
import { bridges, cityCorner, cityNumbers, terrain, villages } from './data.ts';

export const size = 17;
export const fields = size * size;
/** Fields, then the water under each bridge. */
export const nodes = fields + bridges.length;
export const wholeBridges = (1 << bridges.length) - 1;

const steps: readonly (readonly [number, number])[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];
export const sides = steps.length;

export function fieldAt(row: number, column: number): number {
  return row * size + column;
}

/** The city number of each field, 0 outside. */
export const cityNumber: readonly number[] = Array.from({ length: fields }, (_, field) => {
  const row = Math.floor(field / size) - cityCorner[0];
  const column = (field % size) - cityCorner[1];
  return cityNumbers[row]?.[column] ?? 0;
});

/** The field of each city number; index 0 is no field. */
export const cityField: readonly number[] = Array.from({ length: 26 }, (_, number) =>
  number === 0 ? -1 : cityNumber.indexOf(number),
);

/** How many supply cards the village on a field gives, 0 where there is none. */
export const villageSupply: readonly number[] = Array.from(
  { length: fields },
  (_, field) => villages.find(({ at }) => fieldAt(at[0], at[1]) === field)?.supply ?? 0,
);

/** The bridge on each field, -1 where there is none. */
export const bridgeOn: readonly number[] = Array.from({ length: fields }, (_, field) =>
  bridges.findIndex(({ at }) => fieldAt(at[0], at[1]) === field),
);

export const bridgeField: readonly number[] = bridges.map(({ at }) => fieldAt(at[0], at[1]));

export function isCity(field: number): boolean {
  return cityNumber[field]! > 0;
}

/** The water under a bridge, as a node; -1 for a field. */
export function bridgeOver(node: number): number {
  return node < fields ? -1 : node - fields;
}

function terrainAt(row: number, column: number): string {
  return terrain[row]?.[column] ?? ' ';
}

/** Dams and bridges run one way only (C4.2); every such field lies on the axis of the city's middle. */
function alongDam(column: number, step: readonly [number, number]): boolean {
  return column === 8 ? step[0] !== 0 : step[1] !== 0;
}

function isDam(kind: string): boolean {
  return kind === 'D' || kind === 'B';
}

const land = '.VH';
const water = '~H';

/** Whether a step over land leads from the one kind of field to the other (C4.2). */
function walks(row: number, column: number, step: readonly [number, number]): boolean {
  const here = terrainAt(row, column);
  const there = terrainAt(row + step[0], column + step[1]);
  if (here === 'C' && there === 'C') return true;
  if (isDam(here)) return alongDam(column, step) && (isDam(there) || there === 'C' || land.includes(there));
  if (isDam(there)) return alongDam(column + step[1], step) && (here === 'C' || land.includes(here));
  return land.includes(here) && land.includes(there);
}

function rows(whole: number): Int16Array {
  const table = new Int16Array(nodes * sides).fill(-1);
  const isWhole = (bridge: number) => bridge < 0 || ((whole >> bridge) & 1) === 1;
  for (let field = 0; field < fields; field++) {
    const row = Math.floor(field / size);
    const column = field % size;
    const here = terrainAt(row, column);
    if (!isWhole(bridgeOn[field]!)) continue;
    for (const [side, step] of steps.entries()) {
      const [toRow, toColumn] = [row + step[0], column + step[1]];
      const there = terrainAt(toRow, toColumn);
      if (there === ' ') continue;
      const next = fieldAt(toRow, toColumn);
      const bridge = bridgeOn[next]!;
      if (walks(row, column, step)) {
        if (isWhole(bridge)) table[field * sides + side] = next;
      } else if (water.includes(here) && water.includes(there)) table[field * sides + side] = next;
      else if (water.includes(here) && bridge >= 0 && isWhole(bridge) && !alongDam(toColumn, step)) {
        // Under a bridge only straight across (C4.2).
        table[field * sides + side] = fields + bridge;
        table[(fields + bridge) * sides + (side ^ 1)] = field;
      }
    }
  }
  return table;
}

/** `neighbours[whole][node * sides + side]`: the node one step on, -1 where there is none; `whole` has a bit per whole bridge. */
export const neighbours: readonly Int16Array[] = Array.from({ length: wholeBridges + 1 }, (_, whole) => rows(whole));

/** A node as a short word: "17" in the city, "E4" outside, "under I5" below a bridge. */
const places: readonly string[] = Array.from({ length: nodes }, (_, node) => {
  if (node >= fields) return `under ${plain(bridgeField[node - fields]!)}`;
  const number = cityNumber[node]!;
  return number ? String(number) : plain(node);
});

function plain(field: number): string {
  return placeName(field % size, Math.floor(field / size));
}

const byPlace = new Map(places.map((place, node) => [place, node]));

/** A bridge is called by the field it lies on. */
export const bridgeNames: readonly string[] = bridgeField.map(placeOf);

export function placeOf(node: number): string {
  return places[node]!;
}

/** The node of that name, -1 when there is none. */
export function nodeOf(place: string): number {
  return byPlace.get(place) ?? -1;
}
