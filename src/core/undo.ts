/**
 * Undo is decided by information, once for all games: a step may be taken back by its seat while nothing
 * was revealed by it or since, and no other seat has acted since. Unanswered asides of others lapse with it.
 */
import type { Event } from './event.ts';
import type { Action, Seat } from './game.ts';
import { forgotten, type Match, takeBack } from './match.ts';
import { houseRefusal, isRefusal, type Refusal } from './refusal.ts';

/** How many steps fall when the seat takes back its last one; or why it may not. */
export function freeUndo<S, A extends Action, E extends Event>(match: Match<S, A, E>, seat: Seat): number | Refusal {
  const { steps, game } = match;
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]!;
    if (step.seat !== seat && !(step.aside && game.lapses?.(step.action))) return houseRefusal('undoOthers', {});
    if (step.reveals) return houseRefusal('undoRevealed', {});
    if (step.seat === seat) return steps.length - at;
  }
  return houseRefusal('nothingToUndo', {});
}

/** Takes back the seat's last step where it is free to; a refusal changes nothing. */
export function undo<S, A extends Action, E extends Event>(match: Match<S, A, E>, seat: Seat): Refusal | undefined {
  const steps = freeUndo(match, seat);
  if (isRefusal(steps)) return steps;
  takeBack(match, seat, steps);
  return undefined;
}

/** How many steps would fall if the others let the seat take back its last one; 0 when it has none. */
export function stepsToUndo<S, A extends Action, E extends Event>(match: Match<S, A, E>, seat: Seat): number {
  const last = match.steps.findLastIndex((step) => step.seat === seat);
  return last < 0 ? 0 : match.steps.length - last;
}

/** Whether the steps in memory suffice to judge an undo of this seat; otherwise recall the match first. */
export function remembersStepOf<S, A extends Action, E extends Event>(match: Match<S, A, E>, seat: Seat): boolean {
  const missing = forgotten(match);
  return missing === 0 || match.steps.findLastIndex((step, at) => at >= missing && step.seat === seat) >= 0;
}
