/** What is known of persons at a table beside their names: where they are, when on holiday, and how fast they answer. */
import type { Span } from '../../table/hours.ts';
import { holidaySpans } from '../people/holidays.ts';
import type { Habits } from '../store/people.ts';
import type { PersonRow } from '../store/schema.ts';
import type { LiveTable } from './live-table.ts';

/** Somebody comes to the table. */
export function know(live: LiveTable, { id, name, zone, holidays, took }: PersonRow): void {
  live.names.set(id, name);
  live.habits.set(id, { zone, holidays, took });
}

/** Somebody of whom nothing is known lives by the world's time. */
const somewhere = 'UTC';

export function hoursOf(habits: Habits | undefined): { readonly zone: string; readonly away: readonly Span[] } {
  const zone = habits?.zone ?? somewhere;
  return { zone, away: holidaySpans(habits?.holidays ?? null, zone) };
}

/** Answers that are remembered: enough for a median that one slow week does not change. */
export const answersKept = 25;
/** Fewer say nothing of anybody. */
const answersNeeded = 3;

/** The median of the last answers; undefined while there are too few. */
export function paceOf(habits: Habits | undefined): number | undefined {
  const took = (JSON.parse(habits?.took ?? '[]') as number[]).toSorted((a, b) => a - b);
  return took.length < answersNeeded ? undefined : took[Math.floor(took.length / 2)];
}
