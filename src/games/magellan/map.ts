/** The fields of the boards: what the map that lies on the table (core/maps.ts) says of each, and what one does there. */
import { cardsDrawn, deeds, explorers, type Field, vascoDaGama } from './data.ts';
import { bundled } from './maps/index.ts';
import type { MagellanMap } from './maps/schema.ts';

interface Tables {
  readonly map: MagellanMap;
  /** `fields[(explorer * 2 + side) * 3 + phase]`. */
  readonly fields: readonly Field[];
  readonly rightHalfCrowns: readonly number[];
}

function tablesOf(map: MagellanMap): Tables {
  const fields = explorers.flatMap((name, explorer) =>
    (['A', 'B'] as const).flatMap((side) =>
      map.fields[name][side].map((numbers, phase) => fieldWith(numbers, explorer, side, phase)),
    ),
  );
  return { map, fields, rightHalfCrowns: map.rightHalf };
}

function fieldWith({ bag, crown }: { bag: number; crown: number }, explorer: number, side: 'A' | 'B', phase: number): Field {
  const action = deeds[explorer]?.[side][phase];
  return { bag, crown, ...(action && { action }), ...(explorer === vascoDaGama && { cards: cardsDrawn[phase]! }) };
}

/** The field of a map that need not lie on the table. */
export function fieldOn(map: MagellanMap, explorer: number, side: number, phase: number): Field {
  const letter = side === 0 ? 'A' : 'B';
  return fieldWith(map.fields[explorers[explorer]!][letter][phase]!, explorer, letter, phase);
}

const known = new WeakMap<MagellanMap, Tables>();

function tablesFor(map: MagellanMap): Tables {
  const found = known.get(map) ?? tablesOf(map);
  known.set(map, found);
  return found;
}

let laid = tablesFor(bundled.at(-1)!.map);
let { fields } = laid;
/** Crowns of Vasco da Gama B's right half; the left half has none. */
export let { rightHalfCrowns } = laid;

/** Puts the map's tables where everything here looks, and says which map lay there. */
export function lay(map: MagellanMap): MagellanMap {
  const before = laid.map;
  if (map === before) return before;
  laid = tablesFor(map);
  ({ fields, rightHalfCrowns } = laid);
  return before;
}

/** The field of an explorer on a side (0 is A, 1 is B) in a phase (0 to 2). */
export function fieldOf(explorer: number, side: number, phase: number): Field {
  return fields[(explorer * 2 + side) * 3 + phase]!;
}
