/** What the strong bot would do for a person, and what speaks for it. */
import type { Action } from '../core/game.ts';
import { type DecisionRequest, openContext, think } from './bot.ts';
import { openBudget } from './budget.ts';
import { type Judged, playPlan } from './judge.ts';
import { efforts } from './levels.ts';
import { endTurn, imagined, type Plan, repeatableRandom, type SearchContext } from './search-context.ts';

export interface Hint {
  readonly action: Action;
  /** The side of the position that gains most against the second choice, a key of `aspectNames`. */
  readonly aspect: string | undefined;
}

/** Imagined states on which the first choice is compared with the second, and the actions that may take. */
const looks = 12;
const lookIterations = 4000;
/** A gain of fewer points is no reason. */
const leastGain = 0.05;

export function advise(asked: DecisionRequest): Hint | undefined {
  const context = openContext(asked);
  const [best, ...others] = think(context, efforts.strong);
  const action = best?.plan[0];
  if (!action) return undefined;
  const name = asked.game.format(action);
  const second = others.find(({ plan }) => plan[0] && asked.game.format(plan[0]) !== name) ?? others[0];
  const weighing = { ...context, budget: openBudget({ iterations: lookIterations }) };
  return { action, aspect: second && strongestReason(weighing, best, second) };
}

function strongestReason(context: SearchContext, best: Judged, second: Judged): string | undefined {
  const gains = new Map<string, number>();
  for (let look = 0; look < looks; look++) {
    const from = imagined(context);
    const chance = repeatableRandom(context.random);
    for (const [plan, sign] of [
      [best.plan, 1],
      [second.plan, -1],
    ] as const)
      for (const { aspect, points } of aspectsAfter(context, from, plan, chance()))
        gains.set(aspect, (gains.get(aspect) ?? 0) + (sign * points) / looks);
  }
  const [first] = [...gains].sort((a, b) => b[1] - a[1]);
  return first && first[1] > leastGain ? first[0] : undefined;
}

function aspectsAfter(context: SearchContext, from: object, plan: Plan, random: ReturnType<ReturnType<typeof repeatableRandom>>) {
  const state = context.game.copy(from);
  if (!playPlan(context, state, from, plan, random) || !endTurn(context, state, from, random)) return [];
  return context.heuristics.aspects(state, context.seat);
}
