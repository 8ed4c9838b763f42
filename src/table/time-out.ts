/** Time runs out: as the table agreed, a bot sits in, or plays to the end, or the others decide. */
import type { Seat } from '../core/game.ts';
import type { Refusal } from '../core/refusal.ts';
import { type Change, change, log, tell } from './change.ts';
import { runningSeats } from './charge.ts';
import type { Outcome } from './facts.ts';
import { nobody, outOfTime } from './holder.ts';
import type { Span } from './hours.ts';
import { clearOrders } from './orders.ts';
import { giveSeat } from './seats.ts';
import type { Table } from './table.ts';

/** Whoever has no time left is out of time, once. */
export function runOut(table: Table, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    for (const seat of runningSeats(table)) letRunOut(made, seat);
    return undefined;
  });
}

function letRunOut(made: Change, seat: Seat): void {
  const { clock, holders } = made.table;
  const own = clock?.seats[seat];
  if (!clock || !own || own.decision + own.left > 0) return;
  const { out, level } = clock.setting;
  own.out = true;
  tell(made, { kind: 'clockChanged' });
  if (out === 'toEnd') clearOrders(made, seat);
  if (out === 'ask') log(made, { kind: 'mark', seat, text: outOfTime });
  else giveSeat(made, seat, { ...(holders[seat] ?? nobody), bot: level, resigned: out === 'toEnd' }, 'time');
}

/** A player has moved to another time zone, or goes on holiday; what has passed stays charged as it was. */
export function keepHours(table: Table, seat: Seat, zone: string, away: readonly Span[], now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const own = table.clock?.seats[seat];
    if (!own) return undefined;
    own.zone = zone;
    own.away = away;
    tell(made, { kind: 'clockChanged' });
    return undefined;
  });
}
