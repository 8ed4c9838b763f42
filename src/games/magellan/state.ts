/** The state of a game of Magellan, and small questions about it. */
import type { Seat } from '../../core/game.ts';
import { type Field, magellan, shipsPerPlayer, values, vascoDaGama } from './data.ts';
import { fieldOf } from './map.ts';

/** What the game waits for. */
export type Stage = 'veto' | 'bid' | 'pay' | 'ship' | 'half' | 'tuck' | 'exchange' | 'pizarro' | 'over';

/** Where a ship is that has not been placed. */
export const unplaced = -1;

export interface State {
  players: number;
  /** Side of each explorer's board, 0 A, 1 B. */
  sides: number[];
  auctioneer: Seat;
  /** 0 to 2; 3 while scoring. */
  phase: number;
  stage: Stage;
  /** Who is asked. */
  seat: Seat;
  /** Explorer cards of this phase, the next one last. */
  stack: number[];
  /** How many cards at the bottom of the stack everybody knows, because a veto put them there. */
  vetoed: number;
  /** Explorer cards of the phases to come: III first, then II. */
  later: number[];
  /** The explorer on offer, -1 for none. */
  card: number;
  /** How many cards have been turned up. */
  turn: number;
  highBid: number;
  highBidder: Seat;
  /** 1 for who is out of this auction. */
  passed: number[];
  /** 1 for who has been asked for a veto of the card turned up, or has none. */
  waived: number[];
  /** Who bought last, -1 for nobody yet. */
  lastBuyer: Seat;
  /** The ship that is moving (its number in `ships`), -1 for none. */
  moving: number;
  /** The card of the payment that goes under the stack once the ship is known (M5.3 B), 0 for none. */
  payTuck: number;
  /** Unused Columbus I cards by seat (M5.1). */
  vetoes: number[];
  /** Explorer × 3 + field of each ship, six per seat. */
  ships: number[];
  /** 1 left, 2 right for a ship on Vasco da Gama B, else 0. */
  halves: number[];
  /** Money cards under each ship's stack of Magellan cards, three per ship, 0 for none; 10 or 20 more as memory.ts says. */
  tucked: number[];
  /** Money cards in hand: how many of each value, nine per seat. */
  hands: number[];
  /** 1 while a hand lies open (M5.6) or has been scored. */
  open: number[];
  /** How many of each value in the draw pile. A card drawn is any of them, so no order is kept. */
  pile: number[];
  discard: number[];
  /** Exchanges of Marco Polo that the asked seat still has (M5.4). */
  exchanges: number;
  /** Pizarro's cards, in the order they were turned (M5.2). */
  turned: number[];
  /** 1 once a seat has scored. */
  scored: number[];
  pizarroPoints: number[];
  /** What everybody knows of cards in closed hands, see memory.ts. */
  known: number[];
  slots: number[];
  pools: number[];
  generation: number;
}

/** How many cards of a value the seat holds. */
export function inHand(state: Pick<State, 'hands'>, seat: Seat, value: number): number {
  return state.hands[seat * 9 + value - 1]!;
}

export function handSize(state: State, seat: Seat): number {
  let size = 0;
  for (let i = seat * 9; i < seat * 9 + 9; i++) size += state.hands[i]!;
  return size;
}

function handMoney(state: Pick<State, 'hands'>, seat: Seat): number {
  let money = 0;
  for (let i = 0; i < 9; i++) money += state.hands[seat * 9 + i]! * (i + 1);
  return money;
}

function lowestCard(state: Pick<State, 'hands'>, seat: Seat): number {
  let value = 1;
  while (value < 9 && !inHand(state, seat, value)) value += 1;
  return value;
}

/** The cards of a hand, lowest first. */
export function cardsOf(counts: readonly number[], seat = 0): number[] {
  return values.flatMap((value) => Array.from({ length: counts[seat * 9 + value - 1]! }, () => value));
}

export function countOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The field that a card of this explorer leads to in the present phase. */
export function currentField(state: Pick<State, 'sides' | 'phase'>, explorer: number): Field {
  return fieldOf(explorer, state.sides[explorer]!, state.phase);
}

/** Whether the buyer of the card on offer must keep a card back (M2.4). */
export function mustKeepCard(state: Pick<State, 'sides' | 'phase' | 'card'>): boolean {
  const { action } = currentField(state, state.card);
  return action === 'tuckFromHand' || action === 'neighbourDiscards';
}

/** The seat's ships that stand on this field, or are unplaced, by number. */
export function shipsAt(state: State, seat: Seat, place: number): number[] {
  const found: number[] = [];
  for (let ship = seat * shipsPerPlayer; ship < (seat + 1) * shipsPerPlayer; ship++)
    if (state.ships[ship] === place) found.push(ship);
  return found;
}

export function hasShipAt(state: State, seat: Seat, place: number): boolean {
  for (let ship = seat * shipsPerPlayer; ship < (seat + 1) * shipsPerPlayer; ship++) if (state.ships[ship] === place) return true;
  return false;
}

/** Where the ship of a buyer comes from: unplaced in phase I, then the field before (M3.1). */
export function comesFrom(state: State): number {
  return state.phase === 0 ? unplaced : state.card * 3 + state.phase - 1;
}

/** M2.5 who takes part in the auction of the card on offer. Everything it looks at is public. */
export function isEligible(state: State, seat: Seat): boolean {
  return hasShipAt(state, seat, comesFrom(state)) && handSize(state, seat) >= (mustKeepCard(state) ? 2 : 1);
}

/** M2.4 the highest bid the seat could pay. */
export function mostPayable(state: Pick<State, 'hands' | 'sides' | 'phase' | 'card'>, seat: Seat): number {
  return handMoney(state, seat) - (mustKeepCard(state) ? lowestCard(state, seat) : 0);
}

/** M2.2 who is named to begin, before eligibility is looked at. */
export function namedToBegin(state: State): Seat {
  return state.lastBuyer < 0 ? state.auctioneer : state.lastBuyer;
}

/**
 * M3.1 whether it matters which of two ships on one field moves on. Under Magellan A it is never asked of the
 * cards themselves: that somebody is asked must not tell what lies under his stacks.
 */
export function shipsDiffer(state: State, one: number, other: number): boolean {
  if (state.card === vascoDaGama) return state.halves[one] !== state.halves[other];
  if (state.card !== magellan) return false;
  if (state.sides[magellan] === 0) return true;
  return [0, 1, 2].some((i) => state.tucked[one * 3 + i] !== state.tucked[other * 3 + i]);
}
