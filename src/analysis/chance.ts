/** From what the bots make of a position to everybody's chance to win it. */
import type { AnyGame, Seat } from '../core/game.ts';
import type { AnyHeuristics, ChanceWeights } from '../core/heuristics.ts';
import { fastRandom, type Random } from '../core/random.ts';
import { imaginer, type Knowledge } from './knowledge.ts';
import { seedFor } from './seeds.ts';

/** A position as the calibration sees it: several imagined states that fit what is known, each judged for every seat. */
export interface Judged {
  /** How far the game has come, from 0 to 1. */
  readonly progress: number;
  readonly looks: readonly Look[];
}

/** By seat: what the game makes of the state after everybody has gone on sensibly, and as it stands; and the points it has. */
interface Look {
  readonly settled: readonly number[];
  readonly standing: readonly number[];
  readonly points: readonly number[];
}

/** No position is played on further before it is judged. */
const mostSteps = 3000;

/** How a position is to be judged: from what is known, by everybody or by one seat, on so many imagined states. */
interface Asked {
  readonly knowledge: Knowledge;
  readonly seat?: Seat;
  readonly looks: number;
  readonly seed: number;
}

export function judgePosition(
  game: AnyGame,
  heuristics: AnyHeuristics,
  state: object,
  { knowledge, seat, looks, seed }: Asked,
): Judged {
  const imagine = imaginer(game, state, knowledge, seat);
  const found = Array.from({ length: looks }, (_, at): Look => {
    const random = fastRandom(seedFor(seed, at));
    const from = imagine(random);
    const { points } = game.standing(from);
    const standing = points.map((__, one) => valueFor(game, heuristics, from, one));
    const later = playedOn(game, heuristics, from, random);
    return { points, standing, settled: points.map((__, one) => valueFor(game, heuristics, later, one)) };
  });
  return { progress: heuristics.progress?.(state) ?? 0, looks: found };
}

/** Everybody goes on sensibly until the judgement can be trusted. */
function playedOn(game: AnyGame, heuristics: AnyHeuristics, from: object, random: Random): object {
  const [first] = game.waiting(from);
  if (first === undefined) return from;
  const state = game.copy(from);
  const toTheEnd = (heuristics.progress?.(from) ?? 0) >= (heuristics.playsOutFrom ?? 1);
  for (let step = 0; step < mostSteps; step++) {
    const [next] = game.waiting(state);
    if (next === undefined || (step > 0 && !toTheEnd && heuristics.settled(state, from, first))) break;
    game.play(state, next, heuristics.rolloutAction(state, next, random), random);
  }
  return state;
}

function valueFor(game: AnyGame, heuristics: AnyHeuristics, state: object, seat: Seat): number {
  if (game.waiting(state).length > 0) return heuristics.evaluate(state, seat);
  if (heuristics.outcome) return heuristics.outcome(state, seat);
  const { points } = game.standing(state);
  return points[seat]! - Math.max(...points.filter((_, other) => other !== seat));
}

/** What each seat's chance is, 1 in all. */
export function chancesOf(weights: ChanceWeights, { progress, looks }: Judged): number[] {
  const sums = looks[0]?.points.map(() => 0) ?? [];
  const at = weightsAt(weights, sums.length, progress);
  for (const { settled, standing, points } of looks) {
    const worth = points.map((point, seat) => at.settled * settled[seat]! + at.standing * standing[seat]! + at.points * point);
    for (const [seat, share] of softmax(worth).entries()) sums[seat] = sums[seat]! + share / looks.length;
  }
  return sums;
}

/** What a point of each kind counts for at this moment, at a table of so many. */
function weightsAt({ settled, standing, points, players }: ChanceWeights, count: number, t: number) {
  const sharpness = players[count] ?? 1;
  const course = ([a, b, c]: ChanceWeights['points']) => a + b * t + c * t * t;
  return {
    settled: sharpness * Math.exp(course(settled)),
    standing: sharpness * Math.exp(course(standing)),
    points: sharpness * course(points),
  };
}

export function softmax(logits: readonly number[]): number[] {
  const most = Math.max(...logits);
  const shares = logits.map((logit) => Math.exp(logit - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/**
 * What a seat's chance would be if its position were so much better, as the game judges. Whoever leads is the measure of the
 * others: they fall back as much as the leader gains.
 */
export function chanceShifted(weights: ChanceWeights, judged: Judged, seat: Seat, gain: number): number {
  const shifted = (values: readonly number[]) => {
    const leads = values.every((value, other) => other === seat || value <= values[seat]!);
    return values.map((value, other) => (other === seat ? value + gain : leads ? value - gain : value));
  };
  const looks = judged.looks.map(({ settled, standing, points }) => ({
    points,
    settled: shifted(settled),
    standing: shifted(standing),
  }));
  return chancesOf(weights, { progress: judged.progress, looks })[seat] ?? 0;
}

/** Everybody's chances in a position; once it is over, who has won. */
export function chancesAt(
  game: AnyGame,
  heuristics: AnyHeuristics,
  state: object,
  asked: Asked,
): { readonly chances: readonly number[]; readonly judged: Judged | undefined } {
  const { points, over, winners } = game.standing(state);
  if (over) return { chances: points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)), judged: undefined };
  const { chance } = heuristics;
  if (!chance) return { chances: points.map(() => 1 / points.length), judged: undefined };
  const judged = judgePosition(game, heuristics, state, asked);
  return { chances: chancesOf(chance[asked.knowledge], judged), judged };
}
