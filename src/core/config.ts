import * as v from 'valibot';
import type { Config, Meta, OptionValue } from './game.ts';
import { type AnyMaps, readMapChoice } from './maps.ts';
import { reader } from './read.ts';
import { houseRefusal, isRefusal, type Refusal } from './refusal.ts';

const shape = reader(
  v.strictObject({
    players: v.pipe(v.number(), v.integer()),
    options: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
    first: v.optional(v.pipe(v.number(), v.integer())),
    rules: v.optional(v.pipe(v.number(), v.integer())),
    map: v.optional(v.unknown()),
  }),
);

/** A game, whose boards a config may name; where there is only its catalogue entry, it names none. */
interface WithMaps {
  readonly meta: Meta;
  readonly maps?: AnyMaps;
}

/** A config from unknown JSON, defaults filled in; or why the game refuses it. */
export function readConfig(game: Meta | WithMaps, json: unknown): Config | Refusal {
  const { meta, maps }: WithMaps = 'meta' in game ? game : { meta: game };
  const read = shape(json);
  if (isRefusal(read)) return read;
  const { least, most } = meta.players;
  if (read.players < least || read.players > most) return houseRefusal('wrongPlayers', { least, most });
  const rules = read.rules ?? meta.rules;
  if (rules < 1 || rules > meta.rules) return houseRefusal('wrongRules', { newest: meta.rules });
  const { first } = read;
  if (first !== undefined && (first < 0 || first >= read.players)) return houseRefusal('wrongFirst', {});
  const options: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(meta.options)) options[name] = option.default;
  for (const [name, value] of Object.entries(read.options)) {
    const option = Object.hasOwn(meta.options, name) ? meta.options[name] : undefined;
    if (!option) return houseRefusal('unknownOption', { option: name });
    if (!option.values.includes(value)) return houseRefusal('wrongOption', { option: name, value: String(value) });
    options[name] = value;
  }
  const map = read.map === undefined ? undefined : readMapChoice(maps, read.map);
  if (isRefusal(map)) return map;
  return {
    players: read.players,
    options,
    ...(first === undefined ? {} : { first }),
    rules,
    ...(map === undefined ? {} : { map }),
  };
}

/** Every player count and option set of a game, nobody named to begin. */
export function everyConfig(meta: Meta): Config[] {
  let sets: Record<string, OptionValue>[] = [{}];
  for (const [name, option] of Object.entries(meta.options))
    sets = sets.flatMap((set) => option.values.map((value) => ({ ...set, [name]: value })));
  const counts = Array.from({ length: meta.players.most - meta.players.least + 1 }, (_, i) => meta.players.least + i);
  return counts.flatMap((players) => sets.map((options) => ({ players, options, rules: meta.rules })));
}
