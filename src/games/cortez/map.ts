/**
 * The board as a graph. A node is a field, numbered row by row, or the water under a whole bridge.
 * Which nodes touch depends only on which bridges are whole, so all 32 tables are made once for each map.
 *
 * All of it follows from the map that lies on the table (core/maps.ts).
 */
import { placeName } from '../../core/place-name.ts';
import { bridgeCount, ownRules } from './data.ts';
import { cityCornerOf, size } from './maps/ground.ts';
import { bundled } from './maps/index.ts';
import type { CortezMap } from './maps/schema.ts';

export { size } from './maps/ground.ts';

/** The version new games are played by: a rule or the board was changed last with it. */
export const newestRules = Math.max(ownRules, bundled.at(-1)!.since);

export const fields = size * size;
/** Fields, then the water under each bridge. */
export const nodes = fields + bridgeCount;
export const wholeBridges = (1 << bridgeCount) - 1;

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

interface Tables {
  readonly map: CortezMap;
  /** Row by row from the north: . land, ~ water, H harbour, V village, D dam, B bridge, C city, a blank for no field. */
  readonly terrain: readonly string[];
  /** Per field: whether a dam or bridge there runs north to south. */
  readonly upright: readonly boolean[];
  readonly cityCorner: readonly [number, number];
  /** The city number of each field, 0 outside. */
  readonly cityNumber: readonly number[];
  /** The field of each city number; index 0 is no field. */
  readonly cityField: readonly number[];
  /** How many supply cards the village on a field gives, 0 where there is none. */
  readonly villageSupply: readonly number[];
  /** The bridge on each field, -1 where there is none; beyond the last bridge where there is no field at all. */
  readonly bridgeOn: readonly number[];
  readonly bridgeField: readonly number[];
  /** `neighbours[whole][node * sides + side]`: the node one step on, -1 where there is none; `whole` has a bit per whole bridge. */
  readonly neighbours: readonly Int16Array[];
  readonly places: readonly string[];
  readonly byPlace: ReadonlyMap<string, number>;
  /** A bridge is called by the field it lies on. */
  readonly bridgeNames: readonly string[];
}

function tablesOf(map: CortezMap): Tables {
  const terrain = map.terrain.map((line) => line.replace(/[|-]/g, 'D').replaceAll('_', ' '));
  const upright = Array.from({ length: fields }, (_, field) => map.terrain[Math.floor(field / size)]?.[field % size] === '|');
  for (const { at, along } of map.bridges) upright[fieldAt(at[0], at[1])] = along === 'v';
  const cityNumber = new Array<number>(fields).fill(0);
  const cityField = [-1];
  for (const [number, [row, column]] of Object.entries(map.city)) {
    cityNumber[fieldAt(row, column)] = Number(number);
    cityField[Number(number)] = fieldAt(row, column);
  }
  const villageSupply = new Array<number>(fields).fill(0);
  for (const { at, supply } of map.villages) villageSupply[fieldAt(at[0], at[1])] = supply;
  const bridgeField = map.bridges.map(({ at }) => fieldAt(at[0], at[1]));
  const bridgeOn = Array.from({ length: fields }, (_, field) =>
    terrain[Math.floor(field / size)]?.[field % size] === ' ' ? bridgeCount : bridgeField.indexOf(field),
  );
  const ground = { terrain, upright, bridgeOn };
  const neighbours = Array.from({ length: wholeBridges + 1 }, (_, whole) => rows(ground, whole));
  const places = Array.from({ length: nodes }, (_, node) => {
    if (node >= fields) return `under ${plain(bridgeField[node - fields]!)}`;
    return cityNumber[node] ? String(cityNumber[node]) : plain(node);
  });
  const byPlace = new Map(places.map((place, node) => [place, node]));
  const cityCorner = cityCornerOf(map) ?? [0, 0];
  const bridgeNames = bridgeField.map((field) => places[field]!);
  return {
    ...{ map, terrain, upright, cityCorner, cityNumber, cityField, villageSupply, bridgeOn, bridgeField },
    ...{ neighbours, places, byPlace, bridgeNames },
  };
}

function plain(field: number): string {
  return placeName(field % size, Math.floor(field / size));
}

type Ground = Pick<Tables, 'terrain' | 'upright' | 'bridgeOn'>;

function terrainAt({ terrain }: Ground, row: number, column: number): string {
  return terrain[row]?.[column] ?? ' ';
}

/** Dams and bridges run one way only (C4.2). */
function alongDam({ upright }: Ground, field: number, step: readonly [number, number]): boolean {
  return upright[field] ? step[0] !== 0 : step[1] !== 0;
}

function isDam(kind: string): boolean {
  return kind === 'D' || kind === 'B';
}

const land = '.VH';
const water = '~H';

/** Whether a step over land leads from the one kind of field to the other (C4.2). */
function walks(ground: Ground, row: number, column: number, step: readonly [number, number]): boolean {
  const here = terrainAt(ground, row, column);
  const there = terrainAt(ground, row + step[0], column + step[1]);
  const field = fieldAt(row, column);
  const next = fieldAt(row + step[0], column + step[1]);
  if (here === 'C' && there === 'C') return true;
  if (isDam(here)) {
    if (!alongDam(ground, field, step)) return false;
    return isDam(there) ? alongDam(ground, next, step) : there === 'C' || land.includes(there);
  }
  if (isDam(there)) return alongDam(ground, next, step) && (here === 'C' || land.includes(here));
  return land.includes(here) && land.includes(there);
}

function rows(ground: Ground, whole: number): Int16Array {
  const { bridgeOn } = ground;
  const table = new Int16Array(nodes * sides).fill(-1);
  const isWhole = (bridge: number) => bridge < 0 || ((whole >> bridge) & 1) === 1;
  for (let field = 0; field < fields; field++) {
    const row = Math.floor(field / size);
    const column = field % size;
    const here = terrainAt(ground, row, column);
    if (!isWhole(bridgeOn[field]!)) continue;
    for (const [side, step] of steps.entries()) {
      const [toRow, toColumn] = [row + step[0], column + step[1]];
      const there = terrainAt(ground, toRow, toColumn);
      if (there === ' ') continue;
      const next = fieldAt(toRow, toColumn);
      const bridge = bridgeOn[next]!;
      if (walks(ground, row, column, step)) {
        if (isWhole(bridge)) table[field * sides + side] = next;
      } else if (water.includes(here) && water.includes(there)) table[field * sides + side] = next;
      else if (water.includes(here) && bridge >= 0 && isWhole(bridge) && !alongDam(ground, next, step)) {
        // Under a bridge only straight across (C4.2).
        table[field * sides + side] = fields + bridge;
        table[(fields + bridge) * sides + (side ^ 1)] = field;
      }
    }
  }
  return table;
}

const known = new WeakMap<CortezMap, Tables>();

function tablesFor(map: CortezMap): Tables {
  const found = known.get(map) ?? tablesOf(map);
  known.set(map, found);
  return found;
}

let laid = tablesFor(bundled.at(-1)!.map);
export let {
  terrain,
  upright,
  cityCorner,
  cityNumber,
  cityField,
  villageSupply,
  bridgeOn,
  bridgeField,
  neighbours,
  bridgeNames,
} = laid;
let { places, byPlace } = laid;

/** Puts the map's tables where everything here looks, and says which map lay there. */
export function lay(map: CortezMap): CortezMap {
  const before = laid.map;
  if (map === before) return before;
  laid = tablesFor(map);
  ({ terrain, upright, cityCorner, cityNumber, cityField, villageSupply } = laid);
  ({ bridgeOn, bridgeField, neighbours, bridgeNames, places, byPlace } = laid);
  return before;
}

/** The map that lies there: villages, bridges, starting fields. */
export function laidMap(): CortezMap {
  return laid.map;
}

/** Something else that follows from the map that lies there, worked out once for each. */
export function perMap<T>(make: (map: CortezMap) => T): () => T {
  const made = new WeakMap<CortezMap, { readonly value: T }>();
  return () => {
    const found = made.get(laid.map) ?? { value: make(laid.map) };
    made.set(laid.map, found);
    return found.value;
  };
}

/** The city fields that a dam or bridge leads to (C4.2), and the way out of the city there. */
export const gateFields = perMap(() =>
  cityField.slice(1).flatMap((field) =>
    steps.flatMap((step) => {
      const [row, column] = [Math.floor(field / size) + step[0], (field % size) + step[1]];
      const kind = terrain[row]?.[column] ?? ' ';
      const arrives = isDam(kind) && (upright[fieldAt(row, column)] ? step[0] !== 0 : step[1] !== 0);
      return arrives ? [{ field, dy: step[0], dx: step[1] }] : [];
    }),
  ),
);

export function isCity(field: number): boolean {
  return cityNumber[field]! > 0;
}

/** The water under a bridge, as a node; -1 for a field. */
export function bridgeOver(node: number): number {
  return node < fields ? -1 : node - fields;
}

/** A node as a short word: "17" in the city, "E4" outside, "under I5" below a bridge. */
export function placeOf(node: number): string {
  return places[node]!;
}

/** The node of that name, -1 when there is none. */
export function nodeOf(place: string): number {
  return byPlace.get(place) ?? -1;
}
