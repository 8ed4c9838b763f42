/** Compares plans on the same imagined states: luck then weighs on all alike. */
import type { Random } from '../core/random.ts';
import { chanceOf, endTurn, hasTurn, imagined, type Plan, playOn, type Thought, worth } from './thought.ts';

export interface JudgeSettings {
  /** The most imagined states. */
  readonly imaginings: number;
  /** Whether the others' answers are played out too, or the end of the own turn is judged as it stands. */
  readonly replies: boolean;
}

export interface Judged {
  readonly plan: Plan;
  readonly value: number;
}

interface Candidate {
  readonly plan: Plan;
  readonly values: number[];
}

/** A plan is dropped once it is so many standard errors behind the best. */
const hopeless = 2.5;
/** Before so many imagined states nothing is dropped. */
const fewest = 6;

/** The plans by what they brought, best first. Those that were dropped on the way come last, in the order they came. */
export function judge(thought: Thought, plans: readonly Plan[], settings: JudgeSettings): Judged[] {
  let alive: Candidate[] = plans.map((plan) => ({ plan, values: [] }));
  const dropped: Candidate[] = [];
  for (let round = 0; round < settings.imaginings && alive.length > 1; round++) {
    const values = tryAll(thought, alive, settings);
    if (!values) break;
    for (const [at, candidate] of alive.entries()) candidate.values.push(values[at] as number);
    if (round + 1 >= fewest) {
      const kept = promising(alive);
      for (const candidate of alive) if (!kept.includes(candidate)) dropped.unshift(candidate);
      alive = kept;
    }
  }
  return [...byMean(alive), ...dropped].map(({ plan, values }) => ({ plan, value: mean(values) }));
}

/** What each brings on one imagined state; undefined when the budget ends on the way. */
function tryAll(thought: Thought, candidates: readonly Candidate[], { replies }: JudgeSettings): number[] | undefined {
  const from = imagined(thought);
  const chance = chanceOf(thought.random);
  const values: number[] = [];
  for (const { plan } of candidates) {
    const value = follow(thought, from, plan, replies, chance());
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

/** Follows a plan as far as it goes on this imagined state, then everybody goes on sensibly. */
function follow(thought: Thought, from: object, plan: Plan, replies: boolean, random: Random): number | undefined {
  const state = thought.game.copy(from);
  if (!playPlan(thought, state, from, plan, random)) return undefined;
  if (replies) return playOn(thought, state, from, random);
  return endTurn(thought, state, from, random) ? worth(thought, state) : undefined;
}

/** False when the budget ends on the way. What another imagined state does not allow is left out, with all that follows. */
function playPlan(thought: Thought, state: object, from: object, plan: Plan, random: Random): boolean {
  const { game, sense, seat, budget } = thought;
  for (const [at, action] of plan.entries()) {
    if (at > 0 && (!hasTurn(thought, state, from) || game.refusal(state, seat, action))) break;
    if (!budget.spend()) return false;
    if (at === 0 && sense.suppose) sense.suppose(state, seat, action, random);
    else game.play(state, seat, action, random);
  }
  return true;
}

/** Without those that the paired differences to the best call hopeless. */
function promising(candidates: readonly Candidate[]): Candidate[] {
  const [first, ...others] = byMean(candidates) as [Candidate, ...Candidate[]];
  return [first, ...others.filter((other) => !isHopeless(first.values, other.values))];
}

function isHopeless(best: readonly number[], other: readonly number[]): boolean {
  const differences = best.map((value, i) => value - (other[i] as number));
  const average = mean(differences);
  const squares = differences.reduce((sum, difference) => sum + (difference - average) ** 2, 0);
  const error = Math.sqrt(squares / (differences.length - 1) / differences.length);
  return average > hopeless * error + 1e-9;
}

/** Equal ones stay in the order given, which is best first. */
function byMean(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((a, b) => mean(b.values) - mean(a.values));
}

function mean(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}
