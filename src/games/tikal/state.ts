/** The position, and the small questions everything else asks of it. */
import type { Seat } from '../../core/game.ts';
import { baseCamp, campsEach, guardsEach, type Kind, kindOf, leaderWeight, motifCount } from './data.ts';
import type { Hex } from './map.ts';

export type Figure = 'leader' | 'member';
export const figures: readonly Figure[] = ['leader', 'member'];

/** auction: bid or pass. choose: take one of the open tiles. place: lay the tile. act: spend action points. */
export type Phase = 'auction' | 'choose' | 'place' | 'act' | 'over';

export interface TikalState {
  auction: boolean;
  phase: Phase;
  /** Who decides now. */
  seat: Seat;
  /** Whose turn with a tile it is; scoring turns leave it alone. */
  turn: Seat;
  /** Action points left in this turn. */
  ap: number;
  /** The tile `turn` has in hand, or `none`. */
  tile: number;
  /** How many scoring rounds have begun. */
  scorings: number;
  /** Who has a scoring turn to come in this scoring round, first the one who is at it. */
  order: Seat[];
  score: number[];

  /** The 36 tiles as shuffled; the first `drawn` have been turned up. */
  stack: number[];
  drawn: number;
  /** T3.5 */
  laidAside: number[];
  /** The tile on each hex, or `none`. */
  tiles: number[];
  rotations: number[];
  /** What crossing each edge of a hex costs, three bits an edge; 0 where nobody can pass (T4.3). */
  ways: number[];
  /** The topmost number of the temple on each hex, otherwise 0. */
  values: number[];
  /** Floors left of each number, from 2 up. */
  floors: number[];
  /** The hexes where a level was uncovered or a treasure raised in this turn, each as often as it happened. */
  worked: number[];
  /** Face-down treasures left on each hex. */
  buried: number[];
  /** The 24 motifs as shuffled (data: `treasuresEnd`); `none` where one has been raised. */
  hidden: number[];
  /** Raised treasures by seat and motif. */
  treasures: number[];

  /** Members by hex and seat. */
  members: number[];
  /** Where each leader is: a hex; `inSupply`, `outOfGame`, or `guarding` + the hex of his temple. */
  leaders: number[];
  supply: number[];
  /** Members that have left the game (T4.8). */
  lost: number[];
  /** Where the two camps of each seat stand, seat by seat; `none` while in the supply. */
  camps: number[];
  /** Which two temples each seat guards, seat by seat; `none` for a guard to come. */
  guards: number[];

  /** T8. The faces turned up for this round and not yet chosen. */
  open: number[];
  /** 1 for a seat that has had its turn of the round. */
  done: number[];
  /** 1 for a seat that has passed in this auction. */
  passed: number[];
  firstPass: Seat;
  bid: number;
  bidder: Seat;
  /** How many auctions have been opened. */
  auctions: number;
}

/** No tile, camp, guard, seat or treasure. */
export const none = -1;
export const inSupply = -1;
export const outOfGame = -2;
export const guarding = 40;

/** Six stones are the most an edge can carry. */
export const bitsPerEdge = 3;
const stonesMask = 7;

export function playersOf(state: TikalState): number {
  return state.score.length;
}

export function isScoring(state: TikalState): boolean {
  return state.order.length > 0;
}

export function tileAt(state: TikalState, hex: Hex): number {
  return state.tiles[hex]!;
}

export function isKnown(state: TikalState, hex: Hex): boolean {
  return state.tiles[hex] !== none;
}

/** What lies on the hex; undefined where nobody has been yet. */
export function kindAt(state: TikalState, hex: Hex): Kind | undefined {
  const tile = tileAt(state, hex);
  return tile === none ? undefined : kindOf(tile);
}

export function canBeEntered(state: TikalState, hex: Hex): boolean {
  const tile = tileAt(state, hex);
  return tile !== none && kindOf(tile) !== 'volcano';
}

/** What it costs to cross the edge; 0 where nobody can pass. */
export function stonesAcross(state: TikalState, hex: Hex, edge: number): number {
  return (state.ways[hex]! >> (edge * bitsPerEdge)) & stonesMask;
}

export function valueAt(state: TikalState, hex: Hex): number {
  return state.values[hex]!;
}

export function isTemple(state: TikalState, hex: Hex): boolean {
  return valueAt(state, hex) > 0;
}

export function buriedAt(state: TikalState, hex: Hex): number {
  return state.buried[hex]!;
}

export function workedAt(state: TikalState, hex: Hex): number {
  let times = 0;
  for (let at = 0; at < state.worked.length; at++) if (state.worked[at] === hex) times += 1;
  return times;
}

export function membersAt(state: TikalState, hex: Hex, seat: Seat): number {
  return state.members[hex * state.score.length + seat]!;
}

export function leaderAt(state: TikalState, hex: Hex, seat: Seat): boolean {
  return state.leaders[seat] === hex;
}

export function figuresAt(state: TikalState, hex: Hex, seat: Seat): number {
  return membersAt(state, hex, seat) + (leaderAt(state, hex, seat) ? 1 : 0);
}

/** What a seat's figures on a tile weigh in a majority (T5). */
export function weightAt(state: TikalState, hex: Hex, seat: Seat): number {
  return membersAt(state, hex, seat) + (leaderAt(state, hex, seat) ? leaderWeight : 0);
}

export function hasFigure(state: TikalState, figure: Figure, hex: Hex, seat: Seat): boolean {
  return figure === 'leader' ? leaderAt(state, hex, seat) : membersAt(state, hex, seat) > 0;
}

export function inSupplyOf(state: TikalState, figure: Figure, seat: Seat): number {
  return figure === 'leader' ? (state.leaders[seat] === inSupply ? 1 : 0) : state.supply[seat]!;
}

/** Whose camp stands there, or `none`: half of -1, rounded down, is -1. */
export function campAt(state: TikalState, hex: Hex): Seat {
  return Math.floor(state.camps.indexOf(hex) / campsEach);
}

/** Who guards the temple there, or `none`. */
export function guardAt(state: TikalState, hex: Hex): Seat {
  return Math.floor(state.guards.indexOf(hex) / guardsEach);
}

/** Base camp belongs to everybody (T4.1, T4.2). */
export function isCampOf(state: TikalState, hex: Hex, seat: Seat): boolean {
  return hex === baseCamp || state.camps[seat * campsEach] === hex || state.camps[seat * campsEach + 1] === hex;
}

/** How many camps the seat has set up. */
export function campsUp(state: TikalState, seat: Seat): number {
  return countUp(state.camps, seat * campsEach);
}

/** How many temples the seat guards. */
export function guardsUp(state: TikalState, seat: Seat): number {
  return countUp(state.guards, seat * guardsEach);
}

/** Of two places, filled in order, how many are. */
function countUp(places: readonly Hex[], first: number): number {
  return places[first] === none ? 0 : places[first + 1] === none ? 1 : 2;
}

/** A camp of the seat by number, and after its own camps base camp. */
export function campOf(state: TikalState, seat: Seat, number: number): Hex {
  return number < campsUp(state, seat) ? state.camps[seat * campsEach + number]! : baseCamp;
}

export function treasuresOf(state: TikalState, seat: Seat, motif: number): number {
  return state.treasures[seat * motifCount + motif]!;
}

export function scoreOf(state: TikalState, seat: Seat): number {
  return state.score[seat]!;
}

export function moveFigure(state: TikalState, seat: Seat, figure: Figure, from: Hex, to: Hex): void {
  if (figure === 'leader') {
    state.leaders[seat] = to;
    return;
  }
  const { members } = state;
  const players = playersOf(state);
  members[from * players + seat] = members[from * players + seat]! - 1;
  members[to * players + seat] = members[to * players + seat]! + 1;
}
