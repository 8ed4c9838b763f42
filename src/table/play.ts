/** Playing: an action of unknown origin, and whatever standing orders answer to it. */
import type { Action, Seat } from '../core/game.ts';
import { act, type Step } from '../core/match.ts';
import { houseRefusal, isRefusal, type Refusal } from '../core/refusal.ts';
import { type Change, change, log, withdrawProposal } from './change.ts';
import type { Decider, Outcome } from './facts.ts';
import { dropLapsed, keepOrders, readOrders } from './orders.ts';
import { type AnyMatch, runningMatch, type Table } from './table.ts';

export interface ActCommand {
  readonly seat: Seat;
  readonly action: unknown;
  /** The question it answers; an answer to an older one is refused. */
  readonly question?: string;
  readonly decider: Decider;
}

export function playAction(table: Table, wanted: ActCommand, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const match = runningMatch(table);
    if (isRefusal(match)) return match;
    const refusal = playOne(made, match, wanted);
    if (!refusal) answerOrders(made, match);
    return refusal;
  });
}

/** Replaces the seat's standing orders. What they have an opinion on already they answer at once. */
export function giveOrders(table: Table, seat: Seat, json: readonly unknown[], now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const match = runningMatch(table);
    if (isRefusal(match)) return match;
    const orders = readOrders(table, json);
    if (isRefusal(orders)) return orders;
    // Given for a moment that has passed, it would be dropped without a word.
    if (orders.some((order) => table.game.orders?.lapsed(match.state, seat, order))) return houseRefusal('olderQuestion', {});
    keepOrders(made, seat, orders);
    // On a server even a gap in the log would tell the others of them.
    if (table.home === 'device') match.entries.push({ kind: 'order', seat, order: orders });
    answerOrders(made, match);
    return undefined;
  });
}

/** One action and its entry, without what follows from it. */
function playOne(made: Change, match: AnyMatch, { seat, action, question, decider }: ActCommand): Refusal | undefined {
  const played = act(match, seat, action, question);
  if (!played.ok) return played.refusal;
  const { action: read, reveals, aside } = match.steps.at(-1) as Step<Action>;
  log(made, { kind: 'act', seat, action: read, events: played.events, reveals, aside, decider });
  made.table.stepIndices[match.steps.length - 1] = made.table.index;
  if (made.table.proposal?.kind === 'undo' || decider === 'person') withdrawProposal(made);
  dropLapsed(made, match);
  return undefined;
}

/** Lets orders speak until none has anything to say. A seat played by a bot is answered for by the bot. */
function answerOrders(made: Change, match: AnyMatch): void {
  const { game, config } = made.table;
  if (!game.orders) return;
  const most = game.limit(config);
  for (let played = 0; played < most; played++) if (!answerOne(made, match)) return;
}

function answerOne(made: Change, match: AnyMatch): boolean {
  const { game, holders, orders } = made.table;
  for (const seat of game.waiting(match.state)) {
    if (holders[seat]?.bot !== null) continue;
    for (const order of orders[seat] ?? []) {
      const action = game.orders?.answer(match.state, seat, order);
      const question = action && game.question(match.state, seat)?.id;
      if (!action || question === undefined) continue;
      if (!playOne(made, match, { seat, question, action, decider: 'order' })) return true;
    }
  }
  return false;
}
