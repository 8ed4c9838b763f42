/** What the bots know of Tal der Könige. */
import type { Seat } from '../../../core/game.ts';
import type { Heuristics } from '../../../core/heuristics.ts';
import type { Random } from '../../../core/random.ts';
import type { TalAction } from '../action.ts';
import { copy } from '../copy.ts';
import { talDerKoenige as game } from '../index.ts';
import { ordersEach, type State, undecided } from '../state.ts';
import { aspectNames, type TalAspect } from './aspect-names.ts';
import { believe, bestBids, quickBid } from './bids.ts';
import { blockMoves, quickBlock } from './blocks.ts';
import { chance } from './chance.ts';
import { aspects, evaluate, key } from './evaluate.ts';
import { bestOrders, firstPosts } from './overseers.ts';
import { progress, turnName } from './progress.ts';
import { takeOvers, thefts } from './raids.ts';
import { weightsFor } from './weights.ts';
import { quickWorker, workerMoves } from './workers.ts';

const done: TalAction = { type: 'done' };
const mostBids = 20;
const mostOrders = 24;

function candidates(state: State, seat: Seat, random: Random): TalAction[] {
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

function rolloutAction(state: State, seat: Seat, random: Random): TalAction {
  switch (state.phase) {
    case 'bids':
      return quickBid(state, seat, random);
    case 'overseers':
      return firstPosts(state, seat, random)[0]!;
    case 'orders':
      return bestOrders(state, seat, 1, weightsFor(state.players).whim, random)[0]!;
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

/**
 * The action after which the state is best; `done` is played too, for until the turn is over `evaluate` takes it for granted that
 * everything within reach will be taken.
 */
function best(state: State, seat: Seat, actions: readonly TalAction[], random: Random): TalAction {
  let chosen = done;
  if (actions.length === 0) return chosen;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of [done, ...actions]) {
    const after = copy(state);
    game.play(after, seat, action, random);
    const value = evaluate(after, seat);
    if (value <= most) continue;
    most = value;
    chosen = action;
  }
  return chosen;
}

export const heuristics: Heuristics<State, TalAction, TalAspect> = {
  evaluate,
  aspects,
  aspectNames,
  misjudgement: { easy: 1.8, medium: 1.2 },
  candidates,
  rolloutAction,
  // Tablets are laid one after the other, and orders are weighed against those that sensible players may have written.
  thinking: ({ phase }) => (phase === 'bids' || phase === 'orders' ? 'reply' : 'turn'),
  progress,
  turnName,
  chance,
  settled,
  sameTurn: (state, from, seat) => state.round === from.round && state.phase === from.phase && state.turn === seat,
  stateKey: (state) => key(state),
  resampleHidden(state, seat, random) {
    if (state.phase === 'orders') {
      for (let other = 0; other < state.players; other++) if (other !== seat) write(state, other, random);
    } else if (state.phase === 'bids') {
      for (let other = state.start; other !== state.turn; other = (other + 1) % state.players)
        if (other !== seat) believe(state, other, random);
    }
  },
};

/** Orders as a sensible player would write them, whatever the seat has written. */
function write(state: State, seat: Seat, random: Random): void {
  const at = seat * ordersEach;
  state.orders.fill(undecided, at, at + ordersEach);
  const [order] = bestOrders(state, seat, 1, weightsFor(state.players).whim, random);
  if (order) [state.orders[at], state.orders[at + 1], state.orders[at + 2]] = [order.one, order.two, order.begin];
}

/**
 * At the end of the round the blocks are built and nobody's raid is pending: before that `evaluate` can only guess what comes. With
 * more than two the way there from a sale is long, and looking at more sales tells more.
 */
function settled(state: State, from: State): boolean {
  return state.round > from.round || (from.phase === 'bids' && state.phase !== 'bids' && state.players > 2);
}
