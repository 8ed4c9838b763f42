/** The end of the game: M6 scoring, seat by seat, with Pizarro's cards (M5.2). */
import type { Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { takeFromPile } from './cards.ts';
import { pizarro, pizarroLimit } from './data.ts';
import type { Emit } from './event.ts';
import { fieldOf } from './map.ts';
import { rememberOpenHand, rememberShown, rememberTurned, seen, settled } from './memory.ts';
import { fieldCrowns, handCrowns, stackPoints, standing } from './scoring.ts';
import { cardsOf, countOf, type State, shipsAt } from './state.ts';

/** M6.1 from the buyer of the last card clockwise, each seat once. */
export function score(state: State, seat: Seat, random: Random, emit: Emit): void {
  if (state.scored[seat]) {
    endGame(state, emit);
    return;
  }
  showAll(state, seat);
  emit?.({
    type: 'scored',
    seat,
    fields: fieldCrowns(state, seat),
    hand: handCrowns(state.hands, seat),
    stacks: stackPoints(state, seat),
    cards: cardsOf(state.hands, seat),
    reveals: true,
  });
  state.seat = seat;
  if (drawsForPizarro(state, seat) && countOf(state.pile) > 0) state.stage = 'pizarro';
  else score(state, (seat + 1) % state.players, random, emit);
}

function drawsForPizarro(state: State, seat: Seat): boolean {
  const pushes = fieldOf(pizarro, state.sides[pizarro]!, 2).action === 'pushYourLuck';
  return pushes && shipsAt(state, seat, pizarro * 3 + 2).length > 0;
}

/** At his scoring a seat's hand and stacks are there for all to see. */
function showAll(state: State, seat: Seat): void {
  rememberOpenHand(state, seat);
  for (let i = seat * 18; i < seat * 18 + 18; i++) {
    const tuck = state.tucked[i]!;
    if (tuck === 0 || tuck > seen) continue;
    state.tucked[i] = tuck - settled + seen;
    rememberShown(state, state.players + seat, tuck - settled);
  }
  state.open[seat] = 1;
  state.scored[seat] = 1;
}

/** M5.2 turns a card for Pizarro; above the limit it ends with nothing, with an empty pile with the sum. */
export function turnMoney(state: State, random: Random, emit: Emit): void {
  const { seat } = state;
  const card = takeFromPile(state, random);
  rememberTurned(state, card);
  state.turned.push(card);
  const sum = state.turned.reduce((total, value) => total + value, 0);
  emit?.({ type: 'turnedMoney', seat, card, sum, reveals: true });
  if (sum > pizarroLimit || countOf(state.pile) === 0) endPizarro(state, random, emit);
}

export function endPizarro(state: State, random: Random, emit: Emit): void {
  const { seat } = state;
  const sum = state.turned.reduce((total, value) => total + value, 0);
  const points = sum > pizarroLimit ? 0 : sum;
  state.pizarroPoints[seat] = points;
  emit?.({ type: 'pizarroEnded', seat, points, sum });
  score(state, (seat + 1) % state.players, random, emit);
}

function endGame(state: State, emit: Emit): void {
  state.stage = 'over';
  const { points, winners } = standing(state);
  emit?.({ type: 'over', points, winners });
}
