/** What a bot thinks with: the game, what its seat knows, chance of its own and a budget. Never the state of a table. */
import type { Action, AnyGame, Seat } from '../core/game.ts';
import { fastRandom, type Random } from '../core/random.ts';
import type { AnySense } from '../games/senses.ts';
import type { Budget } from './budget.ts';

export interface Thought {
  readonly game: AnyGame;
  readonly sense: AnySense;
  readonly view: object;
  readonly seat: Seat;
  readonly random: Random;
  readonly budget: Budget;
}

/** One way to go on: the actions of the seat, to be completed by `quick` where they end within a turn. */
export type Plan = readonly Action[];

/** A state that fits what the seat knows. */
export function imagined({ game, sense, view, seat, random }: Thought): object {
  const state = game.imagine(view, seat, random);
  sense.undecide?.(state, seat, random);
  return state;
}

/** Chance that can be had again: equal for all plans that are compared on one imagined state. */
export function chanceOf(random: Random): () => Random {
  const seed = random.below(0x1_0000_0000);
  return () => fastRandom(seed);
}

/** What winning is worth beside the margin, as a share of the winner's points. */
const winningShare = 0.15;

/** How good a state is for the seat; once the game is over, what it came to. */
export function worth(thought: Thought, state: object): number {
  const { game, sense, seat } = thought;
  return game.waiting(state).length === 0 ? outcome(thought, state) : sense.evaluate(state, seat);
}

/** Own points less the best other's, and something for having won; or what the game makes of it. */
function outcome({ game, sense, seat }: Thought, state: object): number {
  if (sense.outcome) return sense.outcome(state, seat);
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
export function playOn(thought: Thought, state: object, from: object, random: Random): number | undefined {
  const { game, sense, seat, budget } = thought;
  for (let step = 0; step < mostSteps; step++) {
    const next = game.waiting(state)[0];
    if (next === undefined) return outcome(thought, state);
    if (sense.settled(state, from, seat)) break;
    if (!budget.spend()) return undefined;
    game.play(state, next, sense.quick(state, next, random), random);
  }
  return sense.evaluate(state, seat);
}

/** Plays a turn to its end with `quick`; false when the budget ends first. */
export function endTurn(thought: Thought, state: object, from: object, random: Random): boolean {
  const { game, sense, seat, budget } = thought;
  for (let step = 0; step < mostSteps && hasTurn(thought, state, from); step++) {
    if (!budget.spend()) return false;
    game.play(state, seat, sense.quick(state, seat, random), random);
  }
  return true;
}

/** Whether the seat is asked and still within the turn it had at `from`. */
export function hasTurn({ game, sense, seat }: Thought, state: object, from: object): boolean {
  return game.waiting(state).includes(seat) && sense.sameTurn(state, from, seat);
}
