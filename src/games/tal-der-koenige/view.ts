/** What a seat, or a spectator, knows. Only tablets laid and orders given are ever hidden. */
import type { Seat } from '../../core/game.ts';
import { numberedTablets } from './data.ts';
import { hasDecided } from './overseers.ts';
import { tabletsAt } from './sale.ts';
import { groupsFor, ordersEach, type State } from './state.ts';

export interface TalView extends Omit<State, 'numbered' | 'blanks' | 'orders'> {
  /** seat * (most groups) + group: how many tablets lie there. */
  tablets: number[];
  /** The viewer's own tablets, as in the state; empty for a spectator. */
  numbered: number[];
  blanks: number[];
  /** Who has given orders. */
  decided: boolean[];
  /** The viewer's own orders, as in the state; empty for a spectator. */
  orders: number[];
}

export function view(state: State, seat: Seat | undefined): TalView {
  const groups = groupsFor(state.players);
  const own = (list: readonly number[], each: number) => (seat === undefined ? [] : list.slice(seat * each, (seat + 1) * each));
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
    tablets: Array.from({ length: state.players * groups }, (_, i) => tabletsAt(state, Math.floor(i / groups), i % groups)),
    numbered: own(state.numbered, numberedTablets),
    blanks: own(state.blanks, groups),
    hands: state.hands.slice(),
    figures: state.figures.slice(),
    scarabs: state.scarabs.slice(),
    owners: state.owners.slice(),
    blocks: state.blocks.slice(),
    laid: state.laid.slice(),
    pharaoh: state.pharaoh.slice(),
    decided: Array.from({ length: state.players }, (_, other) => hasDecided(state, other)),
    orders: own(state.orders, ordersEach),
    stolen: state.stolen.slice(),
    built: state.built.slice(),
    noSale: state.noSale,
    busy: state.busy,
    idle: state.idle,
  };
}
