/** A game in pieces: the moments between turns, and the decisions within them. */
import type { Event } from '../core/event.ts';
import type { Action, AnyGame, Seat } from '../core/game.ts';
import type { AnyHeuristics } from '../core/heuristics.ts';
import { type Match, stateAfter } from '../core/match.ts';

export type AnyMatch = Match<object, Action, Event>;

/** After how many steps somebody's turn was over, and whose it was; the first is the beginning, which is nobody's. */
export interface Moment {
  readonly step: number;
  readonly seat: Seat | undefined;
}

/** Turns as one tells a game: the game says where one ends; else what one seat did without anybody else in between. */
export function momentsOf(heuristics: AnyHeuristics, match: AnyMatch): Moment[] {
  const moments: Moment[] = [{ step: 0, seat: undefined }];
  let before = stateAfter(match, 0);
  for (const [at, { seat }] of match.steps.entries()) {
    const after = stateAfter(match, at + 1);
    const next = match.steps[at + 1];
    const ends = heuristics.turnName ? heuristics.turnName(before) !== heuristics.turnName(after) : next?.seat !== seat;
    if (ends || !next) moments.push({ step: at + 1, seat: moverIn(match, moments.at(-1)!.step, at + 1) });
    before = after;
  }
  return moments;
}

/** Who did the last thing in a turn that was not done unasked. */
function moverIn({ steps }: AnyMatch, from: number, until: number): Seat {
  const turn = steps.slice(from, until);
  return (turn.findLast(({ aside }) => !aside) ?? turn.at(-1)!).seat;
}

/** One thing decided: the actions of a seat that were chosen together, knowing the same. */
export interface Decision {
  /** How many steps stood before it, and how many stand after it. */
  readonly step: number;
  readonly until: number;
  readonly seat: Seat;
  readonly played: readonly Action[];
}

/**
 * The decisions of a game. Where a turn is planned whole it is one, up to what turns something up; elsewhere every action is one. What
 * is done unasked, and what could not be done otherwise, decides nothing.
 */
export function decisionsOf(game: AnyGame, heuristics: AnyHeuristics, match: AnyMatch): Decision[] {
  const { steps } = match;
  const found: Decision[] = [];
  for (let at = 0; at < steps.length; ) {
    const { seat, aside } = steps[at]!;
    if (aside) {
      at += 1;
      continue;
    }
    const from = stateAfter(match, at);
    const until = heuristics.thinking(from, seat) === 'turn' ? endOfTurn(game, heuristics, match, from, at) : at + 1;
    const played = steps.slice(at, until).flatMap((step) => (step.seat === seat && !step.aside ? [step.action] : []));
    if (hasChoice(game, from, seat)) found.push({ step: at, until, seat, played });
    at = until;
  }
  return found;
}

function endOfTurn(game: AnyGame, heuristics: AnyHeuristics, match: AnyMatch, from: object, begin: number): number {
  const { steps } = match;
  const { seat } = steps[begin]!;
  let at = begin + 1;
  while (at < steps.length) {
    const before = steps[at - 1]!;
    const now = stateAfter(match, at);
    if (before.reveals || steps[at]!.aside || steps[at]!.seat !== seat) break;
    if (!game.waiting(now).includes(seat) || !heuristics.sameTurn?.(now, from, seat)) break;
    at += 1;
  }
  return at;
}

function hasChoice(game: AnyGame, state: object, seat: Seat): boolean {
  const choices = game.choices(state, seat);
  return choices.length > 1 || (choices[0] !== undefined && !('action' in choices[0]));
}
