/** Copies of a state. Search makes them by the million, so they are written out. */
import type { State } from './state.ts';

export function copy(state: State, into?: State): State {
  if (into) return overwrite(into, state);
  return {
    players: state.players,
    sides: state.sides.slice(),
    auctioneer: state.auctioneer,
    phase: state.phase,
    stage: state.stage,
    seat: state.seat,
    stack: state.stack.slice(),
    vetoed: state.vetoed,
    later: state.later.slice(),
    card: state.card,
    turn: state.turn,
    highBid: state.highBid,
    highBidder: state.highBidder,
    passed: state.passed.slice(),
    waived: state.waived.slice(),
    lastBuyer: state.lastBuyer,
    moving: state.moving,
    payTuck: state.payTuck,
    vetoes: state.vetoes.slice(),
    ships: state.ships.slice(),
    halves: state.halves.slice(),
    tucked: state.tucked.slice(),
    hands: state.hands.slice(),
    open: state.open.slice(),
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    exchanges: state.exchanges,
    turned: state.turned.slice(),
    scored: state.scored.slice(),
    pizarroPoints: state.pizarroPoints.slice(),
    known: state.known.slice(),
    slots: state.slots.slice(),
    pools: state.pools.slice(),
    generation: state.generation,
  };
}

/** Field by field: several times faster than Object.assign. */
function overwrite(into: State, state: State): State {
  into.players = state.players;
  into.sides = state.sides.slice();
  into.auctioneer = state.auctioneer;
  into.phase = state.phase;
  into.stage = state.stage;
  into.seat = state.seat;
  into.stack = state.stack.slice();
  into.vetoed = state.vetoed;
  into.later = state.later.slice();
  into.card = state.card;
  into.turn = state.turn;
  into.highBid = state.highBid;
  into.highBidder = state.highBidder;
  into.passed = state.passed.slice();
  into.waived = state.waived.slice();
  into.lastBuyer = state.lastBuyer;
  into.moving = state.moving;
  into.payTuck = state.payTuck;
  into.vetoes = state.vetoes.slice();
  into.ships = state.ships.slice();
  into.halves = state.halves.slice();
  into.tucked = state.tucked.slice();
  into.hands = state.hands.slice();
  into.open = state.open.slice();
  into.pile = state.pile.slice();
  into.discard = state.discard.slice();
  into.exchanges = state.exchanges;
  into.turned = state.turned.slice();
  into.scored = state.scored.slice();
  into.pizarroPoints = state.pizarroPoints.slice();
  into.known = state.known.slice();
  into.slots = state.slots.slice();
  into.pools = state.pools.slice();
  into.generation = state.generation;
  return into;
}
