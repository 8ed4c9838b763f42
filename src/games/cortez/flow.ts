/** The sequence of play: turns, events, rounds, the end (C2, C8, C10.1). */
import type { Seat } from '../../core/game.ts';
import { pileOf, type Random } from '../../core/random.ts';
import {
  actionsPerTurn,
  cityFields,
  collarsAtStart,
  type EventCard,
  events,
  eventsBeforePacket,
  figures,
  firstTemple,
  lastTemple,
  roundDeck,
  roundsFor,
  supplyLimit,
  treasure,
  warLimit,
} from './data.ts';
import { drawOne } from './draw.ts';
import type { Emit } from './event.ts';
import { cityField, isCity } from './map.ts';
import { cityIsFull, pointsOf, treasureWinner, winningNation } from './scoring.ts';
import { freeCollars, isFree, nationOfFigure, type State, sum, suppliesOf, warsOf } from './state.ts';
import { drawSupply } from './supplies.ts';

/** After a figure was marked at the start: the next seat marks, until each has two (C1.6). */
export function nextMark(state: State, random: Random, emit?: Emit): void {
  const marked = state.collar.reduce((count, collar) => count + (collar >= 0 ? 1 : 0), 0);
  state.active = (state.active + 1) % state.players;
  if (marked === state.players * collarsAtStart) beginTurn(state, random, emit);
}

function beginTurn(state: State, random: Random, emit?: Emit): void {
  state.turn += 1;
  state.actions = actionsPerTurn;
  state.offersMade.fill(0);
  turnUp(state, random, emit);
}

/** C2.2: the top event is turned up and carried out. */
function turnUp(state: State, random: Random, emit?: Emit): void {
  const card = drawEvent(state, random);
  state.event = card;
  emit?.({ type: 'turnedUp', seat: state.active, card: events[card]!, round: state.round, reveals: true });
  carryOut(state, events[card]!, random, emit);
}

/** The treasure lies among the last five of the round's 18 (C2.1). */
function drawEvent(state: State, random: Random): number {
  const left = sum(state.deck);
  const atTop = left > sum(roundDeck) - eventsBeforePacket;
  return drawOne(state.deck, 0, atTop ? treasure : treasure + 1, pileOf(random, 'events'));
}

function carryOut(state: State, card: EventCard, random: Random, emit?: Emit): void {
  switch (card) {
    case 'bridges':
      state.phase = 'bridges';
      return;
    case 'attackAztec':
    case 'attackSpanish':
    case 'flightAztec':
    case 'flightSpanish':
      if (someDriven(state)) state.phase = card.startsWith('attack') ? 'attack' : 'flight';
      else nothingHappens(state, emit);
      return;
    case 'plunder':
    case 'mutiny':
      force(state, card, emit);
      return;
    case 'reinforcement':
      reinforce(state, random, emit);
      return;
    case 'bribery':
      beginAuction(state, emit);
      return;
    case 'treasure':
      endRound(state, random, emit);
      return;
  }
}

function nothingHappens(state: State, emit?: Emit): void {
  emit?.({ type: 'nothingHappened' });
  finishEvent(state, emit);
}

/** C8.3: a supply card for each collar that is not on the board. */
function reinforce(state: State, random: Random, emit?: Emit): void {
  for (let i = 0; i < state.players; i++) {
    const seat = (state.active + i) % state.players;
    const count = freeCollars(state, seat);
    if (count) drawSupply(state, seat, count, 'reinforcement', random, emit);
  }
  finishEvent(state, emit);
}

/** C8.4: from the left of the active player. */
function beginAuction(state: State, emit?: Emit): void {
  if (sum(state.briberyPile) === 0) {
    nothingHappens(state, emit);
    return;
  }
  state.phase = 'auction';
  state.bids.fill(0);
  state.bid = 0;
  state.bidder = (state.active + 1) % state.players;
}

/** The nation an attack or flight event speaks of. */
export function drivenNation(state: Pick<State, 'event'>): number {
  return events[state.event]?.endsWith('Spanish') ? 1 : 0;
}

/** Whether an attack or flight may take the figure (C8.2): unmarked, of that nation, on the right side of the walls. */
export function isDriven(state: State, figure: number): boolean {
  if (nationOfFigure(figure) !== drivenNation(state) || state.collar[figure]! >= 0) return false;
  return isCity(state.at[figure]!) === (events[state.event]?.startsWith('flight') ?? false);
}

function someDriven(state: State): boolean {
  for (let figure = 0; figure < figures; figure++) if (isDriven(state, figure)) return true;
  return false;
}

/** Whether the temples are all that is free in the city (C8.2). */
export function onlyTemplesFree(state: State): boolean {
  for (let number = 1; number <= cityFields; number++) if (!isTemple(number) && isFree(state, cityField[number]!)) return false;
  return true;
}

export function isTemple(number: number): boolean {
  return number >= firstTemple && number <= lastTemple;
}

/** C8.3: who is within the limit is done. */
function force(state: State, phase: 'plunder' | 'mutiny', emit?: Emit): void {
  state.phase = phase;
  for (let seat = 0; seat < state.players; seat++) state.owing[seat] = excess(state, seat) > 0 ? 1 : 0;
  if (!state.owing.includes(1)) nothingHappens(state, emit);
}

/** How many cards the seat has above the limit of plunder or mutiny. */
export function excess(state: State, seat: Seat): number {
  return state.phase === 'plunder' ? suppliesOf(state, seat) - supplyLimit : warsOf(state, seat) - warLimit;
}

export function settleDebt(state: State, seat: Seat, emit?: Emit): void {
  state.owing[seat] = 0;
  if (!state.owing.includes(1)) finishEvent(state, emit);
}

function endRound(state: State, random: Random, emit?: Emit): void {
  const seat = treasureWinner(state);
  if (seat >= 0) {
    state.treasures[seat] = state.treasures[seat]! + 1;
    emit?.({ type: 'treasure', seat, round: state.round });
  } else emit?.({ type: 'treasureLeft', round: state.round });
  if (state.round === roundsFor(state.players)) {
    endGame(state, 'treasure', emit);
    return;
  }
  state.round += 1;
  for (const [card, count] of roundDeck.entries()) state.deck[card] = count;
  turnUp(state, random, emit);
}

export function finishEvent(state: State, emit?: Emit): void {
  if (cityIsFull(state)) endGame(state, 'cityFull', emit);
  else state.phase = 'act';
}

/** After an action, fight and all (C2.2, C10.1). */
export function finishAction(state: State, random: Random, emit?: Emit): void {
  if (cityIsFull(state)) {
    endGame(state, 'cityFull', emit);
    return;
  }
  state.phase = 'act';
  state.actions -= 1;
  if (state.actions > 0) return;
  lapseOffers(state, emit);
  state.active = (state.active + 1) % state.players;
  beginTurn(state, random, emit);
}

/** A bribery card may fill the city too (C10.1). */
export function finishBribe(state: State, emit?: Emit): void {
  if (cityIsFull(state)) endGame(state, 'cityFull', emit);
}

/** C7.2: the turn ends, and open offers with it. */
function lapseOffers(state: State, emit?: Emit): void {
  if (emit) for (const { from, to, id } of state.offers) emit({ type: 'offerLapsed', seat: from, to, offer: id });
  if (state.offers.length) state.offers = [];
}

function endGame(state: State, why: 'treasure' | 'cityFull', emit?: Emit): void {
  lapseOffers(state, emit);
  state.phase = 'over';
  emit?.({
    type: 'ended',
    why,
    nation: winningNation(state),
    points: Array.from({ length: state.players }, (_, seat) => pointsOf(state, seat)),
    missions: [...state.missions],
    reveals: true,
  });
}
