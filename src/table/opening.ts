/** A game begins, or is found again in its log. */
import { playEntries } from '../core/entries.ts';
import type { Action, Standing } from '../core/game.ts';
import type { Entry } from '../core/match.ts';
import type { Refusal } from '../core/refusal.ts';
import { change, end, tell } from './change.ts';
import type { Outcome } from './facts.ts';
import { fromDevice, readHolder } from './holder.ts';
import { lastingOrders } from './orders.ts';
import { tableRefusal } from './refusal.ts';
import type { AnyMatch, Table } from './table.ts';

export function refusalToStart({ status, holders }: Table): Refusal | undefined {
  if (status !== 'open') return tableRefusal('alreadyStarted', {});
  return holders.some(({ person, bot }) => person === null && bot === null) ? tableRefusal('seatsOpen', {}) : undefined;
}

/** The game begins; what is shuffled for it is shuffled only then. */
export function startGame(table: Table, openMatch: () => AnyMatch, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const refused = refusalToStart(table);
    if (refused) return refused;
    table.match = openMatch();
    table.status = 'running';
    tell(made, { kind: 'started', time: now });
    return undefined;
  });
}

/** A game that was finished elsewhere is brought here: it begins and ends in one. */
export function takeInFinished(table: Table, standing: Standing, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    if (table.status !== 'open') return tableRefusal('alreadyStarted', {});
    tell(made, { kind: 'started', time: now });
    end(made, 'imported', standing);
    return undefined;
  });
}

/**
 * Plays the log onto a table whose match stands where it begins. On a device holders and orders follow from it too. Says which
 * entry is refused, if one is.
 */
export function replayLog(
  table: Table,
  match: AnyMatch,
  entries: readonly Entry<Action>[],
): { readonly at: number; readonly refusal: Refusal } | undefined {
  for (const [at, entry] of entries.entries()) {
    const stopped = playEntries(match, [entry]);
    if (stopped) return { at, refusal: stopped.refusal };
    if (entry.kind !== 'order') table.index += 1;
    if (entry.kind === 'act') table.stepIndices[match.steps.length - 1] = table.index;
    if (entry.kind === 'undo') table.stepIndices.length = Math.min(table.stepIndices.length, match.steps.length);
    if (table.home === 'device') readOnDevice(table, match, entry);
  }
  return undefined;
}

function readOnDevice(table: Table, match: AnyMatch, entry: Entry<Action>): void {
  const { seat } = entry;
  if (entry.kind === 'order') table.orders[seat] = Array.isArray(entry.order) ? [...entry.order] : [];
  if (entry.kind === 'undo') table.orders[seat] = [];
  if (entry.kind === 'act')
    for (const [other, given] of table.orders.entries())
      if (given.length) table.orders[other] = [...lastingOrders(table, match, other)];
  if (entry.kind !== 'seat') return;
  const { holder, name = '', level = 'medium' } = readHolder(entry.holder);
  table.holders[seat] = fromDevice(holder === 'bot' ? { kind: 'bot', name, level } : { kind: 'here', name });
}
