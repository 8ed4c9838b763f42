/**
 * The printed board as a value. A game whose board is data says so with `maps`: those that are bundled, how one of unknown origin
 * is read, and how one is laid, which puts the tables that follow from it where the rules look for them.
 *
 * The newest bundled map always lies there, so that the rules of the default board are what they were before there were others,
 * and as fast. A game on any other map (`onMap`) lays its own for as long as each call lasts.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { houseRefusal, isRefusal, type Refusal } from './refusal.ts';
import type { Language } from './text.ts';

/**
 * Where a datum of a map comes from: the rulebook says it, somebody read it off the printed board, another source says it or it
 * follows from one, or it is our reconstruction.
 */
export type Source = 'rulebook' | 'board' | 'other' | 'reconstructed';

/** How sure that makes it. */
export type Certainty = 'certain' | 'likely' | 'ours';

/** What every map has, whichever game it is of; JSON throughout. */
export interface PrintedMap {
  readonly game: string;
  /** What people call it. */
  readonly name: string;
  /** By path in the map ("sites.8.across"), where that datum comes from; what is not named follows the nearest path above it. */
  readonly sources?: Readonly<Record<string, Source>>;
}

export interface BundledMap<M extends PrintedMap = PrintedMap> {
  /** The name of its file: what a table's configuration calls it. */
  readonly id: string;
  /** The version of the rules from which on it is the default. */
  readonly since: number;
  readonly map: M;
}

/** What a reader of maps reads. A bundled map is taken as it is: src/games/maps.test.ts reads every one. */
export type MapRead<R extends (json: unknown) => unknown> = Exclude<ReturnType<R>, Refusal>;

/** What is wrong, or unusual, with a map; the game's `maps/text` has the words for it. */
export interface Finding {
  readonly key: string;
  readonly details: Readonly<Record<string, number | string>>;
  /** Unusual, and no reason not to play. */
  readonly hint?: true;
  /** The places on the board it speaks of. */
  readonly at?: readonly string[];
}

export type FindingWords = Readonly<Record<string, (details: never) => string>>;

/** The checks of a game's maps, loaded where somebody draws one or opens a table on one. */
export interface MapChecks<M extends PrintedMap = PrintedMap> {
  /** Everything that the rulebook says of the board and that this one does not keep, worst first. A draft may lack anything. */
  findings(map: M): readonly Finding[];
  /** The words for them. */
  words(language: Language): Promise<FindingWords>;
  /** A board with nothing on it, to begin from. */
  empty(): M;
  /** A map of unknown origin that may still lack things. */
  readDraft(json: unknown): M | Refusal;
  /** The parties that seats belong to in a state, where it has some, each a key of `words`: for shares of wins. */
  parties?(state: never): readonly string[];
}

export interface Maps<M extends PrintedMap = PrintedMap> {
  /** Oldest first; the last is the default of the newest rules. */
  readonly bundled: readonly BundledMap<M>[];
  /** A map of unknown origin, its shape checked, and all that the rules cannot do without. */
  read(json: unknown): M | Refusal;
  /** Puts the map's tables where the rules look for them, and says which map lay there. */
  lay(map: M): M;
  checks(): Promise<MapChecks<M>>;
}

// biome-ignore lint/suspicious/noExplicitAny: maps of a game that is not known here
export type AnyMaps = Maps<any>;

/** What of a table's configuration says on which map it is played. */
export interface MapChoice {
  /** The id of a bundled map, or one's own map, whole; without it the default of the rules' version. */
  readonly map?: string | PrintedMap;
  readonly rules: number;
}

/** What of a configuration a thread must know that has the game and a view only. */
export function mapChoiceOf({ map, rules }: MapChoice): MapChoice {
  return map === undefined ? { rules } : { map, rules };
}

/** Longer than any board we know, ten times over. */
export const mostMapCharacters = 20_000;

/** Whether the table is played on a map of somebody's own: such games are never rated. */
export function isOwnMap(config: Pick<MapChoice, 'map'>): boolean {
  return typeof config.map === 'object';
}

/** The same JSON for the same content, whatever the order of its members. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

/** The hash of a map's content, by which it is known everywhere. */
export function mapHash(map: PrintedMap): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(map))));
}

/** Why something is no board of this game, before its shape is looked at. */
export function whyNoMap(maps: AnyMaps, json: unknown): Refusal | undefined {
  const game = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  if (typeof game !== 'string') return houseRefusal('wrongMap', { why: 'noBoard' });
  if (game !== maps.bundled[0]!.map.game) return houseRefusal('wrongMap', { why: 'otherGame' });
  return JSON.stringify(json).length > mostMapCharacters ? houseRefusal('wrongMap', { why: 'tooLarge' }) : undefined;
}

/** A map as a table's configuration may name it, from unknown JSON. */
export function readMapChoice(maps: AnyMaps | undefined, json: unknown): string | PrintedMap | Refusal {
  if (!maps) return houseRefusal('wrongMap', { why: 'noOther' });
  if (typeof json === 'string')
    return maps.bundled.some(({ id }) => id === json) ? json : houseRefusal('wrongMap', { why: 'noSuch' });
  const map = whyNoMap(maps, json) ?? maps.read(json);
  if (isRefusal(map)) return map;
  const hash = mapHash(map);
  // Somebody sends what we have already: it is no map of his own.
  return maps.bundled.find((bundled) => mapHash(bundled.map) === hash)?.id ?? map;
}

/** The map that a configuration means. */
export function mapOf(maps: AnyMaps, { map, rules }: MapChoice): PrintedMap {
  if (typeof map === 'object') return map;
  const bundled =
    map === undefined ? maps.bundled.findLast(({ since }) => since <= rules) : maps.bundled.find(({ id }) => id === map);
  return (bundled ?? maps.bundled[0]!).map;
}

interface Bound {
  readonly base: object;
  readonly maps: AnyMaps;
  readonly map: PrintedMap;
}

/** Which map the games made here lie on. */
const bounds = new WeakMap<object, Bound>();
const made = new WeakMap<AnyMaps, Map<string, object>>();
const mostMade = 50;

/** The game on the map that a configuration means; the very same game where that is the newest default. */
export function onMap<G extends { readonly maps?: AnyMaps }>(game: G, choice: MapChoice): G {
  const { maps } = game;
  if (!maps) return game;
  const base = (bounds.get(game)?.base ?? game) as G;
  const map = mapOf(maps, choice);
  if (map === maps.bundled.at(-1)!.map) return base;
  const known = made.get(maps) ?? new Map<string, object>();
  made.set(maps, known);
  const hash = mapHash(map);
  const found = known.get(hash);
  if (found) return found as G;
  const bound = { ...bind(base, maps, map), maps } as G;
  bounds.set(bound, { base, maps, map });
  if (known.size >= mostMade) known.delete(known.keys().next().value!);
  known.set(hash, bound);
  return bound;
}

/** Another part of the game, such as what its bots know, on the map that the game lies on. */
export function onMapOf<T extends object>(game: object, part: T): T {
  const bound = bounds.get(game);
  return bound ? bind(part, bound.maps, bound.map) : part;
}

/** Lays the game's map until the answer is called: for a page, which draws a board between the calls too. */
export function layMapOf(game: { readonly maps?: AnyMaps }): () => void {
  const { maps } = game;
  if (!maps) return () => {};
  const before = maps.lay(bounds.get(game)?.map ?? maps.bundled.at(-1)!.map);
  return () => void maps.lay(before);
}

/** The same object, every function of it called while the map lies there. */
function bind<T extends object>(target: T, maps: AnyMaps, map: PrintedMap): T {
  const bindMember = (member: unknown): unknown => {
    if (typeof member === 'function') {
      return (...given: unknown[]) => {
        const before = maps.lay(map);
        try {
          const answer: unknown = member(...given);
          return answer instanceof Promise ? answer.then(bindMember) : answer;
        } finally {
          maps.lay(before);
        }
      };
    }
    return isPlain(member) ? bind(member, maps, map) : member;
  };
  return Object.fromEntries(Object.entries(target).map(([name, member]) => [name, bindMember(member)])) as T;
}

/** Also what `import()` gives. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
