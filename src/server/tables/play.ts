/** Playing at a table: each command is the table's to carry out, and this server's to keep. */
import type { Seat } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Decider, Outcome } from '../../table/facts.ts';
import { answerByOrder, giveOrders, type OrderTurn, playAction } from '../../table/play.ts';
import { serverRefusal } from '../refusal.ts';
import { keep, kept } from './change.ts';
import { type LiveTable, madeBy } from './live-table.ts';
import { abandon, type TableRegistry } from './registry.ts';

export interface Act {
  readonly seat: Seat;
  /** The client's own name for it, so that a retry plays once. */
  readonly requestId: string | null;
  readonly question: string;
  readonly action: unknown;
  readonly decider: Decider;
}

/** Plays an action of unknown origin, then whatever standing orders answer. The index of its entry, or why not. */
export function playAct(registry: TableRegistry, live: LiveTable, { requestId, ...wanted }: Act): number | Refusal {
  const made = madeBy(live, wanted.seat, requestId);
  if (made !== undefined) return made;
  const outcome = orAbandon(registry, live, wanted.seat, () =>
    playAction(live, { ...wanted, ordersWait: ordersWait(registry) }, registry.now()),
  );
  return keep(registry, live, outcome, requestId);
}

/** Replaces the seat's standing orders. */
export function setOrders(registry: TableRegistry, live: LiveTable, seat: Seat, orders: readonly unknown[]): Refusal | undefined {
  return kept(
    registry,
    live,
    orAbandon(registry, live, seat, () => giveOrders(live, seat, orders, registry.now(), ordersWait(registry))),
  );
}

function ordersWait({ orderDelay }: TableRegistry): boolean {
  return orderDelay > 0;
}

/** A standing order speaks. */
export function playOrder(registry: TableRegistry, live: LiveTable, turn: OrderTurn): Refusal | undefined {
  const answered = orAbandon(registry, live, turn.seat, () => answerByOrder(live, turn, registry.now()));
  const refused = kept(registry, live, answered);
  const person = live.holders[turn.seat]?.person;
  // As if he had done it himself: when he was last there must not tell the one from the other.
  if (!refused && person) live.signs.set(person, registry.now());
  return refused;
}

/** A game that throws has a bug and has left its state half changed: the table goes on from what the store has. */
function orAbandon(registry: TableRegistry, live: LiveTable, seat: Seat, play: () => Outcome | Refusal): Outcome | Refusal {
  try {
    return play();
  } catch (error) {
    registry.log.error({ err: error, table: live.id, seat }, 'a game threw');
    abandon(registry, live);
    return serverRefusal('broken', {});
  }
}
