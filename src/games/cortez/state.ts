/** The state of a game and the small questions it answers. Cards of one kind are alike, so hands and piles are counts. */
import type { Seat } from '../../core/game.ts';
import { briberyKinds, collarsPerPlayer, figures, figuresPerNation, type Nation, supplyKinds, warValues } from './data.ts';
import { bridgeOn, fields } from './map.ts';

export const phases = [
  'mark',
  'bridges',
  'attack',
  'flight',
  'plunder',
  'mutiny',
  'auction',
  'payment',
  'act',
  'fight',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** A fight goes through these in order (C6); at last call the exchange asks the helpers. */
export const stages = ['ready', 'lay', 'exchange', 'refill', 'premium', 'banish'] as const;
export type Stage = (typeof stages)[number];

/** The sides of a fight. */
export const attacking = 0;
export const defending = 1;

export interface Fight {
  attacker: Seat;
  defender: Seat;
  /** 1 when the defender stands in for an unmarked figure (C6.1). */
  standIn: number;
  /** The field the attacker came from; his figure stays there until the fight is decided. */
  from: number;
  at: number;
  stage: Stage;
  /** 1 once the defender has drawn for food (C6.2). */
  drew: number;
  /** The side that is asked. */
  side: number;
  /** How many have passed in a row. */
  passes: number;
  /** `laid[side * 6 + value - 1]`: war cards of the fighters themselves, face down. */
  laid: number[];
  weapons: number[];
  /** Per seat: 0, or the card it gave as a mercenary: side * 6 + value. */
  hired: number[];
  /** Per seat: mercenary offers made in this fight. */
  offered: number[];
  /** Per seat: 1 once asked at last call (C6.6). */
  asked: number[];
  /** Per side: war cards it may draw afterwards (C6.7). */
  refills: number[];
  /** The side that won, -1 before the end. */
  winner: number;
  /** The beaten figure while it is off the board, -1 otherwise. */
  beaten: number;
  /** Mercenaries' offers the fighters have declined, which may not be made again unchanged (C6.5); not in version 1. */
  refused?: OpenOffer[];
}

/** A trade (C7) or a mercenary's offer (C6.5) nobody has answered for good. */
export interface OpenOffer {
  id: number;
  from: Seat;
  to: Seat;
  /** Counts by kind. */
  give: number[];
  want: number[];
  /** 1 when the defender's surrender is asked for (C7.1). */
  surrender: number;
  /** The value of the mercenary's war card; 0 for a trade. */
  card: number;
  /** 1 once the fighter has answered with another price, which now waits for the mercenary. */
  answered: number;
}

export interface State {
  players: number;
  /** The nation each seat leads: 0 Aztec, 1 Spanish. */
  nations: number[];
  round: number;
  /** 0 while figures are marked, then counted from 1. */
  turn: number;
  active: Seat;
  phase: Phase;
  /** Actions the active player has left. */
  actions: number;
  /** The event turned up this turn, -1 before the first. */
  event: number;
  /** Events left in this round's deck, by kind. */
  deck: number[];
  /** 1 for a whole bridge. */
  bridges: number[];
  /** The field of each figure, -1 while it is off the board. Figures below 22 are Aztecs. */
  at: number[];
  /** The seat whose collar a figure wears, -1 for none. */
  collar: number[];
  /** The figure on each field, -1 for none. */
  on: number[];
  /** `supply[seat * 4 + kind]` */
  supply: number[];
  /** How many of a kind everybody knows a seat to hold at least, in the same order. */
  known: number[];
  pile: number[];
  discards: number[];
  /** `war[seat * 6 + value - 1]` */
  war: number[];
  /** `warPile[nation * 6 + value - 1]` */
  warPile: number[];
  /** `warKnown[(viewer * players + owner) * 6 + value - 1]`: how many the viewer knows among hand and laid cards, at least. */
  warKnown: number[];
  missions: number[];
  treasures: number[];
  /** `bribery[seat * 8 + kind]` */
  bribery: number[];
  briberyPile: number[];
  briberyUsed: number[];
  /** 1 for a seat that must still discard (C8.3). */
  owing: number[];
  /** Per seat: its last bid in the running auction, 0 for none, -1 once it has passed. */
  bids: number[];
  bid: number;
  bidder: Seat;
  /** How many fights there were, the running one included. */
  fights: number;
  fight: Fight | null;
  offers: OpenOffer[];
  /** Per seat: trade offers made this turn. */
  offersMade: number[];
  /** The number of the latest offer. */
  lastOffer: number;
  /** The version of the rules; version 1 did not write it down. */
  rules?: number;
}

/** What the second version of the rules changed: C6.4, C6.5 and C6.6. */
export function isFirstVersion(state: State): boolean {
  return state.rules === undefined;
}

export function nationOf(state: State, seat: Seat): Nation {
  return state.nations[seat] as Nation;
}

export function nationOfFigure(figure: number): Nation {
  return figure < figuresPerNation ? 0 : 1;
}

/** The figure on a field, -1 for none. */
export function figureOn(state: State, field: number): number {
  return state.on[field]!;
}

/** The seat whose collar a figure wears, -1 for none. */
export function collarOf(state: State, figure: number): Seat {
  return state.collar[figure]!;
}

/** A broken bridge is no field (C1.1). */
export function isField(state: State, field: number): boolean {
  const bridge = bridgeOn[field]!;
  return bridge < 0 || state.bridges[bridge] === 1;
}

export function isFree(state: State, field: number): boolean {
  return state.on[field]! < 0 && isField(state, field);
}

/** The seat's own figure on that field, -1 when it has none there. */
export function ownFigureOn(state: State, seat: Seat, field: number): number {
  const figure = figureOn(state, field);
  return figure >= 0 && collarOf(state, figure) === seat ? figure : -1;
}

export function collarsOnBoard(state: State, seat: Seat): number {
  let count = 0;
  for (let figure = 0; figure < figures; figure++) if (state.collar[figure] === seat) count += 1;
  return count;
}

export function freeCollars(state: State, seat: Seat): number {
  return collarsPerPlayer - collarsOnBoard(state, seat);
}

export function supplyOf(state: State, seat: Seat, kind: number): number {
  return state.supply[seat * supplyKinds + kind]!;
}

export function suppliesOf(state: State, seat: Seat): number {
  const first = seat * supplyKinds;
  return sum(state.supply, first, supplyKinds);
}

/** What the seat's supply cards are worth in an auction (C1.3). */
export function worthOf(state: State, seat: Seat): number {
  let worth = 0;
  for (let kind = 0; kind < supplyKinds; kind++) worth += supplyOf(state, seat, kind) * (kind + 1);
  return worth;
}

/** The most that a seat's supply cards can be worth for all that everybody knows of them. */
export function worthAsKnown(state: State, seat: Seat): number {
  let [worth, unknown] = [0, suppliesOf(state, seat)];
  for (let kind = 0; kind < supplyKinds; kind++) {
    const known = state.known[seat * supplyKinds + kind]!;
    worth += known * (kind + 1);
    unknown -= known;
  }
  return worth + unknown * supplyKinds;
}

/** Whether the seat holds these supply cards, counted by kind. */
export function holds(state: State, seat: Seat, cards: readonly number[]): boolean {
  for (let kind = 0; kind < supplyKinds; kind++) if (supplyOf(state, seat, kind) < cards[kind]!) return false;
  return true;
}

export function supplyLeft(state: State): number {
  return sum(state.pile, 0, supplyKinds) + sum(state.discards, 0, supplyKinds);
}

export function warOf(state: State, seat: Seat, value: number): number {
  return state.war[seat * warValues + value - 1]!;
}

/** How many war cards the seat holds; everybody may know that. */
export function warsOf(state: State, seat: Seat): number {
  return sum(state.war, seat * warValues, warValues);
}

export function warPileOf(state: State, nation: number): number {
  return sum(state.warPile, nation * warValues, warValues);
}

export function briberyOf(state: State, seat: Seat, kind: number): number {
  return state.bribery[seat * briberyKinds + kind]!;
}

export function briberiesOf(state: State, seat: Seat): number {
  return sum(state.bribery, seat * briberyKinds, briberyKinds);
}

export function isFighter(fight: Pick<Fight, 'attacker' | 'defender'>, seat: Seat): boolean {
  return fight.attacker === seat || fight.defender === seat;
}

export function fighterOf(fight: Fight, side: number): Seat {
  return side === attacking ? fight.attacker : fight.defender;
}

export function ownLaid(fight: Fight, side: number): number {
  return sum(fight.laid, side * warValues, warValues);
}

/** All war cards on a side, mercenaries' included. */
export function cardsOn(fight: Fight, side: number): number {
  let count = ownLaid(fight, side);
  for (const card of fight.hired) if (card > 0 && sideOfHired(card) === side) count += 1;
  return count;
}

export function sideOfHired(card: number): number {
  return card > warValues ? defending : attacking;
}

export function valueOfHired(card: number): number {
  return card > warValues ? card - warValues : card;
}

export function openOffer(state: State, id: number): OpenOffer | undefined {
  return state.offers.find((offer) => offer.id === id);
}

/** Who is to answer an open offer. */
export function answererOf(offer: OpenOffer): Seat {
  return offer.answered ? offer.from : offer.to;
}

export function sum(counts: readonly number[], from = 0, length = counts.length): number {
  let total = 0;
  for (let i = from; i < from + length; i++) total += counts[i]!;
  return total;
}

/** Takes the figure off its field and puts it on another; -1 is off the board. */
export function putFigure(state: State, figure: number, field: number): void {
  const from = state.at[figure]!;
  if (from >= 0) state.on[from] = -1;
  state.at[figure] = field;
  if (field >= 0) state.on[field] = figure;
}

/** The figure on each field, from the field of each figure. */
export function occupants(at: readonly number[]): number[] {
  const on = new Array<number>(fields).fill(-1);
  for (const [figure, field] of at.entries()) if (field >= 0) on[field] = figure;
  return on;
}
