/** Who may talk at a table, and add to its shuffle: who sits there, and spectators where the host lets them. */
import type { Refusal } from '../../core/refusal.ts';
import type { Who } from '../people/person.ts';
import { serverRefusal } from '../refusal.ts';
import { changeOf, changeRow } from './change.ts';
import { type LiveTable, spectatorsMayTalk } from './live-table.ts';
import type { TableRegistry } from './registry.ts';

export function refusalToSpeak(live: LiveTable, person: string): Refusal | undefined {
  if (live.silenced.has(person)) return serverRefusal('mutedHere', {});
  const belongs = live.row.host === person || live.seats.some((seat) => seat.person === person);
  return belongs || spectatorsMayTalk(live) ? undefined : serverRefusal('onlySeatsTalk', {});
}

export function letSpectatorsTalk(registry: TableRegistry, live: LiveTable, who: Who, on: boolean): Refusal | undefined {
  if (live.row.host !== who.person.id) return serverRefusal('notHost', {});
  changeRow(registry, live, { talk: on ? 1 : 0 });
  return undefined;
}

const mostSilenced = 200;

/** The host mutes somebody at this table, or no longer. */
export function silence(registry: TableRegistry, live: LiveTable, who: Who, person: string, on: boolean): Refusal | undefined {
  if (live.row.host !== who.person.id) return serverRefusal('notHost', {});
  if (!live.names.has(person) || person === who.person.id) return serverRefusal('noSuchPerson', {});
  if (on && live.silenced.size >= mostSilenced) return serverRefusal('tooMany', { seconds: 3600 });
  if (on) live.silenced.add(person);
  else live.silenced.delete(person);
  changeRow(registry, live, {});
  changeOf(registry, live).silenced.push({ table: live.id, person, on });
  return undefined;
}
