/** The sequence of play: whose turn it is, and what follows when it ends (T2, T6 to T8). */
import type { Seat } from '../../core/game.ts';
import { openAuction } from './auction.ts';
import { actionPoints, kindOf, scoringRounds, stackSize } from './data.ts';
import type { Emit } from './event.ts';
import { templePoints, treasurePoints, winnersOf } from './scoring.ts';
import { isScoring, none, playersOf, scoreOf, type TikalState } from './state.ts';

export function beginGame(state: TikalState, first: Seat): void {
  if (state.auction) beginRound(state, first);
  else drawTile(state, first);
}

/** T2.1 */
function drawTile(state: TikalState, seat: Seat, emit?: Emit): void {
  const tile = state.stack[state.drawn]!;
  state.drawn += 1;
  emit?.({ type: 'tileDrawn', seat, tile, reveals: true });
  receiveTile(state, seat, tile, emit);
}

/** The seat has its tile. A volcano brings a scoring round before it is placed (T2.2, T8.5). */
function receiveTile(state: TikalState, seat: Seat, tile: number, emit?: Emit): void {
  state.turn = seat;
  state.tile = tile;
  if (kindOf(tile) === 'volcano') beginScoring(state, clockwiseFrom(state, seat), emit);
  else askToPlace(state);
}

function askToPlace(state: TikalState): void {
  state.phase = 'place';
  state.seat = state.turn;
}

/** A turn of 10 action points, with every limit per turn anew (T2.1). */
function beginActions(state: TikalState, seat: Seat): void {
  state.phase = 'act';
  state.seat = seat;
  state.ap = actionPoints;
  if (state.worked.length > 0) state.worked = [];
}

/** T2.1: a turn ends when its player says so; only then is scored or the next tile turned up. */
export function endTurn(state: TikalState, emit?: Emit): void {
  emit?.({ type: 'turnEnded', seat: state.seat, unspent: state.ap });
  state.ap = 0;
  if (isScoring(state)) endScoringTurn(state, emit);
  else if (state.auction) endTurnOfRound(state, emit);
  else if (state.drawn === stackSize) beginScoring(state, clockwiseFrom(state, leftOf(state, state.turn)), emit);
  else drawTile(state, leftOf(state, state.turn), emit);
}

function beginScoring(state: TikalState, order: Seat[], emit?: Emit): void {
  state.scorings += 1;
  state.order = order;
  emit?.({ type: 'scoringBegan', round: state.scorings, order: order.slice() });
  beginActions(state, order[0]!);
}

/** T6.1: he alone scores, at once; then the next. */
function endScoringTurn(state: TikalState, emit?: Emit): void {
  score(state, state.seat, emit);
  state.order.shift();
  const next = state.order[0];
  if (next !== undefined) beginActions(state, next);
  else if (state.scorings === scoringRounds) endGame(state, emit);
  else askToPlace(state);
}

function score(state: TikalState, seat: Seat, emit?: Emit): void {
  const temples = templePoints(state, seat);
  const treasures = treasurePoints(state, seat);
  const sum = scoreOf(state, seat) + temples + treasures;
  state.score[seat] = sum;
  emit?.({ type: 'scored', seat, temples, treasures, score: sum });
}

function endGame(state: TikalState, emit?: Emit): void {
  state.phase = 'over';
  emit?.({ type: 'gameEnded', winners: winnersOf(state), score: state.score.slice() });
}

/** T8.1: as many tiles as players are turned up. */
function beginRound(state: TikalState, opener: Seat, emit?: Emit): void {
  const players = playersOf(state);
  state.open = state.stack.slice(state.drawn, state.drawn + players);
  state.drawn += players;
  state.done.fill(0);
  emit?.({ type: 'tilesTurnedUp', tiles: state.open.slice(), reveals: true });
  openAuction(state, opener, emit);
}

/** T8.3, T8.4 */
function endTurnOfRound(state: TikalState, emit?: Emit): void {
  const { turn } = state;
  state.done[turn] = 1;
  if (state.open.length > 1) openAuction(state, nextNotDone(state, turn), emit);
  else if (state.open.length === 1) {
    const last = nextNotDone(state, turn);
    emit?.({ type: 'turnWon', seat: last, price: 0 });
    chooseTile(state, last, state.open[0]!, emit);
  } else if (state.drawn < stackSize) beginRound(state, leftOf(state, turn), emit);
  else beginScoring(state, lastOrder(state), emit);
}

export function chooseTile(state: TikalState, seat: Seat, tile: number, emit?: Emit): void {
  state.open.splice(state.open.indexOf(tile), 1);
  emit?.({ type: 'tileChosen', seat, tile });
  receiveTile(state, seat, tile, emit);
}

/** T8.6: fewest points first; among equals clockwise from the left of the last placer. */
function lastOrder(state: TikalState): Seat[] {
  return clockwiseFrom(state, leftOf(state, state.turn)).sort((one, other) => scoreOf(state, one) - scoreOf(state, other));
}

function nextNotDone(state: TikalState, seat: Seat): Seat {
  let next = leftOf(state, seat);
  while (state.done[next] === 1 && next !== seat) next = leftOf(state, next);
  return next;
}

function leftOf(state: TikalState, seat: Seat): Seat {
  return (seat + 1) % playersOf(state);
}

function clockwiseFrom(state: TikalState, first: Seat): Seat[] {
  const players = playersOf(state);
  const order: Seat[] = [];
  for (let i = 0; i < players; i++) order.push((first + i) % players);
  return order;
}

/** After the tile, the actions (T2.1). */
export function tileIsDealtWith(state: TikalState): void {
  state.tile = none;
  beginActions(state, state.turn);
}
