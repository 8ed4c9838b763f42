/** Where on the map something has happened in a step: whoever has zoomed elsewhere is taken there. */
import type { CortezEvent } from '../event.ts';
import { bridgeField } from '../map.ts';

export function happenedAt(events: readonly CortezEvent[]): number[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'marked':
        return [event.at];
      case 'attacked':
        return [event.from, event.at];
      case 'moved':
      case 'driven':
      case 'banished':
      case 'carried':
        return [event.to];
      case 'bridgeTurned':
        return [bridgeField[event.bridge] ?? 0];
      default:
        return [];
    }
  });
}
