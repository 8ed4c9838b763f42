/** What the strong bot would do for a person, and what speaks for it. */
import type { Action } from '../core/game.ts';
import { type Asked, think, thoughtOf } from './bot.ts';
import { openBudget } from './budget.ts';
import { type Judged, playPlan } from './judge.ts';
import { efforts } from './levels.ts';
import { chanceOf, endTurn, imagined, type Plan, type Thought } from './thought.ts';

export interface Hint {
  readonly action: Action;
  /** The side of the position that gains most against the second choice, a key of the sense's words. */
  readonly aspect: string | undefined;
}

/** Imagined states on which the first choice is compared with the second, and the actions that may take. */
const looks = 12;
const lookIterations = 4000;
/** A gain of fewer points is no reason. */
const leastGain = 0.05;

export function advise(asked: Asked): Hint | undefined {
  const thought = thoughtOf(asked);
  const [best, ...others] = think(thought, efforts.strong);
  const action = best?.plan[0];
  if (!action) return undefined;
  const name = asked.game.format(action);
  const second = others.find(({ plan }) => plan[0] && asked.game.format(plan[0]) !== name) ?? others[0];
  const weighing = { ...thought, budget: openBudget({ iterations: lookIterations }) };
  return { action, aspect: second && strongestReason(weighing, best, second) };
}

function strongestReason(thought: Thought, best: Judged, second: Judged): string | undefined {
  const gains = new Map<string, number>();
  for (let look = 0; look < looks; look++) {
    const from = imagined(thought);
    const chance = chanceOf(thought.random);
    for (const [plan, sign] of [
      [best.plan, 1],
      [second.plan, -1],
    ] as const)
      for (const { aspect, points } of aspectsAfter(thought, from, plan, chance()))
        gains.set(aspect, (gains.get(aspect) ?? 0) + (sign * points) / looks);
  }
  const [first] = [...gains].sort((a, b) => b[1] - a[1]);
  return first && first[1] > leastGain ? first[0] : undefined;
}

function aspectsAfter(thought: Thought, from: object, plan: Plan, random: ReturnType<ReturnType<typeof chanceOf>>) {
  const state = thought.game.copy(from);
  if (!playPlan(thought, state, from, plan, random) || !endTurn(thought, state, from, random)) return [];
  return thought.sense.aspects(state, thought.seat);
}
