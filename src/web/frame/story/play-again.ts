import type { Event } from '../../../core/event.ts';
import { streamRandom } from '../../../core/fairness.ts';
import type { Action } from '../../../core/game.ts';
import { type Match, stateAfter } from '../../../core/match.ts';

/** Plays a whole match again, step by step; each state is only lent. */
export function* playAgain<S, A extends Action, E extends Event>(
  match: Match<S, A, E>,
): Generator<{ readonly state: S; readonly events: readonly E[] }> {
  const state = stateAfter(match, 0);
  for (const [at, { seat, action }] of match.steps.entries()) {
    const events: E[] = [];
    match.game.play(state, seat, action, streamRandom(match.key, at + 1), (event) => events.push(event));
    yield { state, events };
  }
}
