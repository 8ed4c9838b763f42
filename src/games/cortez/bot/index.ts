/** What a good position is in Cortez, and which plans are worth a thought. */
import type { Seat } from '../../../core/game.ts';
import type { Heuristics, Thinking } from '../../../core/heuristics.ts';
import type { Random } from '../../../core/random.ts';
import type { Action } from '../action.ts';
import { roundsFor } from '../data.ts';
import { type Phase, type State, sum } from '../state.ts';
import { type AspectKey, aspectNames } from './aspect-names.ts';
import { bids, discards, payments, putBacks } from './auction.ts';
import { bribes } from './bribe.ts';
import { best, byPromise, type Candidate } from './candidate.ts';
import { chance } from './chance.ts';
import { aspects, evaluate, outcome } from './evaluate.ts';
import { bridgeTurns, drives } from './events.ts';
import { inFight } from './fight.ts';
import { actions } from './moves.ts';
import { marks } from './places.ts';
import { progress, turnName } from './progress.ts';
import { stakesFor } from './stake.ts';
import { suspect } from './suspicion.ts';
import { replies, tradeToOffer } from './trade.ts';

const mostCandidates = 12;
/** What promises so much less than the best is not thought about any further; promises are rough, above all of attacks. */
const hopeless = 8;

/** What the seat could do now that it is asked, with what it promises. */
function promises(state: State, seat: Seat): Candidate[] {
  switch (state.phase) {
    case 'mark':
      return marks(state, seat);
    case 'bridges':
      return bridgeTurns(state, seat);
    case 'attack':
    case 'flight':
      return drives(state, seat);
    case 'plunder':
      return discards(state, seat);
    case 'mutiny':
      return putBacks(state, seat);
    case 'auction':
      return bids(state, seat);
    case 'payment':
      return payments(state, seat);
    case 'fight':
      return inFight(state, seat, state.fight!);
    default: {
      const stakes = stakesFor(state, seat);
      return [...actions(stakes), ...bribes(stakes)];
    }
  }
}

/** Where a rule of thumb knows better than luck: nothing of it shows in the evaluation before the turn is over. */
function isSearched({ phase, fight }: State): boolean {
  return phase === 'act' || (fight !== null && fight.winner < 0);
}

function candidates(state: State, seat: Seat): Action[] {
  if (!isSearched(state)) return [rolloutAction(state, seat)];
  const found = byPromise(promises(state, seat));
  const least = found[0]!.promise - hopeless;
  return found
    .filter(({ promise }) => promise >= least)
    .slice(0, mostCandidates)
    .map(({ action }) => action);
}

/** A bribery card costs no action, so one that is worth playing now goes first. */
function rolloutAction(state: State, seat: Seat): Action {
  const found = promises(state, seat);
  const cards = found.filter(({ action, promise }) => promise > 0 && (action.type === 'bribe' || action.type === 'bribeMove'));
  return best(cards.length ? cards : found).action;
}

/** Unasked: an answer to an offer, a bribery card whose moment has come, a trade. */
function aside(state: State, seat: Seat): Action | undefined {
  if (state.phase === 'over' || state.phase === 'mark') return undefined;
  const stakes = stakesFor(state, seat);
  const answers = replies(stakes);
  if (answers.length) return best(answers).action;
  const cards = bribes(stakes).filter(({ promise }) => promise > 1);
  if (cards.length) return best(cards).action;
  return tradeToOffer(stakes);
}

function thinking(state: State): Thinking {
  return state.phase === 'plunder' || state.phase === 'mutiny' ? 'secret' : 'reply';
}

/** Questions whose answer has had its effect as soon as the fight, the auction or the discarding is over. */
const brief: readonly Phase[] = ['fight', 'auction', 'payment', 'plunder', 'mutiny'];

/** The own turn and no further: what others may do about it is in the evaluation, and costs less there. */
function settled(state: State, from: State): boolean {
  if (brief.includes(state.phase)) return false;
  return state.turn > from.turn || brief.includes(from.phase);
}

/** The last treasure is all that can still come: what counts lies on the table, and nobody miscounts it. */
function isLastTurn(state: State): boolean {
  return state.round === roundsFor(state.players) && sum(state.deck) === 1;
}

export const heuristics: Heuristics<State, Action, AspectKey> = {
  evaluate,
  outcome,
  aspects,
  aspectNames,
  misjudgement: { easy: 6, medium: 2 },
  isObvious: isLastTurn,
  candidates: (state, seat, _: Random) => candidates(state, seat),
  rolloutAction: (state, seat, _: Random) => rolloutAction(state, seat),
  thinking,
  progress,
  turnName,
  chance,
  varianceFactor: 1.3,
  settled,
  sameTurn: (state, from, seat) => state.turn === from.turn && state.active === seat,
  resampleHidden: suspect,
  aside,
};
