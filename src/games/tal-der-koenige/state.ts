/** The state and its copy. Lists by site have 16 entries, so that a site stands under its own number. */
import type { Seat } from '../../core/game.ts';
import { lastSite } from './data.ts';
import type { Spot } from './places.ts';

export type Phase = 'bids' | 'overseers' | 'orders' | 'workers' | 'steal' | 'takeOver' | 'build' | 'over';

export interface State {
  players: number;
  advanced: boolean;
  expert: boolean;
  stealOrTakeOver: boolean;
  round: number;
  phase: Phase;
  /** Who holds the pharaoh stone. */
  start: Seat;
  /** Whose turn it is; where all decide together, the start player. */
  turn: Seat;
  /** Movement points left in this turn. */
  points: number;
  /** One bit for every figure that has moved in this turn, the overseers' first. */
  moved: number;
  /** Blocks by colour. */
  bag: number[];
  /** Blocks on sale: group * 5 + colour. */
  groups: number[];
  /** seat * 4 + number of the tablet - 1: the group it lies at, counted from 1; 0 where it was kept back. */
  numbered: number[];
  /** seat * (most groups) + group: how many blank tablets lie there. */
  blanks: number[];
  /** Blocks bought or stolen this round: seat * 5 + colour. */
  hands: number[];
  /** seat * 7 + figure: the spot; the two overseers, then the five workers. */
  figures: Spot[];
  /** Scarabs not on the board. */
  scarabs: number[];
  /** Whose scarab lies at the site; -1 for nobody's. */
  owners: Seat[];
  /** site * 14 + position: 1 + colour of the block there; 0 for none. */
  blocks: number[];
  /** How many blocks lie on the site. */
  laid: number[];
  /** The colours of the pharaoh pyramid in the order they were laid. */
  pharaoh: number[];
  /** seat * 3: where the first overseer goes, where the second, which is named first; -1 while a seat has not decided. */
  orders: number[];
  /** seat * 16 + site: blocks stolen there this round. */
  stolen: number[];
  /** Blocks built on the site this round. */
  built: number[];
  /** The round began with an empty bag. */
  noSale: boolean;
  /** A block was built, stolen or laid on the pharaoh pyramid this round. */
  busy: boolean;
  /** Rounds running, before this one, in which none was. */
  idle: number;
}

export const perSeatAndSite = lastSite + 1;
export const ordersEach = 3;
export const undecided = -1;
export const nobody = -1;

export function groupsFor(players: number): number {
  return players + 1;
}

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
