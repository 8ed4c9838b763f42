/** Copies of a state. Search makes them by the million, so they are written out. */
import type { State } from './state.ts';

export function copy(state: State, into?: State): State {
  if (into) return copyInto(state, into);
  return {
    players: state.players,
    advanced: state.advanced,
    expert: state.expert,
    stealOrTakeOver: state.stealOrTakeOver,
    round: state.round,
    phase: state.phase,
    start: state.start,
    turn: state.turn,
    points: state.points,
    moved: state.moved,
    bag: state.bag.slice(),
    groups: state.groups.slice(),
    numbered: state.numbered.slice(),
    blanks: state.blanks.slice(),
    hands: state.hands.slice(),
    figures: state.figures.slice(),
    scarabs: state.scarabs.slice(),
    owners: state.owners.slice(),
    blocks: state.blocks.slice(),
    laid: state.laid.slice(),
    pharaoh: state.pharaoh.slice(),
    orders: state.orders.slice(),
    stolen: state.stolen.slice(),
    built: state.built.slice(),
    noSale: state.noSale,
    busy: state.busy,
    idle: state.idle,
  };
}

// A slice of small integers is one block of memory moved: quicker than writing number by number into an old list.
function copyInto(state: State, into: State): State {
  into.players = state.players;
  into.advanced = state.advanced;
  into.expert = state.expert;
  into.stealOrTakeOver = state.stealOrTakeOver;
  into.round = state.round;
  into.phase = state.phase;
  into.start = state.start;
  into.turn = state.turn;
  into.points = state.points;
  into.moved = state.moved;
  into.bag = state.bag.slice();
  into.groups = state.groups.slice();
  into.numbered = state.numbered.slice();
  into.blanks = state.blanks.slice();
  into.hands = state.hands.slice();
  into.figures = state.figures.slice();
  into.scarabs = state.scarabs.slice();
  into.owners = state.owners.slice();
  into.blocks = state.blocks.slice();
  into.laid = state.laid.slice();
  into.pharaoh = state.pharaoh.slice();
  into.orders = state.orders.slice();
  into.stolen = state.stolen.slice();
  into.built = state.built.slice();
  into.noSale = state.noSale;
  into.busy = state.busy;
  into.idle = state.idle;
  return into;
}
