/** Plays like somebody who knows the rules and sees what lies before him, and errs as people do: over small things often. */
import type { Action } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { misjudged } from './misjudgement.ts';
import { endTurn, imagined, repeatableRandom, rollOut, type SearchContext, worth } from './search-context.ts';

const mostCandidates = 6;
/** By how many points the easy bot misjudges where the game does not say. */
const usualMisjudgement = 1.5;

export function decideEasy(context: SearchContext): Action {
  const { game, heuristics, seat, random } = context;
  const from = imagined(context);
  const greedy = heuristics.rolloutAction(from, seat, random);
  if (heuristics.isObvious?.(from, seat)) return greedy;
  const candidates = new Map([[game.format(greedy), greedy]]);
  for (const action of heuristics.candidates(from, seat, random))
    if (candidates.size < mostCandidates) candidates.set(game.format(action), action);
  const actions = [...candidates.values()];
  if (actions.length < 2) return greedy;
  const chance = repeatableRandom(random);
  const values: number[] = [];
  for (const action of actions) {
    const state = game.copy(from);
    const own = chance();
    if (heuristics.playHypothetically) heuristics.playHypothetically(state, seat, action, own);
    else game.play(state, seat, action, own);
    const value = foreseen(context, state, from, own);
    if (value === undefined) return greedy;
    values.push(value);
  }
  return actions[misjudged(values, heuristics.misjudgement?.easy ?? usualMisjudgement, random)]!;
}

/** What the end of the own turn, or of what was played hypothetically, is worth; otherwise what one rollout comes to. */
function foreseen(context: SearchContext, state: object, from: object, random: Random): number | undefined {
  const { heuristics, seat } = context;
  if (heuristics.thinking(from, seat) === 'turn')
    return endTurn(context, state, from, random) ? worth(context, state) : undefined;
  return heuristics.playHypothetically ? worth(context, state) : rollOut(context, state, from, random);
}
