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
      remarks.push({ at, kind: 'undo', seat: entry.seat, steps: entry.steps });
    }
    if (entry.kind === 'seat') remarks.push({ at, kind: 'seat', seat: entry.seat, ...readHolder(entry.holder) });
  }
  return remarks;
}

/** A holder as this client writes it is JSON; a server says "bot easy", "person" with an id that nobody can read, or "resigned". */
export function readHolder(text: string): { readonly holder: 'bot' | 'person' | 'resigned'; readonly name?: string } {
  try {
    const { kind, name } = JSON.parse(text) as { kind?: unknown; name?: unknown };
    return { holder: kind === 'bot' ? 'bot' : 'person', ...(typeof name === 'string' ? { name } : {}) };
  } catch {
    return { holder: text === 'resigned' ? 'resigned' : text.startsWith('bot') ? 'bot' : 'person' };
  }
}
