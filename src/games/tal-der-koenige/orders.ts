/** Standing orders: overseers sent beforehand, or kept with their pyramids; workers that stay; an end of the turn with nothing left to do. */
import * as v from 'valibot';
import { isForm } from '../../core/form.ts';
import type { Orders, Seat } from '../../core/game.ts';
import { reader, whole } from '../../core/read.ts';
import type { TalAction } from './action.ts';
import { choices } from './actions/index.ts';
import { figuresEach, firstArea, overseersEach } from './data.ts';
import { isPlace, lastSpot, type Spot, siteOf } from './map.ts';
import { canBuild, canSteal, canTakeOver } from './rights.ts';
import { figureAt, hasFreePlace, hasMoved, isFinished, ownerOf, type State } from './state.ts';
import { isAsked, mustDecide } from './waiting.ts';

const spot = whole(firstArea, lastSpot);
const number = whole(1, 999);
const schema = v.variant('kind', [
  v.strictObject({ kind: v.literal('finish') }),
  /** K3.2: the secret orders are to stay, while both overseers stand on own sites that are not finished. */
  v.strictObject({ kind: v.literal('stay') }),
  /**
   * K3.2, written before they are asked for: where each overseer goes in that round, and where instead if somebody else stands there
   * by then. The spot where it stands means to stay.
   */
  v.strictObject({
    kind: v.literal('go'),
    round: number,
    one: spot,
    oneElse: spot,
    two: spot,
    twoElse: spot,
    begin: whole(1, 2),
  }),
  /** K3.4: in that round all workers stay where they are. */
  v.strictObject({ kind: v.literal('keepWorkers'), round: number }),
]);
export type TalOrder = v.InferOutput<typeof schema>;
type Errand = Extract<TalOrder, { kind: 'go' }>;

export const orders: Orders<State, TalAction, TalOrder> = {
  read: reader(schema),
  answer(state, seat, order) {
    switch (order.kind) {
      case 'finish':
        return mustDecide(state, seat) && !canDoMore(state, seat) ? { type: 'done' } : undefined;
      case 'stay': {
        const [one, two] = [figureAt(state, seat, 0), figureAt(state, seat, 1)];
        const stays = isAsked(state, seat, 'orders') && [one, two].every((place) => isOwnWork(state, seat, siteOf(place)));
        return stays ? { type: 'order', one, two, begin: 1 } : undefined;
      }
      case 'go':
        return state.round === order.round && isAsked(state, seat, 'orders') ? send(state, seat, order) : undefined;
      case 'keepWorkers':
        return state.round === order.round && isAsked(state, seat, 'workers') ? { type: 'done' } : undefined;
    }
  },
  /** Everything but bids and orders lies open: everybody sees when nothing is left but to end the turn. */
  forced(state, seat) {
    if (state.phase === 'bids' || state.phase === 'orders') return undefined;
    const [only, ...others] = choices(state, seat);
    return only && others.length === 0 && !isForm(only) && only.action.type === 'done' ? only.action : undefined;
  },
  lapsed(state, seat, order) {
    if (state.phase === 'over') return true;
    if (order.kind !== 'go' && order.kind !== 'keepWorkers') return false;
    if (state.round !== order.round) return state.round > order.round;
    if (order.kind === 'go') return state.phase !== 'bids' && !isAsked(state, seat, 'orders');
    return ['steal', 'takeOver', 'build'].includes(state.phase) || (state.phase === 'workers' && hadTurn(state, seat));
  },
  lasts: ({ kind }) => kind === 'finish' || kind === 'stay',
};

/** K1.5: whether the seat's turn in this phase is over. */
function hadTurn({ players, start, turn }: State, seat: Seat): boolean {
  const place = (of: Seat) => (of - start + players) % players;
  return place(seat) < place(turn);
}

/** Own figures make way, or are expected to: what somebody else stands on is taken. */
function send(state: State, seat: Seat, { one, oneElse, two, twoElse, begin }: Errand): TalAction {
  const wish = (to: Spot, otherwise: Spot) => (isHeldByOther(state, seat, to) ? otherwise : to);
  return { type: 'order', one: wish(one, oneElse), two: wish(two, twoElse), begin };
}

function isHeldByOther({ players, figures }: State, seat: Seat, place: Spot): boolean {
  if (!isPlace(place)) return false;
  for (let i = 0; i < players * figuresEach; i++) if (figures[i] === place && Math.floor(i / figuresEach) !== seat) return true;
  return false;
}

function isOwnWork(state: State, seat: Seat, site: number): boolean {
  return site > 0 && ownerOf(state, site) === seat && !isFinished(state, site);
}

function canDoMore(state: State, seat: Seat): boolean {
  switch (state.phase) {
    case 'overseers':
      return canMove(state, seat, 0, overseersEach);
    case 'workers':
      return canMove(state, seat, overseersEach, figuresEach);
    case 'steal':
      return canSteal(state, seat);
    case 'takeOver':
      return canTakeOver(state, seat);
    case 'build':
      return canBuild(state, seat);
    default:
      return true;
  }
}

/** With a point left any figure can at least leave its site or area; with none it can still change places within a frame. */
function canMove(state: State, seat: Seat, from: number, to: number): boolean {
  for (let figure = from; figure < to; figure++) {
    if (hasMoved(state, figure)) continue;
    const site = siteOf(figureAt(state, seat, figure));
    if (state.points > 0 || (site > 0 && hasFreePlace(state, site))) return true;
  }
  return false;
}
