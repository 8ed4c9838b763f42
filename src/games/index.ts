/** The catalogue: which games there are, and all that anybody needs to know of them. */
import type { AnyGame } from '../core/game.ts';
import type { AnyHeuristics } from '../core/heuristics.ts';
import type { GameEntry } from './entry.ts';
import * as list from './list.ts';

export type GameId = keyof typeof list;

/** Does not compile where a game of the list lacks a part. */
export const catalogue: Readonly<Record<GameId, GameEntry>> = list;

export const gameIds: readonly GameId[] = (Object.keys(catalogue) as GameId[]).sort();

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(catalogue, id);
}

/** What the catalogue says of the game of that id; undefined when there is none. */
export function entryOf(id: string): GameEntry | undefined {
  return isGameId(id) ? catalogue[id] : undefined;
}

/** The rules of the game of that id; undefined when there is none. */
export function loadGame(id: GameId): Promise<AnyGame>;
export function loadGame(id: string): Promise<AnyGame | undefined>;
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return entryOf(id)?.rules();
}

const whole = new Map<string, AnyGame>();

/** The rules with what lies apart from them on a page (`Apart`): for records, boards of one's own and lessons. */
export function loadWholeGame(id: GameId): Promise<AnyGame>;
export function loadWholeGame(id: string): Promise<AnyGame | undefined>;
export async function loadWholeGame(id: string): Promise<AnyGame | undefined> {
  const entry = entryOf(id);
  const known = whole.get(id);
  if (!entry || known) return known;
  const [game, parts] = await Promise.all([entry.rules(), entry.apart?.()]);
  const { readMap, ...apart } = parts ?? {};
  // A game on another board is made once for each `maps`: these are others, so that it is whole too.
  const made = { ...game, ...apart, ...(game.maps && readMap ? { maps: { ...game.maps, read: readMap } } : {}) };
  whole.set(id, made);
  return made;
}

/** What the game knows of good play, loaded only where a bot thinks; undefined when there is no such game. */
export function loadHeuristics(id: GameId): Promise<AnyHeuristics>;
export function loadHeuristics(id: string): Promise<AnyHeuristics | undefined>;
export async function loadHeuristics(id: string): Promise<AnyHeuristics | undefined> {
  return entryOf(id)?.heuristics();
}
