/** What the bots know of Tal der Könige. */
import type { Seat, Sense } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { TalAction } from './action.ts';
import { believe, bestBids, quickBid } from './bot/bids.ts';
import { blockMoves, quickBlock } from './bot/blocks.ts';
import { aspects, evaluate, key } from './bot/evaluate.ts';
import { bestOrders, firstPosts } from './bot/overseers.ts';
import { takeOvers, thefts } from './bot/raids.ts';
import { weights } from './bot/weights.ts';
import { type TalAspect, words } from './bot/words.ts';
import { quickWorker, workerMoves } from './bot/workers.ts';
import { talDerKoenige as game } from './index.ts';
import { copy, ordersEach, type State, undecided } from './state.ts';

const done: TalAction = { type: 'done' };
const mostBids = 20;
const mostOrders = 24;

function plans(state: State, seat: Seat, random: Random): TalAction[] {
  switch (state.phase) {
    case 'bids':
      return bestBids(state, seat, mostBids, random);
    case 'overseers':
      return firstPosts(state, seat, random);
    case 'orders':
      return bestOrders(state, seat, mostOrders, 0, random);
    case 'workers':
      return workerMoves(state, seat, random);
    case 'steal':
      return [...thefts(state, seat), done];
    case 'takeOver':
      return [...takeOvers(state, seat), done];
    default:
      return blockMoves(state, seat);
  }
}

function quick(state: State, seat: Seat, random: Random): TalAction {
  switch (state.phase) {
    case 'bids':
      return quickBid(state, seat, random);
    case 'overseers':
      return firstPosts(state, seat, random)[0] as TalAction;
    case 'orders':
      return bestOrders(state, seat, 1, weights.whim, random)[0] as TalAction;
    case 'workers':
      return quickWorker(state, seat, random);
    case 'steal':
      return best(state, seat, thefts(state, seat), random);
    case 'takeOver':
      return best(state, seat, takeOvers(state, seat), random);
    default:
      return quickBlock(state, seat);
  }
}

/** The action after which the state is best, or `done` where none makes it better. */
function best(state: State, seat: Seat, actions: readonly TalAction[], random: Random): TalAction {
  let chosen = done;
  let most = actions.length > 0 ? evaluate(state, seat) : 0;
  for (const action of actions) {
    const after = copy(state);
    game.play(after, seat, action, random);
    const value = evaluate(after, seat);
    if (value <= most) continue;
    most = value;
    chosen = action;
  }
  return chosen;
}

export const sense: Sense<State, TalAction, TalAspect> = {
  evaluate,
  aspects,
  words,
  trifle: { easy: 0.8, medium: 0 },
  plans,
  quick,
  thinking(state) {
    if (state.phase === 'orders') return 'secret';
    // One after the other lays his tablets: whoever laid before cannot answer any more.
    return state.phase === 'bids' ? 'reply' : 'turn';
  },
  settled,
  sameTurn: (state, from, seat) => state.round === from.round && state.phase === from.phase && state.turn === seat,
  key: (state) => key(state),
  undecide(state, seat, random) {
    if (state.phase === 'orders') {
      for (let other = 0; other < state.players; other++)
        if (other !== seat) state.orders.fill(undecided, other * ordersEach, (other + 1) * ordersEach);
    } else if (state.phase === 'bids') {
      for (let other = state.start; other !== state.turn; other = (other + 1) % state.players)
        if (other !== seat) believe(state, other, random);
    }
  },
};

/**
 * What follows on a turn is foreseen by `evaluate` better than quick players would play it; only bids say nothing before all
 * are laid.
 */
function settled(state: State, from: State): boolean {
  return state.phase !== from.phase || state.round > from.round || (from.phase !== 'bids' && state.turn !== from.turn);
}
