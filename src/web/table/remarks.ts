import type { Event } from '../../core/event.ts';
import type { Action } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Remark } from './source.ts';

/** Steps taken back and seats that changed hands, each with how many steps stood then. */
export function remarksOf(match: Match<object, Action, Event>): Remark[] {
  const remarks: Remark[] = [];
  let at = 0;
  for (const entry of match.entries) {
    if (entry.kind === 'act') at += 1;
    if (entry.kind === 'undo') {
      at -= entry.steps;
      remarks.push({ at, kind: 'undo', seat: entry.seat, text: String(entry.steps) });
    }
    if (entry.kind === 'seat') remarks.push({ at, kind: 'seat', seat: entry.seat, text: holderName(entry.holder) });
  }
  return remarks;
}

/** A holder as this client writes it is JSON; a record of other origin may carry a plain name. */
function holderName(holder: string): string {
  try {
    return String((JSON.parse(holder) as { name?: unknown }).name ?? holder);
  } catch {
    return holder;
  }
}
