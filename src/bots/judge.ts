/** Compares plans on the same imagined states: luck then weighs on all alike. */
import type { Random } from '../core/random.ts';
import { endTurn, hasTurn, imagined, type Plan, repeatableRandom, rollOut, type SearchContext, worth } from './search-context.ts';

export interface JudgeSettings {
  /** The most imagined states. */
  readonly imaginings: number;
  /** Whether the others' answers are played out too, or the end of the own turn is judged as it stands. */
  readonly replies: boolean;
  /** As many imagined states as the game's own judgement right after the plan counts for: little luck, but little foresight. */
  readonly trust: number;
}

export interface Judged {
  readonly plan: Plan;
  readonly value: number;
}

interface Candidate {
  readonly plan: Plan;
  /** What it brought on each imagined state, and what the game made of it at once. */
  readonly values: number[];
  readonly hunches: number[];
}

interface Tried {
  readonly value: number;
  readonly hunch: number;
}

/** A plan is dropped once it is so many standard errors behind the best. */
const hopeless = 2.5;
/** Before so many imagined states nothing is dropped; then it is looked at again after a third more each time. */
const fewest = 6;
const growth = 4 / 3;

/** The plans by what they brought, best first. Those that were dropped on the way come last, in the order they came. */
export function judge(context: SearchContext, plans: readonly Plan[], settings: JudgeSettings): Judged[] {
  let alive: Candidate[] = plans.map((plan) => ({ plan, values: [], hunches: [] }));
  const dropped: Candidate[] = [];
  let look = fewest;
  for (let round = 0; round < settings.imaginings && alive.length > 1; round++) {
    const tried = tryAll(context, alive, settings);
    if (!tried) break;
    for (const [at, { values, hunches }] of alive.entries()) {
      values.push(tried[at]!.value);
      hunches.push(tried[at]!.hunch);
    }
    if (round + 1 >= look) {
      look = Math.ceil(look * growth);
      const kept = promising(alive, settings.trust);
      for (const candidate of alive) if (!kept.includes(candidate)) dropped.unshift(candidate);
      alive = kept;
    }
  }
  return [...ranked(alive, settings.trust), ...dropped].map((one) => ({ plan: one.plan, value: estimate(one, settings.trust) }));
}

/** What each brings on one imagined state; undefined when the budget ends on the way. */
function tryAll(context: SearchContext, candidates: readonly Candidate[], settings: JudgeSettings): Tried[] | undefined {
  const from = imagined(context);
  const chance = repeatableRandom(context.random);
  const all: Tried[] = [];
  for (const { plan } of candidates) {
    const tried = follow(context, from, plan, settings, chance());
    if (tried === undefined) return undefined;
    all.push(tried);
  }
  return all;
}

/** Follows a plan as far as it goes on this imagined state, then everybody goes on sensibly. */
export function follow(
  context: SearchContext,
  from: object,
  plan: Plan,
  { replies, trust }: Pick<JudgeSettings, 'replies' | 'trust'>,
  random: Random,
): Tried | undefined {
  const state = context.game.copy(from);
  if (!playPlan(context, state, from, plan, random)) return undefined;
  if (!endTurn(context, state, from, random)) return undefined;
  // Where the game's own judgement counts for nothing beside the answers, it need not be asked.
  const hunch = replies && trust === 0 ? 0 : worth(context, state);
  if (!replies) return { value: hunch, hunch };
  const value = rollOut(context, state, from, random);
  return value === undefined ? undefined : { value, hunch };
}

/** False when the budget ends on the way. What another imagined state does not allow is left out, with all that follows. */
export function playPlan(context: SearchContext, state: object, from: object, plan: Plan, random: Random): boolean {
  const { game, heuristics, seat, budget } = context;
  for (const [at, action] of plan.entries()) {
    if (at > 0 && (!hasTurn(context, state, from) || game.refusal(state, seat, action))) break;
    if (!budget.spend()) return false;
    if (at === 0 && heuristics.playHypothetically) heuristics.playHypothetically(state, seat, action, random);
    else game.play(state, seat, action, random);
  }
  return true;
}

/** Without those that the paired differences to the best call hopeless. */
function promising(candidates: readonly Candidate[], trust: number): Candidate[] {
  const [first, ...others] = ranked(candidates, trust) as [Candidate, ...Candidate[]];
  return [first, ...others.filter((other) => !isHopeless(first, other, trust))];
}

function isHopeless(best: Candidate, other: Candidate, trust: number): boolean {
  const differences = best.values.map((value, i) => value - other.values[i]!);
  const average = mean(differences);
  const squares = differences.reduce((sum, difference) => sum + (difference - average) ** 2, 0);
  const error = Math.sqrt(squares / (differences.length - 1) / differences.length);
  // Also by what was imagined alone: a first impression that all imagined states speak against must not decide while there are few of them.
  return Math.min(average, estimate(best, trust) - estimate(other, trust)) > hopeless * error + 1e-9;
}

/** Equal ones stay in the order given, which is best first. */
function ranked(candidates: readonly Candidate[], trust: number): Candidate[] {
  return [...candidates].sort((a, b) => estimate(b, trust) - estimate(a, trust));
}

/** The mean of what it brought, with the game's own judgement as so many imagined states more. */
function estimate({ values, hunches }: Candidate, trust: number): number {
  const weight = values.length / (values.length + trust || 1);
  return mean(values) * weight + mean(hunches) * (1 - weight);
}

function mean(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}
