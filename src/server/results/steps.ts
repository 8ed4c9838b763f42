/** The steps of a table that still count, from its log: what was taken back was not played. */
import type { Event } from '../../core/event.ts';
import type { EntryRow } from '../store/schema.ts';
import type { PlayedGame } from './statistics.ts';

export function stepsIn(entries: readonly EntryRow[]): PlayedGame['steps'] {
  const steps: { seat: number; action: string; events: readonly Event[] }[] = [];
  for (const { kind, seat, data, events } of entries) {
    if (kind === 'act')
      steps.push({ seat, action: (JSON.parse(data) as { type: string }).type, events: JSON.parse(events) as Event[] });
    if (kind === 'undo') steps.length = Math.max(0, steps.length - (JSON.parse(data) as { steps: number }).steps);
  }
  return steps;
}
