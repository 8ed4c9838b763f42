/** What the strong bot would do for a person with the rest of the turn, and what speaks for it. */
import { isForm } from '../core/form.ts';
import type { Action, AnyGame, Choice, Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { sameAction } from '../core/same-action.ts';
import { type DecisionRequest, openContext, think } from './bot.ts';
import { openBudget } from './budget.ts';
import { playPlan } from './judge.ts';
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
  /**
   * The side of the position that gains most, a key of `aspectNames`: against the second choice, else against the poorest, else
   * against what is there now. Undefined where nothing else could be done, or everything comes to the same.
   */
  readonly aspect: string | undefined;
  /** Nothing else could be done. */
  readonly forced: boolean;
  /** How many points more the seat would have if scoring came right after the plan. */
  readonly points: number;
}

/** Imagined states on which the first choice is compared with the second, and the actions that may take. */
const looks = 12;
const lookIterations = 4000;
/** No turn is thought out further, action by action. */
const longest = 6;
/** A gain of fewer points is no reason. */
const leastGain = 0.05;

export function advise(asked: DecisionRequest): Hint | undefined {
  const context = openContext(asked);
  const [best, ...others] = think(context, efforts.strong);
  const action = best?.plan[0];
  if (!action) return undefined;
  const name = asked.game.format(action);
  const second = others.find(({ plan }) => plan[0] && asked.game.format(plan[0]) !== name) ?? others[0];
  const poorest = others.at(-1);
  const plan = wholeTurn(asked, context, best.plan);
  const offered = asked.game.choices(imagined(context), asked.seat);
  const forced = offered.length === 1 && !isForm<Action>(offered[0] as Choice<Action>);
  const aspect = forced
    ? undefined
    : [second?.plan, poorest?.plan, []].reduce<string | undefined>(
        (found, other) => found ?? (other && strongestReason(weighing(context), best.plan, other)),
        undefined,
      );
  return { ...stepsOf(context, plan), aspect, forced };
}

export const weighing = (context: SearchContext): SearchContext => ({
  ...context,
  budget: openBudget({ iterations: lookIterations }),
});

/** Where a turn is thought about action by action, what follows the first as well, until something is turned up. */
function wholeTurn(asked: DecisionRequest, context: SearchContext, first: Plan): Plan {
  const { game, heuristics, seat, random } = context;
  const from = imagined(context);
  const state = game.copy(from);
  const plan: Action[] = [];
  let next = first;
  while (plan.length < longest) {
    for (const action of next) {
      if (game.refusal(state, seat, action)) return plan.length ? plan : first;
      plan.push(action);
      if (playReveals(game, state, seat, action, random)) return plan;
    }
    if (!hasTurn(context, state, from) || heuristics.thinking(state, seat) !== 'reply') return plan;
    next =
      think(openContext({ ...asked, view: game.view(state, seat), seed: random.below(0x1_0000_0000) }), efforts.strong)[0]
        ?.plan ?? [];
    if (next.length === 0) return plan;
  }
  return plan;
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

/** Which side of the position is better after the one plan than after the other; an empty one leaves it as it is. */
export function strongestReason(context: SearchContext, best: Plan, other: Plan): string | undefined {
  const gains = new Map<string, number>();
  for (let look = 0; look < looks; look++) {
    const from = imagined(context);
    const chance = repeatableRandom(context.random);
    for (const [plan, sign] of [
      [best, 1],
      [other, -1],
    ] as const)
      for (const { aspect, points } of aspectsAfter(context, from, plan, chance()))
        gains.set(aspect, (gains.get(aspect) ?? 0) + (sign * points) / looks);
  }
  const [first] = [...gains].sort((a, b) => b[1] - a[1]);
  return first && first[1] > leastGain ? first[0] : undefined;
}

function aspectsAfter(context: SearchContext, from: object, plan: Plan, random: Random) {
  if (plan.length === 0) return context.heuristics.aspects(from, context.seat);
  const state = context.game.copy(from);
  if (!playPlan(context, state, from, plan, random) || !endTurn(context, state, from, random)) return [];
  return context.heuristics.aspects(state, context.seat);
}
