/** What a seat, or a spectator, knows: a whitelist, with perfect memory of cards seen. */
import type { Seat } from '../../core/game.ts';
import { seen, settled } from './memory.ts';
import { countOf, handSize, type Stage, type State } from './state.ts';

/** A tuck whose card the viewer cannot see, as `hiddenTuck`; a settled one as `hiddenTuck - 1`. */
export const hiddenTuck = -1;

export interface View {
  players: number;
  sides: number[];
  auctioneer: Seat;
  phase: number;
  stage: Stage;
  seat: Seat;
  /** How many explorer cards of each kind are still in the stack, the vetoed ones apart. */
  toCome: number[];
  /** The vetoed cards under the stack, lowest first. */
  under: number[];
  card: number;
  turn: number;
  highBid: number;
  highBidder: Seat;
  passed: number[];
  waived: number[];
  lastBuyer: Seat;
  moving: number;
  payTuck: number;
  vetoes: number[];
  ships: number[];
  halves: number[];
  tucked: number[];
  handSizes: number[];
  /** Hands the viewer can see, how many of each value; null for a closed one. */
  hands: (number[] | null)[];
  open: number[];
  pileSize: number;
  discard: number[];
  exchanges: number;
  turned: number[];
  scored: number[];
  pizarroPoints: number[];
  known: number[];
  slots: number[];
  pools: number[];
  generation: number;
}

export function view(state: State, viewer: Seat | undefined): View {
  const hidden = state.stack.slice(state.vetoed);
  return {
    players: state.players,
    sides: state.sides.slice(),
    auctioneer: state.auctioneer,
    phase: state.phase,
    stage: state.stage,
    seat: state.seat,
    toCome: state.sides.map((_, explorer) => hidden.filter((card) => card === explorer).length),
    under: state.stack.slice(0, state.vetoed),
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
    tucked: state.tucked.map((tuck, i) =>
      isTuckHidden(tuck, Math.floor(i / 18), viewer) ? hiddenTuck - Math.floor(tuck / settled) : tuck,
    ),
    handSizes: state.open.map((_, seat) => handSize(state, seat)),
    hands: state.open.map((open, seat) => (open || seat === viewer ? state.hands.slice(seat * 9, seat * 9 + 9) : null)),
    open: state.open.slice(),
    pileSize: countOf(state.pile),
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

/** M5.3 A only its owner knows a card tucked face down. */
export function isTuckHidden(tuck: number, owner: Seat, viewer: Seat | undefined): boolean {
  return tuck > 0 && tuck < seen && owner !== viewer;
}
