/** After a fight: cards back, refills, the premium, the collar, the beaten figure (C6.7, C6.8). */
import type { Seat } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { figures, mostRefill, weapon } from './data.ts';
import type { Emit } from './event.ts';
import { finishAction } from './flow.ts';
import { isCity, villageSupply } from './map.ts';
import {
  attacking,
  collarOf,
  collarsOnBoard,
  defending,
  type Fight,
  fighterOf,
  figureOn,
  freeCollars,
  nationOf,
  nationOfFigure,
  ownLaid,
  putFigure,
  type State,
  warPileOf,
} from './state.ts';
import { drawSupply } from './supplies.ts';
import { returnLaid } from './war.ts';

/** The fight is decided, by the cards or by a surrender. */
export function concludeFight(state: State, fight: Fight, winner: number, shown: boolean, emit?: Emit): void {
  lapseFightOffers(state, emit);
  if (fight.refused) fight.refused = [];
  for (let side = 0; side < 2; side++) fight.refills[side] = Math.min(mostRefill, ownLaid(fight, side));
  returnLaid(state, fight, shown);
  const weapons = fight.weapons[attacking]! + fight.weapons[defending]!;
  state.discards[weapon] = state.discards[weapon]! + weapons;
  fight.weapons.fill(0);
  fight.winner = winner;
  fight.beaten = figureOn(state, winner === attacking ? fight.at : fight.from);
  putFigure(state, fight.beaten, -1);
  if (winner === attacking) putFigure(state, figureOn(state, fight.from), fight.at);
  emit?.({ type: 'won', seat: fighterOf(fight, winner), loser: fighterOf(fight, 1 - winner), at: fight.at });
  fight.stage = 'refill';
  fight.side = attacking;
  proceed(state, fight, emit);
}

/** Offers that make no sense without the fight (C6.5, C7.1). */
function lapseFightOffers(state: State, emit?: Emit): void {
  const ended = state.offers.filter((offer) => offer.card > 0 || offer.surrender);
  if (ended.length === 0) return;
  for (const { from, to, id } of ended) emit?.({ type: 'offerLapsed', seat: from, to, offer: id });
  state.offers = state.offers.filter((offer) => !ended.includes(offer));
}

/** Goes on to the next thing somebody must decide: a refill, the premium, where the beaten figure goes. */
export function proceed(state: State, fight: Fight, emit?: Emit): void {
  while (fight.stage === 'refill') {
    if (fight.side > defending) {
      fight.stage = 'premium';
      break;
    }
    const seat = fighterOf(fight, fight.side);
    if (fight.refills[fight.side]! > 0 && warPileOf(state, nationOf(state, seat)) > 0) return;
    fight.side += 1;
  }
  if (fight.stage === 'premium') {
    fight.side = fight.winner;
    if (someToMark(state, winnerOf(fight))) return;
    takeCollar(state, fight, emit);
  }
}

export function winnerOf(fight: Fight): Seat {
  return fighterOf(fight, fight.winner);
}

/** Whether the seat may put a collar on that figure (C1.6, C6.8): unmarked, of its nation, outside the city. */
export function canMark(state: State, seat: Seat, figure: number): boolean {
  const field = state.at[figure]!;
  return field >= 0 && collarOf(state, figure) < 0 && nationOfFigure(figure) === nationOf(state, seat) && !isCity(field);
}

/** Whether the seat has a free collar and a figure for it. */
export function someToMark(state: State, seat: Seat): boolean {
  if (freeCollars(state, seat) === 0) return false;
  for (let figure = 0; figure < figures; figure++) if (canMark(state, seat, figure)) return true;
  return false;
}

/** The beaten figure's collar goes back to its owner, unless it is his last (C6.8). */
export function takeCollar(state: State, fight: Fight, emit?: Emit): void {
  const owner = collarOf(state, fight.beaten);
  if (owner >= 0) {
    const last = collarsOnBoard(state, owner) === 1;
    if (!last) state.collar[fight.beaten] = -1;
    emit?.(last ? { type: 'lastCollarKept', seat: owner } : { type: 'collarReturned', seat: owner });
  }
  fight.stage = 'banish';
}

/** The beaten figure stands, the winner draws in a village, and the action is over. */
export function endFight(state: State, fight: Fight, to: number, random: Random, emit?: Emit): void {
  const winner = winnerOf(fight);
  putFigure(state, fight.beaten, to);
  const from = fight.winner === attacking ? fight.at : fight.from;
  emit?.({ type: 'banished', seat: winner, nation: nationOfFigure(fight.beaten), from, to });
  const supply = villageSupply[fight.at]!;
  if (supply) drawSupply(state, winner, supply, 'village', random, emit);
  state.fight = null;
  finishAction(state, random, emit);
}
