/** What a good position is in Cortez, and which plans are worth a thought. */
import type { Seat, Sense, Thinking } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { Action } from './action.ts';
import { bids, discards, payments, putBacks } from './bot/auction.ts';
import { bribes } from './bot/bribe.ts';
import { best, byPromise, type Candidate } from './bot/candidate.ts';
import { aspects, evaluate } from './bot/evaluate.ts';
import { bridgeTurns, drives } from './bot/events.ts';
import { inFight } from './bot/fight.ts';
import { key } from './bot/key.ts';
import { actions } from './bot/moves.ts';
import { marks } from './bot/places.ts';
import { stakesFor } from './bot/stake.ts';
import { replies, tradeToOffer } from './bot/trade.ts';
import type { Fight, State } from './state.ts';

const mostPlans = 10;

/** What the seat could do now that it is asked, with what it promises. */
function candidates(state: State, seat: Seat): Candidate[] {
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
      return inFight(state, seat, state.fight as Fight);
    default: {
      const stakes = stakesFor(state, seat);
      return [...actions(stakes), ...bribes(stakes)];
    }
  }
}

function plans(state: State, seat: Seat): Action[] {
  return byPromise(candidates(state, seat))
    .slice(0, mostPlans)
    .map(({ action }) => action);
}

function quick(state: State, seat: Seat): Action {
  return best(candidates(state, seat)).action;
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

export const sense: Sense<State, Action> = {
  evaluate,
  aspects,
  plans: (state, seat, _: Random) => plans(state, seat),
  quick: (state, seat, _: Random) => quick(state, seat),
  thinking,
  settled: (state, from) => state.turn >= from.turn + from.players && !state.fight,
  sameTurn: (state, from, seat) => state.turn === from.turn && state.active === seat,
  key,
  aside,
};
