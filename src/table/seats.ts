/** Seats change hands: sitting down, a bot sitting in, coming back, leaving, resigning. */
import type { Seat } from '../core/game.ts';
import { isRefusal, type Refusal } from '../core/refusal.ts';
import { type Change, change, end, log, tell, withdrawProposal } from './change.ts';
import type { Outcome } from './facts.ts';
import { type Holder, nobody, type Why, writeHolder } from './holder.ts';
import { clearOrders } from './orders.ts';
import { tableRefusal } from './refusal.ts';
import { isEnded, runningMatch, type Table } from './table.ts';

/** The seat of this person, whoever plays it for him at the moment; or why it is not his to change. */
export function ownSeat(table: Table, seat: Seat, person: string): Holder | Refusal {
  const holder = table.holders[seat];
  if (isEnded(table)) return tableRefusal('notRunning', {});
  if (!holder || holder.person !== person) return tableRefusal('notYourSeat', {});
  return holder.resigned ? tableRefusal('resigned', {}) : holder;
}

/** Why this person may not decide for the seat now. */
export function refusalToDecide(table: Table, seat: Seat, person: string): Refusal | undefined {
  const holder = table.holders[seat];
  if (!holder || holder.person !== person) return tableRefusal('notYourSeat', {});
  if (holder.resigned) return tableRefusal('resigned', {});
  return holder.bot === null ? undefined : tableRefusal('botSitsHere', {});
}

/** Somebody sits down; who may is for the driver to say. */
export function sitDown(table: Table, seat: Seat, holder: Partial<Holder>, now: number): Outcome | Refusal {
  return change(table, now, (made) => giveSeat(made, seat, { ...nobody, ...holder }));
}

/** A bot plays for whoever holds the seat, until he takes it back. */
export function letBotPlay(table: Table, seat: Seat, level: string, now: number): Outcome | Refusal {
  return change(table, now, (made) => giveSeat(made, seat, { ...(table.holders[seat] ?? nobody), bot: level }));
}

export function takeSeatBack(table: Table, seat: Seat, person: string, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const holder = ownSeat(table, seat, person);
    if (isRefusal(holder)) return holder;
    return holder.bot === null ? tableRefusal('noBotHere', {}) : giveSeat(made, seat, { ...holder, bot: null });
  });
}

/** Nobody holds the seat any more. */
export function vacate(table: Table, seat: Seat, now: number): Outcome | Refusal {
  return change(table, now, (made) => giveSeat(made, seat, nobody));
}

/** Nobody is left who could begin the game. */
export function abandonTable(table: Table, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    if (table.status !== 'open') return tableRefusal('alreadyStarted', {});
    end(made, 'abandoned');
    return undefined;
  });
}

/** For good: a bot plays the seat to the end, and the result says so. */
export function resign(table: Table, seat: Seat, person: string, substitute: string, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const holder = ownSeat(table, seat, person);
    if (isRefusal(holder)) return holder;
    if (isRefusal(runningMatch(table))) return tableRefusal('notRunning', {});
    clearOrders(made, seat);
    return giveSeat(made, seat, { ...holder, bot: holder.bot ?? substitute, resigned: true });
  });
}

/** The log says by whom a seat is played from here on, and why, where nobody who sits there has said so. */
export function giveSeat(made: Change, seat: Seat, holder: Holder, why?: Why): undefined {
  const { table } = made;
  const before = table.holders[seat] ?? nobody;
  table.holders[seat] = holder;
  if (holder.bot === null) table.timekeeper?.grantForReturn(table, seat);
  // What one person has ordered does not speak for the next. A device's log does not tell of it.
  if (table.home === 'server' && before.person !== holder.person) clearOrders(made, seat);
  // Whoever was asked is not who would have to agree now; and who does something about his seat is back.
  const { proposal } = table;
  const aboutIt = proposal?.kind === 'substitute' && proposal.absent === seat;
  if (aboutIt || before.person !== holder.person || before.resigned !== holder.resigned) withdrawProposal(made);
  tell(made, { kind: 'seatChanged', seat });
  if (table.match) log(made, { kind: 'seat', seat, holder: writeHolder(holder, table.home === 'device', why) });
}
