/** What would rather have been done, as a record of its own: the game up to there, then that. It can be looked at like any other. */
import type { AnyGame } from '../core/game.ts';
import { onMap } from '../core/maps.ts';
import { act, openMatch } from '../core/match.ts';
import { readRecord, writeRecord } from '../core/record.ts';
import { isRefusal } from '../core/refusal.ts';
import type { AnyMatch } from './moments.ts';
import { actionsOf } from './tell.ts';

/** Undefined where the record cannot be read. What the true table does not allow, and all after it, is left out. */
export function lineAsRecord(game: AnyGame, record: string, step: number, rather: readonly string[]): string | undefined {
  const read = readRecord(game, record);
  if (isRefusal(read)) return undefined;
  const { match: played, notes } = read;
  const match: AnyMatch = openMatch(game, played.origin, played.seed);
  for (const { seat, action } of played.steps.slice(0, step)) act(match, seat, action);
  const mover = played.steps[step]?.seat;
  for (const action of actionsOf(onMap(game, played.origin.config), rather))
    if (mover === undefined || !act(match, mover, action).ok) break;
  return writeRecord(match, { names: notes.names });
}
