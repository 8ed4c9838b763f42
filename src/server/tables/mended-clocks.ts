/** The clocks of a table that is mended: as they stood at the last entry that is left, and from now on. */
import type { Clock } from '../../table/clock.ts';
import type { Habits } from '../store/people.ts';
import type { EntryRow } from '../store/schema.ts';
import { hoursOf } from './habits.ts';
import type { LiveTable } from './live-table.ts';
import type { StoredClock } from './stored-table.ts';

interface Kept {
  readonly entries: readonly EntryRow[];
  /** As the store has it. */
  readonly clock: string | null;
}

/** While nobody could open it nobody's time ran. Where entries fell, whoever is asked now has been asked just now. */
export function setClocks(
  { clock, holders, index }: LiveTable,
  { entries, clock: stored }: Kept,
  dropped: number,
  habits: ReadonlyMap<string, Habits>,
  now: number,
): void {
  if (!clock) return;
  const known = dropped === 0 ? clockIn(stored) : undefined;
  clock.at = now;
  for (const [seat, own] of clock.seats.entries()) {
    const { person = null, bot = null } = holders[seat] ?? {};
    const before = known?.seats[seat];
    const last = entries.findLast((entry) => entry.seat === seat && entry.number <= index && entry.left !== null);
    Object.assign(own, hoursOf(habits.get(person ?? '')), {
      left: before?.left ?? last?.left ?? clock.setting.bank,
      decision: before?.decision ?? clock.setting.decision,
      // A bot that sits in may do so because time had run out; who comes back has some again.
      out: before?.out ?? (person !== null && bot !== null),
    });
  }
}

/** Undefined where that, too, cannot be read. */
function clockIn(stored: string | null): Clock | undefined {
  try {
    return stored === null ? undefined : (JSON.parse(stored) as StoredClock).clock;
  } catch {
    return undefined;
  }
}
