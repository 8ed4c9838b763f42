/** What a bot thinks with: the game, what its seat knows, chance of its own and a budget. Never the state of a table. */
import type { Action, AnyGame, Seat } from '../core/game.ts';
import type { AnyHeuristics } from '../core/heuristics.ts';
import { fastRandom, type Random } from '../core/random.ts';
import type { Budget } from './budget.ts';

export interface SearchContext {
  readonly game: AnyGame;
  readonly heuristics: AnyHeuristics;
  readonly view: object;
  readonly seat: Seat;
  readonly random: Random;
  readonly budget: Budget;
}

/** One way to go on: the actions of the seat, to be completed by `rolloutAction` where they end within a turn. */
export type Plan = readonly Action[];

/** A state that fits what the seat knows. */
export function imagined({ game, heuristics, view, seat, random }: SearchContext): object {
  const state = game.imagine(view, seat, random);
  heuristics.resampleHidden?.(state, seat, random);
  return state;
}

/** Chance that can be had again: equal for all plans that are compared on one imagined state. */
export function repeatableRandom(random: Random): () => Random {
  const seed = random.below(0x1_0000_0000);
  return () => fastRandom(seed);
}

/** What winning is worth beside the margin, as a share of the winner's points. */
const winningShare = 0.15;

/** How good a state is for the seat; once the game is over, what it came to. */
export function worth(context: SearchContext, state: object): number {
  const { game, heuristics, seat } = context;
  return game.waiting(state).length === 0 ? outcome(context, state) : heuristics.evaluate(state, seat);
}

/** Own points less the best other's, and something for having won; or what the game makes of it. */
function outcome({ game, heuristics, seat }: SearchContext, state: object): number {
  if (heuristics.outcome) return heuristics.outcome(state, seat);
  const { points, winners } = game.standing(state);
  let [own, best] = [0, Number.NEGATIVE_INFINITY];
  for (const [other, sum] of points.entries()) {
    if (other === seat) own = sum;
    else best = Math.max(best, sum);
  }
  const bonus = winningShare * Math.max(own, best, 1);
  return own - best + (winners.includes(seat) ? bonus / winners.length : 0);
}

/** No continuation is followed further. */
const mostSteps = 3000;

/** Lets everybody go on sensibly until the game has settled; what that is worth, undefined when the budget ends first. */
export function rollOut(context: SearchContext, state: object, from: object, random: Random): number | undefined {
  const { game, heuristics, seat, budget } = context;
  for (let step = 0; step < mostSteps; step++) {
    const next = game.waiting(state)[0];
    if (next === undefined) return outcome(context, state);
    if (heuristics.settled(state, from, seat)) break;
    if (!budget.spend()) return undefined;
    game.play(state, next, heuristics.rolloutAction(state, next, random), random);
  }
  return heuristics.evaluate(state, seat);
}

/** Plays a turn to its end with `rolloutAction`; false when the budget ends first. */
export function endTurn(context: SearchContext, state: object, from: object, random: Random): boolean {
  const { game, heuristics, seat, budget } = context;
  for (let step = 0; step < mostSteps && hasTurn(context, state, from); step++) {
    if (!budget.spend()) return false;
    game.play(state, seat, heuristics.rolloutAction(state, seat, random), random);
  }
  return true;
}

/** Whether the seat is asked and still within the turn it had at `from`. */
export function hasTurn({ game, heuristics, seat }: SearchContext, state: object, from: object): boolean {
  return game.waiting(state).includes(seat) && (heuristics.sameTurn?.(state, from, seat) ?? false);
}
