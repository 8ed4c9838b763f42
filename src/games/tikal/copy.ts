/** Copies of a state. Search makes them by the million, so they are written out. */
import type { TikalState } from './state.ts';

/** A state of its own with the same content; where `into` is given, its lists are used again. */
export function copy(state: TikalState, into?: TikalState): TikalState {
  return into?.score.length === state.score.length ? copyInto(state, into) : copyAnew(state, into);
}

function copyAnew(state: TikalState, into: TikalState | undefined): TikalState {
  const copied: TikalState = {
    auction: state.auction,
    phase: state.phase,
    seat: state.seat,
    turn: state.turn,
    ap: state.ap,
    tile: state.tile,
    scorings: state.scorings,
    order: state.order.slice(),
    score: state.score.slice(),
    stack: state.stack.slice(),
    drawn: state.drawn,
    laidAside: state.laidAside.slice(),
    tiles: state.tiles.slice(),
    rotations: state.rotations.slice(),
    ways: state.ways.slice(),
    values: state.values.slice(),
    floors: state.floors.slice(),
    worked: state.worked.slice(),
    buried: state.buried.slice(),
    hidden: state.hidden.slice(),
    treasures: state.treasures.slice(),
    members: state.members.slice(),
    leaders: state.leaders.slice(),
    supply: state.supply.slice(),
    lost: state.lost.slice(),
    camps: state.camps.slice(),
    guards: state.guards.slice(),
    open: state.open.slice(),
    done: state.done.slice(),
    passed: state.passed.slice(),
    firstPass: state.firstPass,
    bid: state.bid,
    bidder: state.bidder,
    auctions: state.auctions,
  };
  return into ? Object.assign(into, copied) : copied;
}

function copyInto(state: TikalState, into: TikalState): TikalState {
  into.auction = state.auction;
  into.phase = state.phase;
  into.seat = state.seat;
  into.turn = state.turn;
  into.ap = state.ap;
  into.tile = state.tile;
  into.scorings = state.scorings;
  into.order = state.order.slice();
  write(state.score, into.score);
  write(state.stack, into.stack);
  into.drawn = state.drawn;
  into.laidAside = state.laidAside.slice();
  write(state.tiles, into.tiles);
  write(state.rotations, into.rotations);
  write(state.ways, into.ways);
  write(state.values, into.values);
  write(state.floors, into.floors);
  into.worked = state.worked.slice();
  write(state.buried, into.buried);
  write(state.hidden, into.hidden);
  write(state.treasures, into.treasures);
  write(state.members, into.members);
  write(state.leaders, into.leaders);
  write(state.supply, into.supply);
  write(state.lost, into.lost);
  write(state.camps, into.camps);
  write(state.guards, into.guards);
  into.open = state.open.slice();
  write(state.done, into.done);
  write(state.passed, into.passed);
  into.firstPass = state.firstPass;
  into.bid = state.bid;
  into.bidder = state.bidder;
  into.auctions = state.auctions;
  return into;
}

function write(from: readonly number[], to: number[]): void {
  for (let at = 0; at < from.length; at++) to[at] = from[at]!;
}
