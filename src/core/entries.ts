/** Entries of unknown origin, played onto a match: a record, a table taken in from elsewhere. */
import type { Event } from './event.ts';
import type { Action } from './game.ts';
import { act, type Entry, type Match, takeBack } from './match.ts';
import { houseRefusal, isRefusal, type Refusal } from './refusal.ts';
import { freeUndo } from './undo.ts';

/**
 * Plays entries of unknown origin onto a match. Stops at the first that is refused and says which;
 * what came before it stays played.
 */
export function playEntries<S, A extends Action, E extends Event>(
  match: Match<S, A, E>,
  entries: readonly Entry<A>[],
): { readonly at: number; readonly refusal: Refusal } | undefined {
  for (const [at, entry] of entries.entries()) {
    const refusal = playEntry(match, entry);
    if (refusal) return { at, refusal };
  }
  return undefined;
}

function playEntry<S, A extends Action, E extends Event>(match: Match<S, A, E>, entry: Entry<A>): Refusal | undefined {
  if (entry.kind === 'act') {
    const played = act(match, entry.seat, entry.action);
    return played.ok ? undefined : played.refusal;
  }
  if (entry.kind === 'undo') return playUndo(match, entry);
  match.entries.push(entry);
  return undefined;
}

/** Without the others' consent only what is free to take back falls. */
function playUndo<S, A extends Action, E extends Event>(
  match: Match<S, A, E>,
  { seat, steps, consent }: Extract<Entry<A>, { kind: 'undo' }>,
): Refusal | undefined {
  if (steps < 1 || steps > match.steps.length) return houseRefusal('nothingToUndo', {});
  const free = consent ? steps : freeUndo(match, seat);
  if (isRefusal(free)) return free;
  if (free !== steps) return houseRefusal('undoOthers', {});
  takeBack(match, seat, steps, consent);
  return undefined;
}
