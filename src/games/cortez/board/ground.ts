/** The still parts of the map as few long paths, worked out once for each map. */

import { perMap, size, terrain } from '../map.ts';
import { cell, mapSize } from './layout.ts';
import { outline } from './outline.ts';

const kindAt = (row: number, column: number) => terrain[row]?.[column] ?? '.';
const isLake = (row: number, column: number) => '~DBC'.includes(kindAt(row, column));

/** A small number that looks like chance and never changes. */
function grain(a: number, b: number): number {
  const mixed = Math.imul(a * 73 + 11, 40503) ^ Math.imul(b * 151 + 7, 30011);
  return ((mixed >>> 3) % 1000) / 1000;
}

const lakeOf = () => outline(isLake, size, cell, 17);
const shallowsOf = () => outline(isLake, size, cell, 22, -7);
/** Where every neighbour is lake too. */
const deepOf = () =>
  outline((row, column) => [-1, 0, 1].every((dy) => [-1, 0, 1].every((dx) => isLake(row + dy, column + dx))), size, cell, 24, -6);

/** Lines between fields: on land and on the lake, not through the city or along the shore. */
export const grid = Array.from({ length: size - 1 }, (_, i) => (i + 1) * cell)
  .map((at) => `M${at} 0V${mapSize}M0 ${at}H${mapSize}`)
  .join('');

/** Tufts of reed where lake meets land. */
const reedsOf = () => {
  const tufts: string[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (kindAt(row, column) !== '~') continue;
      for (const [dy, dx] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        if (isLake(row + dy, column + dx) || grain(row * 5 + dy, column * 7 + dx) > 0.62) continue;
        const along = (grain(row + dx, column + dy) - 0.5) * 20;
        const x = column * cell + 20 + dx * 15 + (dx ? 0 : along);
        const y = row * cell + 20 + dy * 13 + (dy ? 0 : along) + 5;
        tufts.push(`M${x} ${y}q-1-5-5-8M${x} ${y}v-11M${x} ${y}q1-6 5-9`);
      }
    }
  return tufts.join('');
};

/** Short waves on open water. */
const wavesOf = () => {
  const lines: string[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (kindAt(row, column) !== '~' || grain(row, column) > 0.3) continue;
      const x = column * cell + 8 + grain(column, row) * 8;
      const y = row * cell + 12 + grain(row + 3, column) * 18;
      lines.push(`M${x.toFixed(0)} ${y.toFixed(0)}q4-3.5 8 0t8 0`);
    }
  return lines.join('');
};

/** Grass on the pastures. */
const grassOf = () => {
  const blades: string[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (kindAt(row, column) !== '.' || grain(row + 9, column + 2) > 0.45) continue;
      const x = column * cell + 7 + grain(column + 1, row) * 26;
      const y = row * cell + 12 + grain(row + 1, column + 4) * 22;
      blades.push(`M${x.toFixed(0)} ${y.toFixed(0)}l-3-5M${x.toFixed(0)} ${y.toFixed(0)}v-6M${x.toFixed(0)} ${y.toFixed(0)}l3-5`);
    }
  return blades.join('');
};

/** Squares of the sheet that are no field. */
const gapsOf = () =>
  terrain
    .flatMap((line, row) =>
      [...line].flatMap((kind, column) => (kind === ' ' ? [`M${column * cell} ${row * cell}h${cell}v${cell}h${-cell}Z`] : [])),
    )
    .join('');

export const ground = perMap(() => ({
  lake: lakeOf(),
  shallows: shallowsOf(),
  deep: deepOf(),
  reeds: reedsOf(),
  waves: wavesOf(),
  grass: grassOf(),
  gaps: gapsOf(),
}));
