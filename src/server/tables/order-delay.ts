/**
 * Answers that come by themselves. Standing orders take their time, as a person would: between a quarter of the delay and all of it, drawn at random. Nothing
 * that is sent tells an order's answer from a person's.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal } from '../../core/refusal.ts';
import { type OrderTurn, orderTurns } from '../../table/play.ts';
import type { LiveTable } from './live-table.ts';
import { playOrder } from './play.ts';
import { freeTable, type TableRegistry } from './registry.ts';

/** Who has only the end of the turn left has this much longer to take something back. */
const patience = 8;

export function wakeOrders(registry: TableRegistry, live: LiveTable): void {
  if (registry.closing || registry.orderDelay === 0) return;
  for (const turn of turnsOf(registry, live)) {
    if (live.ordering.get(turn.seat) === turn.question) continue;
    live.ordering.set(turn.seat, turn.question);
    letSpeak(registry, live, turn).catch((error: unknown) =>
      registry.log.error({ err: error, table: live.id, seat: turn.seat }, 'an order could not answer'),
    );
  }
}

/** Whatever one table's game throws must end neither the process nor everybody else's orders. */
function turnsOf(registry: TableRegistry, live: LiveTable): readonly OrderTurn[] {
  try {
    return orderTurns(live);
  } catch (error) {
    registry.log.error({ err: error, table: live.id }, 'the orders of a table could not be asked');
    return [];
  }
}

async function letSpeak(registry: TableRegistry, live: LiveTable, turn: OrderTurn): Promise<void> {
  const { orderDelay } = registry;
  const longest = turn.own ? patience * orderDelay : orderDelay;
  await sleep(randomInt(Math.floor(longest / 4), longest + 1), undefined, { ref: false });
  if (live.ordering.get(turn.seat) === turn.question) live.ordering.delete(turn.seat);
  const now = registry.closing ? undefined : await freeTable(registry, live.id);
  // Whatever has changed meanwhile, an older question is refused.
  if (now && !isRefusal(now)) playOrder(registry, now, turn);
}
