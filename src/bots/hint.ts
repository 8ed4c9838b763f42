/** What the strong bot would do for a person with the rest of the turn, and what speaks for it. */
import { isForm } from '../core/form.ts';
import type { Action, AnyGame, Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { sameAction } from '../core/same-action.ts';
import { type DecisionRequest, openContext, think } from './bot.ts';
import { openBudget } from './budget.ts';
import { type Judged, playPlan } from './judge.ts';
import { efforts } from './levels.ts';
import { endTurn, hasTurn, imagined, type Plan, repeatableRandom, type SearchContext } from './search-context.ts';

/** One action of a plan, and where it is done. */
export interface HintStep {
  readonly action: Action;
  readonly at?: string;
  readonly way?: readonly string[];
  /** What the seat knows when it comes to this step, as JSON: the plan goes on where the table looks like this. */
  readonly before: string;
}

export interface Hint {
  /** The rest of the turn, as far as it can be seen: it ends with the first action that turns something up. */
  readonly steps: readonly HintStep[];
  /** The side of the position that gains most against the second choice, a key of `aspectNames`. */
  readonly aspect: string | undefined;
  /** How many points more the seat would have if scoring came right after the plan. */
  readonly points: number;
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
  return { ...stepsOf(context, best.plan), aspect: second && strongestReason(weighing, best, second) };
}

/** The plan step by step on an imagined state; what is turned up there need not come so, and what follows it is left out. */
function stepsOf(context: SearchContext, plan: Plan): Pick<Hint, 'steps' | 'points'> {
  const { game, seat, random, view } = context;
  const from = imagined(context);
  const state = game.copy(from);
  const steps: HintStep[] = [];
  const before = certain(game, view, seat);
  for (const action of plan) {
    if (steps.length > 0 && (!hasTurn(context, state, from) || game.refusal(state, seat, action))) break;
    const { at, way } = placesOf(game, state, seat, action);
    const known = steps.length === 0 ? view : game.view(state, seat);
    steps.push({ action, before: JSON.stringify(known), ...(at ? { at } : {}), ...(way ? { way } : {}) });
    if (playReveals(game, state, seat, action, random)) break;
  }
  return { steps, points: certain(game, game.view(state, seat), seat) - before };
}

function playReveals(game: AnyGame, state: object, seat: Seat, action: Action, random: Random): boolean {
  let reveals = false;
  game.play(state, seat, action, random, (event) => {
    reveals ||= event.reveals === true;
  });
  return reveals;
}

function placesOf(
  game: AnyGame,
  state: object,
  seat: Seat,
  action: Action,
): { at?: string | undefined; way?: readonly string[] | undefined } {
  const offer = game.choices(state, seat).find((choice) => !isForm<Action>(choice) && sameAction(choice.action, action));
  return offer && !isForm<Action>(offer) ? { at: offer.at, way: offer.way } : {};
}

function certain(game: AnyGame, view: object, seat: Seat): number {
  return game.preview(view).seats[seat]?.total ?? 0;
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

function aspectsAfter(context: SearchContext, from: object, plan: Plan, random: Random) {
  const state = context.game.copy(from);
  if (!playPlan(context, state, from, plan, random) || !endTurn(context, state, from, random)) return [];
  return context.heuristics.aspects(state, context.seat);
}
