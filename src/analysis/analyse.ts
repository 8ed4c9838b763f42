/**
 * The analysis of a game, piece by piece: the chances of every moment, a first look at every decision, then a longer one at those that
 * may have mattered. Each piece depends on the record, the seed and the pieces before it alone: who stopped can go on.
 */
import type { AnyGame } from '../core/game.ts';
import type { AnyHeuristics } from '../core/heuristics.ts';
import { onMap, onMapOf } from '../core/maps.ts';
import { stateAfter } from '../core/match.ts';
import { type Analysis, type Budget, type BudgetName, budgets, type MomentChances, type WeighedDecision } from './analysis.ts';
import { chanceShifted, chancesAt } from './chance.ts';
import { weighDecision } from './decision.ts';
import { type Knowledge, laidOpen } from './knowledge.ts';
import { type AnyMatch, type Decision, decisionsOf, type Moment, momentsOf } from './moments.ts';
import { seedFor } from './seeds.ts';

/** Game and heuristics as they are loaded: on which map they are asked follows from the match. */
export interface AnalysisRequest {
  readonly game: AnyGame;
  readonly heuristics: AnyHeuristics;
  readonly match: AnyMatch;
  readonly knowledge: Knowledge;
  readonly budget: BudgetName;
  readonly seed: number;
  /** Other limits than those of the budget, for tests. */
  readonly limits?: Budget;
}

/** What one piece of work came to: plain data, kept by whoever wants to go on later. */
export type Piece = MomentChances | WeighedDecision;

export interface Work {
  /** How much there is to do in all, about in actions played in thought. */
  readonly size: number;
  /** Does the next piece, and says how much is done; undefined when there is none left. */
  next(): { readonly piece: Piece; readonly done: number } | undefined;
  result(): Analysis;
}

/** What a moment's chances cost, beside thinking about decisions. */
const momentSize = 150;
/** Imagined states on which rests what a point is worth at a moment. */
const shiftLooks = 12;
/** Below so little thinking a first look sees nothing. */
const leastFirst = 120;

export function openWork(given: AnalysisRequest, before: readonly Piece[] = []): Work {
  const asked = onItsMap(given);
  const { game, heuristics, match, knowledge, budget: name, seed } = asked;
  const budget = asked.limits ?? budgets[name];
  const moments = momentsOf(heuristics, match);
  const decisions = decisionsOf(game, heuristics, match);
  const first = Math.max(leastFirst, Math.min(budget.firstEach, Math.floor(budget.first / Math.max(1, decisions.length))));
  const again = Math.min(budget.again, decisions.length);
  const size = moments.length * momentSize + decisions.length * first + again * budget.againEach;
  const pieces: Piece[] = [...before];

  const chances = () => pieces.slice(0, moments.length) as MomentChances[];
  const looked = () => pieces.slice(moments.length, moments.length + decisions.length) as WeighedDecision[];
  const secondLooks = () => pieces.slice(moments.length + decisions.length) as WeighedDecision[];
  /** Which decisions deserve a second look; settled once all have had their first. */
  let chosen: readonly number[] | undefined;

  function make(at: number): Piece | undefined {
    const moment = moments[at];
    if (moment) return chancesOfMoment(asked, budget, moment);
    const number = at - moments.length;
    const decision = decisions[number];
    if (decision) return weighed(asked, decision, first, seedFor(seed, 2, number));
    chosen ??= worthALook(chances(), looked(), again);
    const another = chosen[number - decisions.length];
    if (another === undefined) return undefined;
    return weighed(asked, decisions[another]!, budget.againEach, seedFor(seed, 3, another));
  }

  function doneAfter(count: number): number {
    const ofMoments = Math.min(count, moments.length) * momentSize;
    const ofFirst = Math.max(0, Math.min(count - moments.length, decisions.length)) * first;
    return ofMoments + ofFirst + Math.max(0, count - moments.length - decisions.length) * budget.againEach;
  }

  return {
    size,
    next() {
      const piece = make(pieces.length);
      if (!piece) return undefined;
      pieces.push(piece);
      return { piece, done: doneAfter(pieces.length) };
    },
    result() {
      const better = new Map(secondLooks().map((decision) => [decision.step, decision]));
      return {
        game: game.meta.id,
        players: match.origin.config.players,
        knowledge,
        budget: name,
        seed,
        inPoints: heuristics.outcome === undefined,
        moments: chances(),
        decisions: looked().map((decision) => better.get(decision.step) ?? decision),
      };
    },
  };
}

/** A game on a map of somebody's own is judged on that map, wherever the analysis runs. */
function onItsMap(asked: AnalysisRequest): AnalysisRequest {
  const game = onMap(asked.game, asked.match.origin.config);
  return { ...asked, game, heuristics: onMapOf(game, asked.heuristics) };
}

/** Does everything at once. */
export function analyse(asked: AnalysisRequest, told?: (share: number) => void): Analysis {
  const work = openWork(asked);
  for (let step = work.next(); step; step = work.next()) told?.(step.done / work.size);
  return work.result();
}

function chancesOfMoment({ game, heuristics, match, knowledge, seed }: AnalysisRequest, { looks }: Budget, moment: Moment) {
  const state = stateAfter(match, moment.step);
  // The same chance at all moments: then luck in imagining shows less as a change.
  const { chances } = chancesAt(game, heuristics, state, { knowledge, looks, seed: seedFor(seed, 1) });
  return { ...moment, chances: chances.map(inTenThousandths) };
}

function weighed(asked: AnalysisRequest, decision: Decision, iterations: number, seed: number): WeighedDecision {
  const { step, until, seat, played } = decision;
  const { knowledge, match } = asked;
  const state = stateAfter(match, step);
  const eyes = knowledge === 'open' ? laidOpen(asked.game, asked.heuristics, state) : asked;
  const { game, heuristics } = eyes;
  const view = game.view(state, seat);
  const { cost, gain, rather, aspect } = weighDecision({ game, heuristics, view, seat, played, seed, iterations });
  const shift = cost > 0 || gain > 0 ? chanceShifter(asked, state, seat, seed) : () => 0;
  return {
    step,
    until,
    seat,
    cost,
    chanceCost: inTenThousandths(Math.max(0, -shift(-cost))),
    gain,
    // What was won is in the position already: without it the chance would be less.
    chanceGain: inTenThousandths(Math.max(0, -shift(-gain))),
    rather: rather.map((action) => game.format(action)),
    ...(aspect === undefined ? {} : { aspect }),
  };
}

/** By how much the own chance changes with what the position is worth, as its seat could see it. */
function chanceShifter({ game, heuristics, knowledge }: AnalysisRequest, state: object, seat: number, seed: number) {
  const looks = shiftLooks;
  const { chances, judged } = chancesAt(game, heuristics, state, { knowledge, seat, looks, seed: seedFor(seed, 4) });
  const weights = heuristics.chance?.[knowledge];
  return (gain: number) => (judged && weights ? chanceShifted(weights, judged, seat, gain) - (chances[seat] ?? 0) : 0);
}

/** The decisions that seem to have mattered most, by what they may have cost and by how much chances changed with them. */
function worthALook(moments: readonly MomentChances[], decisions: readonly WeighedDecision[], most: number): number[] {
  const stakes = decisions.map(({ step, seat, chanceCost, chanceGain }, at) => {
    const after = moments.findIndex((moment) => moment.step > step);
    const change = after > 0 ? Math.abs((moments[after]?.chances[seat] ?? 0) - (moments[after - 1]?.chances[seat] ?? 0)) : 0;
    return { at, stake: chanceCost + chanceGain / 2 + change / 4 };
  });
  stakes.sort((a, b) => b.stake - a.stake || a.at - b.at);
  return stakes.slice(0, most).map(({ at }) => at);
}

const inTenThousandths = (share: number): number => Math.round(share * 10_000) / 10_000;
