/** Heuristics for a game that has none of its own: tries anything legal, and lets chance play on to the end. */
import { fillForm, isForm } from '../core/form.ts';
import type { Action, AnyGame, Seat } from '../core/game.ts';
import type { AnyHeuristics } from '../core/heuristics.ts';
import type { Random } from '../core/random.ts';

const mostCandidates = 12;
const fillings = 12;

export function fallbackHeuristics(game: AnyGame): AnyHeuristics {
  return {
    evaluate: (state, seat) => margin(game, state, seat),
    aspects: (state, seat) => [{ aspect: 'points', points: margin(game, state, seat) }],
    aspectNames: { en: { points: 'points' }, nl: { points: 'punten' }, de: { points: 'Punkte' } },
    candidates: (state, seat, random) => someActions(game, state, seat, random),
    rolloutAction: (state, seat, random) => game.sample(state, seat, random),
    thinking: () => 'reply',
    settled: () => false,
  };
}

function margin(game: AnyGame, state: object, seat: Seat): number {
  const { points } = game.standing(state);
  return points[seat]! - Math.max(...points.filter((_, other) => other !== seat));
}

function someActions(game: AnyGame, state: object, seat: Seat, random: Random): Action[] {
  const found = new Map<string, Action>();
  const keep = (action: Action) => {
    if (found.size < mostCandidates && !game.refusal(state, seat, action)) found.set(game.format(action), action);
  };
  const choices = game.choices(state, seat);
  for (const choice of choices) {
    if (!isForm<Action>(choice)) keep(choice.action);
    else if (choice.proposal) keep(choice.proposal);
  }
  for (let i = 0; i < fillings; i++) keep(game.sample(state, seat, random));
  for (const choice of choices)
    if (isForm<Action>(choice)) for (let i = 0; i < fillings && found.size < 3; i++) keep(fillForm(choice, random));
  return [...found.values()];
}
