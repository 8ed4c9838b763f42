/** What a map of Magellan is: bags and crowns of every field, by explorer, side and phase. */
import * as v from 'valibot';
import type { PrintedMap } from '../../../core/maps.ts';
import { mapName, mapSources, reader, whole } from '../../../core/read.ts';

/** Money cards per ship at the end of the phase, and points per ship at the end of the game. */
const field = v.strictObject({ bag: whole(0, 9), crown: whole(0, 50) });
const row = v.strictTuple([field, field, field]);
const both = v.strictObject({ A: row, B: row });

const shape = v.strictObject({
  game: v.literal('magellan'),
  name: mapName,
  fields: v.strictObject({
    columbus: both,
    pizarro: both,
    magellan: both,
    marcoPolo: both,
    vascoDaGama: both,
    cook: both,
  }),
  /** Crowns of Vasco da Gama B's right half; the left half has none. */
  rightHalf: v.strictTuple([whole(0, 50), whole(0, 50), whole(0, 50)]),
  sources: v.exactOptional(mapSources),
});

export type MagellanMap = v.InferOutput<typeof shape> & PrintedMap;

export const readMap = reader(shape);
