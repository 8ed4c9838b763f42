/** What a map of the lake is: the ground row by row, the numbers of the city, villages, bridges, and where figures start. */
import * as v from 'valibot';
import type { PrintedMap } from '../../../core/maps.ts';
import { mapName, mapSources, reader, whole } from '../../../core/read.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../../core/refusal.ts';
import { bridgeCount, cityFields, startsOfNation } from '../data.ts';
import { type At, cityCornerOf, fieldsWith, kindAt, size } from './ground.ts';

const at = v.strictTuple([whole(0, size - 1), whole(0, size - 1)]);
const rows = (row: RegExp) => v.pipe(v.array(v.pipe(v.string(), v.regex(row))), v.length(size));

const village = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
  at,
  supply: whole(1, 9),
});

const bridge = v.strictObject({
  /** What older records call it. */
  id: v.pipe(v.string(), v.regex(/^[A-Z][0-9]$/)),
  at,
  /** The way the dam runs: v north to south, h west to east. */
  along: v.picklist(['v', 'h']),
});

/** A lake that may still lack things, as the editor has it. */
const draftShape = v.strictObject({
  game: v.literal('cortez'),
  name: mapName,
  /** From the north: . land, ~ water, H harbour, V village, | and - dam by the way it runs, B bridge, C city, _ no field. */
  terrain: rows(/^[.~HVCB|_-]{17}$/),
  /** C1.5: a feather crown, s helmet, x both. */
  starts: rows(/^[.asx]{17}$/),
  /** The fields of the city by their numbers. */
  city: v.record(v.pipe(v.string(), v.regex(/^[1-9][0-9]?$/)), at),
  villages: v.pipe(v.array(village), v.maxLength(60)),
  bridges: v.pipe(v.array(bridge), v.maxLength(bridgeCount)),
  /** With an even number of players these double fields start with an Aztec, the other double ones with a Spaniard (C1.5). */
  evenAztecs: v.pipe(v.array(at), v.maxLength(4)),
  sources: v.exactOptional(mapSources),
});

export type CortezMap = v.InferOutput<typeof draftShape> & PrintedMap;

export const readDraft = reader(draftShape);

/** Each of these fields is of that kind, and each of that kind among them, once. */
function areAll(map: CortezMap, kind: string, fields: readonly At[]): boolean {
  const known = new Set(fields.map(String));
  return (
    known.size === fields.length &&
    fieldsWith(map.terrain, kind).length === fields.length &&
    fields.every((one) => kindAt(map, one) === kind)
  );
}

/** Whether figures of both nations start as C1.5 has it. */
function startsFit(map: CortezMap): boolean {
  const count = (mark: string) => fieldsWith(map.starts, mark).length;
  const inCity = (one: At) => kindAt(map, one) === 'C';
  const doubles = fieldsWith(map.starts, 'x');
  const aztecs = new Set(map.evenAztecs.map(String));
  return (
    count('a') === startsOfNation &&
    count('s') === startsOfNation &&
    doubles.length === 8 &&
    doubles.filter(inCity).length === 4 &&
    aztecs.size === 4 &&
    doubles.filter((one) => aztecs.has(String(one))).length === 4 &&
    map.evenAztecs.filter(inCity).length === 2 &&
    fieldsWith(map.starts, 'asx').every((one) => kindAt(map, one) !== '_')
  );
}

/** Whether a game can be played on it at all; the rest is for the checks. */
function isWhole(map: CortezMap): boolean {
  const ids = new Set(map.bridges.map(({ id }) => id));
  const names = new Set(map.villages.map(({ name }) => name));
  const placesOf = (things: readonly { readonly at: At }[]) => things.map((thing) => thing.at);
  return (
    cityCornerOf(map) !== undefined &&
    areAll(map, 'C', Object.values(map.city)) &&
    Object.keys(map.city).every((number) => Number(number) <= cityFields) &&
    map.bridges.length === bridgeCount &&
    ids.size === bridgeCount &&
    areAll(map, 'B', placesOf(map.bridges)) &&
    names.size === map.villages.length &&
    areAll(map, 'V', placesOf(map.villages)) &&
    startsFit(map)
  );
}

export function readMap(json: unknown): CortezMap | Refusal {
  const map = readDraft(json);
  if (isRefusal(map)) return map;
  return isWhole(map) ? map : houseRefusal('wrongMap', { why: 'lacking' });
}
