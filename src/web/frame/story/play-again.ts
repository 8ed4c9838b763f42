import type { Event } from '../../../core/event.ts';
import type { Action } from '../../../core/game.ts';
import { chanceAt, type Match, snapshotAfter } from '../../../core/match.ts';

/** Plays a whole match again, step by step; each state is only lent. */
export function* playAgain<S, A extends Action, E extends Event>(
  match: Match<S, A, E>,
): Generator<{ readonly state: S; readonly events: readonly E[] }> {
  const { state, draws } = snapshotAfter(match, 0);
  for (const [at, { seat, action }] of match.steps.entries()) {
    const events: E[] = [];
    match.game.play(state, seat, action, chanceAt(match, at, draws), (event) => events.push(event));
    yield { state, events };
  }
}
