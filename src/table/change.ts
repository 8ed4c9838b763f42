/** What one command changes, collected while it is carried out. Here, and nowhere else, a turn passes and a game ends. */
import type { Seat, Standing } from '../core/game.ts';
import type { Refusal } from '../core/refusal.ts';
import type { EndReason, Fact, LoggedEntry, Outcome } from './facts.ts';
import { type Table, waitingSeats } from './table.ts';

export interface Change extends Outcome {
  readonly table: Table;
  readonly now: number;
  readonly entries: LoggedEntry[];
  readonly facts: Fact[];
}

/** Carries out a command. Where it is refused it must not have changed anything. */
export function change(table: Table, now: number, carryOut: (change: Change) => Refusal | undefined): Outcome | Refusal {
  const before = waitingSeats(table);
  table.timekeeper?.charge(table, now);
  const made: Change = { table, now, entries: [], facts: [] };
  const refusal = carryOut(made);
  if (refusal) return refusal;
  endIfOver(made);
  passTurn(made, before);
  return { entries: made.entries, facts: made.facts };
}

type Unnumbered = LoggedEntry extends infer E ? (E extends LoggedEntry ? Omit<E, 'index'> : never) : never;

/** Appends to the log. The match has already noted actions and undos. */
export function log({ table, entries }: Change, entry: Unnumbered): void {
  table.index += 1;
  if (entry.kind === 'seat' || entry.kind === 'mark') table.match?.entries.push(entry);
  const left = table.clock?.seats[entry.seat]?.left;
  entries.push({ index: table.index, ...(left === undefined ? {} : { left }), ...entry });
}

/** Tells a fact; what a later one of the same kind and seat says again is told once. */
export function tell({ facts }: Change, fact: Fact): void {
  const seat = 'seat' in fact ? fact.seat : undefined;
  const known = facts.some((other) => other.kind === fact.kind && ('seat' in other ? other.seat : undefined) === seat);
  if (!known) facts.push(fact);
}

/** The one place where a turn passes to somebody. */
function passTurn(made: Change, before: readonly Seat[]): void {
  const waiting = waitingSeats(made.table);
  const seats = waiting.filter((seat) => !before.includes(seat));
  for (const seat of before) if (!waiting.includes(seat)) noteAnswer(made, seat);
  for (const seat of seats) {
    made.table.since[seat] = made.now;
    // Who takes back his own answer is where he was.
    const again = made.entries.some((entry) => entry.kind === 'undo' && !entry.consent && entry.seat === seat);
    if (!again) made.table.timekeeper?.grantForQuestion(made.table, seat);
  }
  if (seats.length) tell(made, { kind: 'turnPassed', seats, waiting });
}

/** The seat is no longer waited for: how long its person took; an order of his counts too, or the pace would tell of it. */
function noteAnswer(made: Change, seat: Seat): void {
  const { proposal } = made.table;
  if (proposal?.kind === 'substitute' && proposal.absent === seat) withdrawProposal(made);
  const since = made.table.since[seat] ?? null;
  made.table.since[seat] = null;
  const answered = made.entries.some((entry) => entry.kind === 'act' && entry.seat === seat && entry.decider !== 'bot');
  if (made.table.clock && answered && since !== null) tell(made, { kind: 'decided', seat, took: made.now - since });
}

function endIfOver(made: Change): void {
  const { status, match, game } = made.table;
  if (status === 'running' && match && game.standing(match.state).over) end(made, 'finished');
}

/** The one place where a table ends. */
export function end(made: Change, reason: EndReason, standing = standingOf(made.table)): void {
  const { table, now: time } = made;
  table.status = standing.over ? 'over' : 'unfinished';
  withdrawProposal(made);
  const resigned = table.holders.flatMap((holder, seat) => (holder.resigned ? [seat] : []));
  tell(made, { kind: 'ended', reason, time, winners: standing.winners, points: standing.points, resigned });
}

function standingOf({ match, game }: Table): Standing {
  return match ? game.standing(match.state) : { points: [], winners: [], over: false };
}

/** What was asked of the others speaks of a position that is no more. */
export function withdrawProposal(made: Change): void {
  if (!made.table.proposal) return;
  made.table.proposal = undefined;
  tell(made, { kind: 'proposalChanged' });
}
