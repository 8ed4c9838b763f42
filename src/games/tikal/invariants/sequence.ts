/** Which positions the sequence of play never reaches; part of the invariants. */
import { kindOf, scoringRounds, stackSize } from '../data.ts';
import { isScoring, none, playersOf, scoreOf, type TikalState } from '../state.ts';

export function brokenSequence(state: TikalState, tell: (broken: string) => void): void {
  checkPhase(state, tell);
  checkScorings(state, tell);
  if (state.auction) checkRound(state, tell);
  else if (state.phase === 'auction' || state.phase === 'choose' || state.open.length || state.auctions || state.done.includes(1))
    tell('an auction in the base game');
}

function checkPhase(state: TikalState, tell: (broken: string) => void): void {
  const { phase, seat, turn, tile, order } = state;
  const scoring = isScoring(state);
  if (scoring && (phase !== 'act' || order[0] !== seat || new Set(order).size !== order.length))
    tell('scoring turns out of order');
  if (phase !== 'act' && state.ap > 0) tell('action points outside a turn');
  switch (phase) {
    case 'place':
      if (tile === none || seat !== turn) tell('nothing to place, or by another');
      break;
    case 'act':
      if (!scoring && (tile !== none || seat !== turn)) tell('a turn before its tile is placed, or by another');
      break;
    default:
      if (tile !== none) tell('a tile in hand that nobody may place');
  }
}

/** One scoring round per volcano, one at the end (T6.3). */
function checkScorings(state: TikalState, tell: (broken: string) => void): void {
  const { tile, phase } = state;
  let volcanoes = 0;
  for (let at = 0; at < state.drawn; at++) {
    const drawn = state.stack[at]!;
    if (kindOf(drawn) === 'volcano' && !state.open.includes(drawn)) volcanoes += 1;
  }
  const last = phase === 'over' || (isScoring(state) && tile === none);
  if (state.scorings !== volcanoes + (last ? 1 : 0)) tell('scoring rounds do not match the volcanoes');
  if (last && (state.scorings !== scoringRounds || state.drawn !== stackSize || state.open.length)) tell('over too soon');
  if (isScoring(state) && tile !== none && kindOf(tile) !== 'volcano') tell('a scoring round without a volcano');
}

/** T8.1, T8.2 */
function checkRound(state: TikalState, tell: (broken: string) => void): void {
  const { phase, seat, bid, bidder, open, done } = state;
  const players = playersOf(state);
  const toCome = done.filter((had) => had === 0).length;
  const between = phase === 'auction' || phase === 'choose';
  const last = open.length === 0 && !between && state.drawn === stackSize && toCome === 0;
  if (!last && toCome !== open.length + (between ? 0 : 1)) tell('the open tiles do not match the turns to come');
  if (state.drawn % players !== 0) tell('a round with another number of tiles');
  if ((bidder === none) !== (bid === 0)) tell('a bid of nobody');
  if (state.firstPass === none ? state.passed.includes(1) : state.passed[state.firstPass] !== 1) tell('nobody passed first');
  if (between && (done[seat] === 1 || open.length < 2)) tell('asked although done');
  if (!between && !last && done[state.turn] === 1) tell('a second turn in the round');
  if (between && done.some((had, other) => had === 1 && (state.passed[other] === 1 || other === bidder)))
    tell('bids after a turn');
  if (phase === 'auction' && (state.passed[seat] === 1 || bidder === seat)) tell('asked again');
  if (phase === 'auction' && bidder !== none && bid > scoreOf(state, bidder)) tell('a bid nobody can pay');
  if (phase === 'choose' && seat !== state.turn) tell('another chooses');
}
