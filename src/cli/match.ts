/** A match whose game is not known where it is used. */
import type { Event } from '../core/event.ts';
import type { Action, AnyGame } from '../core/game.ts';
import { onMap } from '../core/maps.ts';
import { type Match, openMatch } from '../core/match.ts';
import { type RecordNotes, readRecord, recordedGame } from '../core/record.ts';
import { houseRefusal, isRefusal, type Refusal } from '../core/refusal.ts';
import { loadGame } from '../games/index.ts';

export type AnyMatch = Match<object, Action, Event>;

/** A match with its game as everybody sees it. */
export interface Table {
  readonly game: AnyGame;
  readonly match: AnyMatch;
}

export function openTable(game: AnyGame, origin: AnyMatch['origin'], seed: AnyMatch['seed']): Table {
  const match: AnyMatch = openMatch(game, origin, seed);
  return { game: onMap(game, origin.config), match };
}

/** Any record of any game, replayed; or why it cannot be. */
export async function openRecord(text: string): Promise<(Table & { readonly notes: RecordNotes }) | Refusal> {
  const id = recordedGame(text);
  if (isRefusal(id)) return id;
  const game = await loadGame(id);
  if (!game) return houseRefusal('unknownGame', { game: id.slice(0, longestName) });
  const read = readRecord(game, text);
  return isRefusal(read) ? read : { game: onMap(game, read.match.origin.config), match: read.match, notes: read.notes };
}

const longestName = 80;
