/** What the bots know of Tikal: what a good position is, and which actions are worth a thought. */
import type { Seat } from '../../../core/game.ts';
import type { Heuristics, Thinking } from '../../../core/heuristics.ts';
import type { Random } from '../../../core/random.ts';
import type { TikalAction } from '../action.ts';
import { price } from '../data.ts';
import { tikal } from '../index.ts';
import { isScoring, playersOf, type TikalState } from '../state.ts';
import { fingerprint, newAnswers } from './answers.ts';
import { type AspectKey, aspectNames } from './aspect-names.ts';
import { bestTile, bidCandidates, quickBid } from './bidding.ts';
import { planner } from './candidates.ts';
import { chance } from './chance.ts';
import { scoringsLeft } from './clock.ts';
import { evaluation } from './evaluate.ts';
import { keyOf } from './key.ts';
import { rankPlacements } from './placements.ts';
import { progress, turnName } from './progress.ts';
import { best, rank } from './ranking.ts';
import { amongFour, amongThree, betweenTwo, type Weights } from './weights.ts';

const end: TikalAction = { type: 'end' };
const layAside: TikalAction = { type: 'layAside' };
const mostActions = 20;
const mostTried = 6;
const mostPlaces = 8;
const endAt = 6;
/** With no more action points than the dearest action takes, or so few to choose from, everybody sees what there is to gain. */
const fewPoints = price.guard;
const fewActions = 6;

function heuristicsWith(w: Weights) {
  const judge = evaluation(w);
  const rankActions = planner(w, judge);
  const answers = newAnswers();
  let scratch: TikalState | undefined;

  function candidates(state: TikalState, seat: Seat): TikalAction[] {
    switch (state.phase) {
      case 'auction':
        return bidCandidates(state, seat, w);
      case 'choose':
        return state.open.map((tile) => ({ type: 'choose', tile }));
      case 'place': {
        const places = rank(rankPlacements(state, seat, judge), mostPlaces);
        return places.length > 0 ? places : [layAside];
      }
      default:
        return canBringMore(state, seat)
          ? rank(rankActions(state, seat), mostActions)
          : withEnd(rank(rankActions(state, seat), mostActions));
    }
  }

  /** The first few are tried out; what brings most beyond what its points are worth elsewhere is done. */
  function tryFew(state: TikalState, seat: Seat, random: Random): TikalAction | undefined {
    const ranking = rankActions(state, seat);
    const now = ranking.now - w.point * state.ap;
    let best: TikalAction | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of rank(ranking, mostTried)) {
      scratch = tikal.copy(state, scratch);
      tikal.play(scratch, seat, action, random);
      const value = judge.evaluate(scratch, seat);
      if (value <= most || value - w.point * scratch.ap <= now) continue;
      most = value;
      best = action;
    }
    return best;
  }

  function rolloutAction(state: TikalState, seat: Seat, random: Random): TikalAction {
    switch (state.phase) {
      case 'auction':
        return quickBid(state, seat, w);
      case 'choose':
        return { type: 'choose', tile: bestTile(state, seat, w) };
      case 'place':
        fingerprint(state, seat);
        return answers.find() ?? answers.keep(best(rankPlacements(state, seat, judge)) ?? layAside);
      default:
        fingerprint(state, seat);
        return answers.find() ?? answers.keep(tryFew(state, seat, random) ?? end);
    }
  }

  /** What a scoring turn brings lies open; how to prepare for it is where people err. */
  function isObvious(state: TikalState, seat: Seat): boolean {
    if (state.phase === 'auction' || isScoring(state)) return true;
    return state.phase === 'act' && (state.ap <= fewPoints || rankActions(state, seat).actions.length < fewActions);
  }

  return { evaluate: judge.evaluate, aspects: judge.aspects, candidates, rolloutAction, isObvious };
}

const byPlayers = [betweenTwo, amongThree, amongFour].map(heuristicsWith);

function by(state: TikalState) {
  return byPlayers[playersOf(state) - 2]!;
}

export const heuristics: Heuristics<TikalState, TikalAction, AspectKey> = {
  evaluate: (state, seat) => by(state).evaluate(state, seat),
  aspects: (state, seat) => by(state).aspects(state, seat),
  candidates: (state, seat) => by(state).candidates(state, seat),
  rolloutAction: (state, seat, random) => by(state).rolloutAction(state, seat, random),
  isObvious: (state, seat) => by(state).isObvious(state, seat),
  misjudgement: { easy: 6, medium: 0 },
  aspectNames,
  thinking,
  settled,
  sameTurn,
  progress,
  playsOutFrom: 0.75,
  turnName,
  chance,
  stateKey: keyOf,
};

/** Among the first, so that no beam is too narrow for it. */
function withEnd(actions: TikalAction[]): TikalAction[] {
  actions.splice(endAt, 0, end);
  return actions;
}

/** Then ending the turn would waste points: another figure is always of some use, but for the very last scoring. */
function canBringMore(state: TikalState, seat: Seat): boolean {
  return state.ap >= price.bring && state.supply[seat]! > 0 && scoringsLeft(state, seat) > 1;
}

function thinking(state: TikalState): Thinking {
  return state.phase === 'auction' ? 'reply' : 'turn';
}

function sameTurn(state: TikalState, from: TikalState, seat: Seat): boolean {
  if (state.seat !== seat || state.auctions !== from.auctions || state.phase === 'auction' || state.phase === 'over')
    return false;
  if (from.phase === 'choose') return !isScoring(state) || state.order.length === playersOf(state);
  return state.scorings === from.scorings && state.order.length === from.order.length;
}

/** A bid is judged when the round is over, a turn when the seat is asked for its next. */
function settled(state: TikalState, from: TikalState, seat: Seat): boolean {
  if (state.phase === 'over') return true;
  if (from.phase === 'auction') return state.drawn !== from.drawn;
  return state.seat === seat && !sameTurn(state, from, seat);
}
