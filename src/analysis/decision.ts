/** What one decision cost: what was played against what the strong bot would rather have done, at equal knowledge. */
import { openContext, think } from '../bots/bot.ts';
import { strongestReason, weighing } from '../bots/hint.ts';
import { follow } from '../bots/judge.ts';
import { efforts } from '../bots/levels.ts';
import { imagined, type Plan, repeatableRandom, type SearchContext } from '../bots/search-context.ts';
import type { Action, AnyGame, Seat } from '../core/game.ts';
import type { AnyHeuristics } from '../core/heuristics.ts';
import { seedFor } from './seeds.ts';

interface DecisionToWeigh {
  readonly game: AnyGame;
  readonly heuristics: AnyHeuristics;
  /** What the seat knew, and what it did. */
  readonly view: object;
  readonly seat: Seat;
  readonly played: Plan;
  readonly seed: number;
  /** How many actions may be played in thought. */
  readonly iterations: number;
}

interface Weighed {
  /** What was lost by it, as the game judges positions; 0 where nothing was found that is clearly better. */
  readonly cost: number;
  /** What was won by it against what one does at first sight; 0 where that is not clear. */
  readonly gain: number;
  /** By how much the figures may err: a standard error. */
  readonly error: number;
  /** What would rather have been done; empty where it cost nothing. */
  readonly rather: readonly Action[];
  /** The side of the position that speaks for it, a key of `aspectNames`. */
  readonly aspect?: string;
}

/** The share of the thinking that looks for something better; the rest compares, on other imagined states than those that chose it. */
const searching = 0.6;
/** On fewer imagined states nothing is said, and no more are needed. */
const fewestLooks = 4;
const mostLooks = 400;
/** A difference below so many standard errors may be nothing. */
const clear = 1.7;

export function weighDecision(asked: DecisionToWeigh): Weighed {
  const { game, heuristics, played, iterations } = asked;
  const search = contextFor(asked, Math.ceil(iterations * searching), 1);
  const best = think(search, efforts.strong)[0]?.plan ?? played;
  const compare = contextFor(asked, Math.ceil(iterations * (1 - searching)), 2);
  const first: Plan = [heuristics.rolloutAction(imagined(compare), asked.seat, compare.random)];
  const [toBest, toFirst] = differences(compare, played, [best, first]);
  const [cost, gain] = [summed(toBest!), summed(toFirst!.map((one) => -one))];
  const costs = !isSame(game, best, played) && isClear(cost, toBest!.length);
  const aspect = costs ? strongestReason(weighing(compare), best, played) : undefined;
  return {
    cost: costs ? rounded(cost.mean) : 0,
    gain: isClear(gain, toFirst!.length) ? rounded(gain.mean) : 0,
    error: rounded(cost.error),
    rather: costs ? best : [],
    ...(aspect === undefined ? {} : { aspect }),
  };
}

function contextFor({ game, heuristics, view, seat, seed }: DecisionToWeigh, iterations: number, part: number): SearchContext {
  return openContext({ game, heuristics, view, seat, bot: 'strong', seed: seedFor(seed, part), allowance: { iterations } });
}

/** By how much each plan was better than the one played, imagined state by imagined state. */
function differences(context: SearchContext, played: Plan, plans: readonly Plan[]): number[][] {
  const found = plans.map((): number[] => []);
  for (let look = 0; look < mostLooks; look++) {
    const from = imagined(context);
    const chance = repeatableRandom(context.random);
    const values = [played, ...plans].map((plan) => follow(context, from, plan, { replies: true, trust: 0 }, chance())?.value);
    const [own] = values;
    if (own === undefined || values.some((value) => value === undefined)) break;
    for (const [at, list] of found.entries()) list.push(values[at + 1]! - own);
  }
  return found;
}

function summed(list: readonly number[]): { readonly mean: number; readonly error: number } {
  if (list.length < 2) return { mean: 0, error: 0 };
  const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
  const squares = list.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (list.length - 1) / list.length) };
}

function isClear({ mean, error }: { readonly mean: number; readonly error: number }, looks: number): boolean {
  return looks >= fewestLooks && mean > clear * error + 1e-6;
}

function isSame(game: AnyGame, one: Plan, other: Plan): boolean {
  return one.length === other.length && one.every((action, at) => game.format(action) === game.format(other[at]!));
}

/** Figures that are told are the same on every machine, whatever its last digits. */
const rounded = (number: number): number => Math.round(number * 100) / 100;
