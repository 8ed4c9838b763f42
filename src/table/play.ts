/** Playing: an action of unknown origin, and whatever standing orders answer to it. */
import type { Seat } from '../core/game.ts';
import { act } from '../core/match.ts';
import { houseRefusal, isRefusal, type Refusal } from '../core/refusal.ts';
import { type Change, change, log, withdrawProposal } from './change.ts';
import type { Decider, Outcome } from './facts.ts';
import { dropLapsed, keepOrders, readOrders } from './orders.ts';
import type { Proposal } from './proposal.ts';
import { type AnyMatch, runningMatch, type Table } from './table.ts';

export interface ActCommand {
  readonly seat: Seat;
  readonly action: unknown;
  /** The question it answers; an answer to an older one is refused. */
  readonly question?: string;
  readonly decider: Decider;
  /** Whether orders are left for `answerByOrder`, so that nobody sees by the time that one spoke. */
  readonly ordersWait?: boolean;
}

export function playAction(table: Table, wanted: ActCommand, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const match = runningMatch(table);
    if (isRefusal(match)) return match;
    const refusal = playOne(made, match, wanted);
    if (!refusal && !wanted.ordersWait) answerOrders(made, match);
    return refusal;
  });
}

/** Replaces the seat's standing orders. They answer at once what they already have an opinion on, unless they are to wait. */
export function giveOrders(
  table: Table,
  seat: Seat,
  json: readonly unknown[],
  now: number,
  ordersWait = false,
): Outcome | Refusal {
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
    if (!ordersWait) answerOrders(made, match);
    return undefined;
  });
}

/** One action and its entry, without what follows from it. */
function playOne(made: Change, match: AnyMatch, { seat, action, question, decider }: ActCommand): Refusal | undefined {
  const played = act(match, seat, action, question);
  if (!played.ok) return played.refusal;
  const { action: read, reveals, aside } = match.steps.at(-1)!;
  // A bot's answers earn its person no time.
  if (!aside && decider !== 'bot')
    made.table.timekeeper?.grantForAnswer(made.table, seat, {
      stillAsked: match.game.waiting(match.state).includes(seat),
      reveals,
    });
  log(made, { kind: 'act', seat, action: read, events: played.events, reveals, aside, decider });
  made.table.stepIndices[match.steps.length - 1] = made.table.index;
  if (speaksOfThePast(made.table.proposal, seat, decider)) withdrawProposal(made);
  dropLapsed(made, match);
  return undefined;
}

/** Whether what is asked of the others is void now that this seat has acted. */
function speaksOfThePast(proposal: Proposal | undefined, seat: Seat, decider: Decider): boolean {
  if (proposal?.kind === 'substitute') return seat === proposal.absent;
  return proposal?.kind === 'undo' || decider === 'person';
}

/** Lets orders speak until none has anything to say. A seat played by a bot is answered for by the bot. */
function answerOrders(made: Change, match: AnyMatch): void {
  const { game, config } = made.table;
  if (!game.orders) return;
  const most = game.limit(config);
  for (let played = 0; played < most; played++) if (!answerOne(made, match)) return;
}

function answerOne(made: Change, match: AnyMatch): boolean {
  return orderTurns(made.table).some((turn) => !turn.own && !playOrder(made, match, turn));
}

/** A question that a standing order has an answer to, or to which everybody can tell the only one. */
export interface OrderTurn {
  readonly seat: Seat;
  readonly question: string;
  /** Set where the seat itself has just acted and no order of its own speaks: it may still want to take something back. */
  readonly own?: true;
}

export function orderTurns({ game, match, holders, orders, status }: Table): OrderTurn[] {
  if (!game.orders || !match || status !== 'running') return [];
  const ordered = (seat: Seat) => (orders[seat] ?? []).some((order) => game.orders?.answer(match.state, seat, order));
  const last = match.steps.at(-1)?.seat;
  return game.waiting(match.state).flatMap((seat): OrderTurn[] => {
    if (holders[seat]?.bot !== null) return [];
    const isOrdered = ordered(seat);
    const question = isOrdered || game.orders?.forced?.(match.state, seat) ? game.question(match.state, seat)?.id : undefined;
    if (question === undefined) return [];
    return [{ seat, question, ...(isOrdered || seat !== last ? {} : { own: true }) }];
  });
}

/** Lets a seat's order answer this question, where it still is one and the order still has an answer. */
export function answerByOrder(table: Table, turn: OrderTurn, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const match = runningMatch(table);
    if (isRefusal(match)) return match;
    const asked = orderTurns(table).some(({ seat, question }) => seat === turn.seat && question === turn.question);
    return asked ? playOrder(made, match, turn) : houseRefusal('olderQuestion', {});
  });
}

/** The first of the seat's orders that may be played; why not, where none may. */
function playOrder(made: Change, match: AnyMatch, { seat, question }: OrderTurn): Refusal | undefined {
  const { game, orders } = made.table;
  let refusal: Refusal | undefined = houseRefusal('olderQuestion', {});
  const answers = (orders[seat] ?? []).map((order) => game.orders?.answer(match.state, seat, order));
  for (const action of [...answers, game.orders?.forced?.(match.state, seat)]) {
    if (!action) continue;
    refusal = playOne(made, match, { seat, question, action, decider: 'order' });
    if (!refusal) return undefined;
  }
  return refusal;
}
