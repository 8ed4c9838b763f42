/**
 * What anybody knows. Nothing in Tikal belongs to one seat alone: the rest of the stack and the buried treasures are
 * hidden from all. Every member is named here, so that nothing new leaves the table by itself.
 */
import { none, type TikalState } from './state.ts';

/** A tile not yet turned up, or a treasure not yet raised. */
const unknown = -2;

/** The position with `unknown` in place of what nobody has seen; letters follow from the place in the stack. */
export type TikalView = TikalState;

export function view(state: TikalState): TikalView {
  return {
    auction: state.auction,
    phase: state.phase,
    seat: state.seat,
    turn: state.turn,
    ap: state.ap,
    tile: state.tile,
    scorings: state.scorings,
    order: state.order.slice(),
    score: state.score.slice(),
    stack: state.stack.map((tile, at) => (at < state.drawn ? tile : unknown)),
    drawn: state.drawn,
    laidAside: state.laidAside.slice(),
    tiles: state.tiles.slice(),
    rotations: state.rotations.slice(),
    ways: state.ways.slice(),
    values: state.values.slice(),
    floors: state.floors.slice(),
    worked: state.worked.slice(),
    buried: state.buried.slice(),
    hidden: state.hidden.map((motif) => (motif === none ? none : unknown)),
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
}
