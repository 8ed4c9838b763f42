import type { Refusal } from '../../core/refusal.ts';
import { isEnded } from '../../table/table.ts';
import type { Who } from '../people/person.ts';
import { newId } from '../people/token.ts';
import { serverRefusal } from '../refusal.ts';
import { changeRow } from './change.ts';
import type { LiveTable } from './live-table.ts';
import { enter, newRow } from './opening.ts';
import type { TableRegistry } from './registry.ts';

/** The same people, game and options once more. Whoever asks first opens it, the others find it by its id. */
export function rematch(registry: TableRegistry, live: LiveTable, who: Who): { table: string } | Refusal {
  if (!isEnded(live)) return serverRefusal('stillRunning', {});
  if (!live.seats.some(({ person }) => person === who.person.id)) return serverRefusal('notYourSeat', {});
  if (live.row.next !== null) return { table: live.row.next };
  const id = newId();
  const { first: _, ...config } = live.config;
  const row = {
    ...newRow(id, live.game, config, who, registry.now()),
    public: live.row.public,
    talk: live.row.talk,
    clock: live.row.clock,
    range: live.row.range,
    rated: live.row.rated === 'friendly' ? ('friendly' as const) : ('rated' as const),
    previous: live.id,
  };
  const seats = live.seats.map((seat) => ({
    ...seat,
    table: id,
    invitation: null,
    resigned: 0,
    // A bot that only sat in for somebody gets up again.
    bot: seat.person === null ? seat.bot : null,
    name: seat.person === null ? null : seat.name,
  }));
  const again = enter(registry, live.game, row, seats);
  for (const [person, name] of live.names) again.names.set(person, name);
  for (const [person, habits] of live.habits) again.habits.set(person, habits);
  changeRow(registry, live, { next: id });
  return { table: id };
}
