import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { readChat } from '../people/names.ts';
import type { Who } from '../people/person.ts';
import { changeOf } from './change.ts';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';
import { refusalToSpeak } from './talk.ts';

/** Says something at the table, from the first of one's seats or as a spectator. */
export function chat(registry: TableRegistry, live: LiveTable, who: Who, text: string): Refusal | undefined {
  const silent = refusalToSpeak(live, who.person.id);
  if (silent) return silent;
  const line = readChat(text);
  if (isRefusal(line)) return line;
  const { id, name } = who.person;
  live.names.set(id, name);
  live.lines += 1;
  const seat = live.seats.find(({ person }) => person === id)?.seat ?? null;
  const row = { table: live.id, number: live.lines, person: id, seat, text: line, entry: live.index, time: registry.now() };
  changeOf(registry, live).chat.push(row);
  return undefined;
}
