/** One auction: who is asked, and who wins it (T8.2, T8.3). */
import type { Seat } from '../../core/game.ts';
import type { Emit } from './event.ts';
import { none, playersOf, scoreOf, type TikalState } from './state.ts';

export function openAuction(state: TikalState, opener: Seat, emit?: Emit): void {
  state.phase = 'auction';
  state.seat = opener;
  state.passed.fill(0);
  state.firstPass = none;
  state.bid = 0;
  state.bidder = none;
  state.auctions += 1;
  emit?.({ type: 'auctionOpened', seat: opener });
}

/** The lowest bid that is above the last. */
export function leastBid(state: TikalState): number {
  return state.bid + 1;
}

/** Nobody bids more than his own points (T8.2). */
export function mostBid(state: TikalState, seat: Seat): number {
  return scoreOf(state, seat);
}

export function placeBid(state: TikalState, seat: Seat, amount: number, emit?: Emit): void {
  state.bid = amount;
  state.bidder = seat;
  emit?.({ type: 'bid', seat, amount });
  askNext(state, seat, emit);
}

export function passAuction(state: TikalState, seat: Seat, emit?: Emit): void {
  state.passed[seat] = 1;
  if (state.firstPass === none) state.firstPass = seat;
  emit?.({ type: 'passed', seat });
  askNext(state, seat, emit);
}

/** The next clockwise who may still bid; where nobody is left the auction is over. */
function askNext(state: TikalState, seat: Seat, emit?: Emit): void {
  const players = playersOf(state);
  for (let i = 1; i <= players; i++) {
    const next = (seat + i) % players;
    if (next === state.bidder || state.passed[next] === 1 || state.done[next] === 1) continue;
    state.seat = next;
    return;
  }
  closeAuction(state, emit);
}

/** The highest bidder pays and chooses; if all passed, the first who did, for nothing (T8.3). */
function closeAuction(state: TikalState, emit?: Emit): void {
  const winner = state.bidder === none ? state.firstPass : state.bidder;
  state.score[winner] = scoreOf(state, winner) - state.bid;
  emit?.({ type: 'turnWon', seat: winner, price: state.bid });
  state.phase = 'choose';
  state.seat = winner;
  state.turn = winner;
}
