/** Taking back: freely while nothing was learned and nobody else acted, otherwise by consent. */
import type { Seat } from '../core/game.ts';
import { takeBack } from '../core/match.ts';
import { houseRefusal, isRefusal, type Refusal } from '../core/refusal.ts';
import { freeUndo, remembersStepOf, stepsToUndo } from '../core/undo.ts';
import { type Change, change, log, tell, withdrawProposal } from './change.ts';
import type { Outcome } from './facts.ts';
import { isBotAlone, nobody } from './holder.ts';
import { clearOrders } from './orders.ts';
import { type AnyMatch, runningMatch, type Table } from './table.ts';

/** The match of a table at which steps can be taken back, or why there is none. */
export function undoableMatch(table: Table): AnyMatch | Refusal {
  return table.home === 'device' && table.status === 'over' && table.match ? table.match : runningMatch(table);
}

/**
 * How many steps fall when the seat takes back its last one; or why it may not. At a table of one device a step that only bots
 * have answered is still the person's to take back, while nothing was revealed.
 */
export function freeSteps(table: Table, match: AnyMatch, seat: Seat): number | Refusal {
  // A seat whose last step is no longer in memory has seen many others act since.
  if (!remembersStepOf(match, seat)) return houseRefusal('undoOthers', {});
  const free = freeUndo(match, seat);
  if (table.home === 'server' || !isRefusal(free) || free.reason !== 'undoOthers') return free;
  const steps = stepsToUndo(match, seat);
  const falling = match.steps.slice(match.steps.length - steps);
  const onlyBots = falling.slice(1).every((step) => isBotAlone(table.holders[step.seat] ?? nobody));
  if (steps === 0 || !onlyBots) return free;
  return falling.some((step) => step.reveals) ? houseRefusal('undoRevealed', {}) : steps;
}

/** Takes back the seat's last step where it is free to. */
export function undoFreely(table: Table, seat: Seat, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const match = undoableMatch(table);
    if (isRefusal(match)) return match;
    const steps = freeSteps(table, match, seat);
    if (isRefusal(steps)) return steps;
    // Where bots have answered, the log says that they let it pass: a record takes nothing else.
    takeSteps(made, match, { seat, steps, ...(isRefusal(freeUndo(match, seat)) ? { consent: true } : {}) });
    return undefined;
  });
}

interface Taken {
  readonly seat: Seat;
  readonly steps: number;
  readonly consent?: true;
}

export function takeSteps(made: Change, match: AnyMatch, { seat, steps, consent }: Taken): void {
  const { table } = made;
  takeBack(match, seat, steps, consent);
  if (consent) table.timekeeper?.grantAnew(table);
  else table.timekeeper?.takeOff(table, seat);
  const left = match.steps.length;
  table.stepIndices.length = Math.min(table.stepIndices.length, left);
  log(made, { kind: 'undo', seat, steps, ...(consent ? { consent } : {}) });
  tell(made, { kind: 'takenBack', left });
  withdrawProposal(made);
  clearOrders(made, seat);
  if (table.status !== 'over') return;
  table.status = 'running';
  tell(made, { kind: 'resumed' });
}
