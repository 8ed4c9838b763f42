/** The order of a fight, from the attack to the last pass (C6.1 to C6.6). */
import type { Seat } from '../../core/game.ts';
import { pileOf, type Random } from '../../core/random.ts';
import { concludeFight } from './aftermath.ts';
import { helpOffersPerFight, supplyKinds, warValues, weapon } from './data.ts';
import { drawOne } from './draw.ts';
import type { Emit } from './event.ts';
import {
  answererOf,
  attacking,
  cardsOn,
  collarOf,
  defending,
  type Fight,
  fighterOf,
  figureOn,
  isFighter,
  isFirstVersion,
  nationOf,
  nationOfFigure,
  type State,
  sideOfHired,
  sum,
  suppliesOf,
  valueOfHired,
  warsOf,
} from './state.ts';
import { knownOf, shuffleDiscards } from './supplies.ts';

/** A figure has moved onto another: who defends, and the fight begins (C6.1). */
export function beginFight(state: State, attacker: Seat, from: number, at: number, random: Random, emit?: Emit): void {
  const figure = figureOn(state, at);
  const owner = collarOf(state, figure);
  const defender = owner >= 0 ? owner : standIn(state, attacker, nationOfFigure(figure), random, emit);
  const zeros = () => new Array<number>(state.players).fill(0);
  state.phase = 'fight';
  state.fights += 1;
  state.fight = {
    attacker,
    defender,
    standIn: owner < 0 ? 1 : 0,
    from,
    at,
    stage: 'ready',
    drew: 0,
    side: defending,
    passes: 0,
    laid: new Array<number>(2 * warValues).fill(0),
    weapons: [0, 0],
    hired: zeros(),
    offered: zeros(),
    asked: zeros(),
    refills: [0, 0],
    winner: -1,
    beaten: -1,
    ...(isFirstVersion(state) ? {} : { refused: [] }),
  };
  emit?.({ type: 'attacked', seat: attacker, defender, standIn: owner < 0, from, at });
}

/** Players of the nation turn a supply card each; the highest defends, the tied turn again (C6.1). */
function standIn(state: State, attacker: Seat, nation: number, random: Random, emit?: Emit): Seat {
  let seats: Seat[] = [];
  for (let i = 1; i < state.players; i++) {
    const seat = (attacker + i) % state.players;
    if (nationOf(state, seat) === nation) seats.push(seat);
  }
  const turned = new Array<number>(supplyKinds).fill(0);
  while (seats.length > 1) {
    const cards: number[] = [];
    while (cards.length < seats.length) {
      if (sum(state.pile) === 0 && shuffleDiscards(state, emit) === 0) break;
      const kind = drawOne(state.pile, 0, supplyKinds, pileOf(random, 'supply'));
      turned[kind] = turned[kind]! + 1;
      cards.push(kind);
    }
    if (cards.length) emit?.({ type: 'lots', seats: seats.slice(0, cards.length), cards, reveals: true });
    if (cards.length < seats.length) break;
    const best = Math.max(...cards);
    seats = seats.filter((_, i) => cards[i] === best);
  }
  for (let kind = 0; kind < supplyKinds; kind++) state.discards[kind] = state.discards[kind]! + turned[kind]!;
  return seats[0]!;
}

/** Nothing to add, and everybody can tell: such a fighter passes by himself (C6.3). Hidden weapons are never betrayed. */
function hasNothingToAdd(state: State, fight: Fight, side: number): boolean {
  const seat = fighterOf(fight, side);
  if (warsOf(state, seat) > 0) return false;
  if (fight.weapons[side]! >= cardsOn(fight, side)) return true;
  const cards = suppliesOf(state, seat);
  return cards === 0 || (knownOf(state, seat, weapon) === 0 && sum(state.known, seat * supplyKinds, supplyKinds) === cards);
}

/** Whether an open offer to or from a fighter holds up the reveal (C6.6). */
export function isAwaited(
  fight: Pick<Fight, 'attacker' | 'defender'>,
  offer: { readonly from: Seat; readonly to: Seat },
): boolean {
  return isFighter(fight, offer.from) || isFighter(fight, offer.to);
}

/** Why a seat cannot give a card as a mercenary now (C6.5): undefined when it can. */
export function whyNotHelp(
  state: State,
  seat: Seat,
): 'noFight' | 'fightersOnly' | 'helpedBefore' | 'openHelp' | 'helpUsed' | 'notHeld' | undefined {
  const { fight } = state;
  if (fight?.stage !== 'exchange') return 'noFight';
  if (isFighter(fight, seat)) return 'fightersOnly';
  if (fight.hired[seat]) return 'helpedBefore';
  if (state.offers.some((offer) => offer.card > 0 && offer.from === seat)) return 'openHelp';
  if (fight.offered[seat]! >= helpOffersPerFight) return 'helpUsed';
  return warsOf(state, seat) === 0 ? 'notHeld' : undefined;
}

/** The helper to ask next at last call, clockwise from the attacker; -1 when all have been asked. */
function nextHelper(state: State, fight: Fight): Seat {
  for (let i = 1; i < state.players; i++) {
    const seat = (fight.attacker + i) % state.players;
    if (fight.asked[seat] === 0 && whyNotHelp(state, seat) === undefined) return seat;
  }
  return -1;
}

/** Whom the exchange of a fight waits for: the fighter to add, or those with an answer due, or a helper (C6.6). */
export function exchangeWaits(state: State, fight: Fight): Seat[] {
  if (fight.passes < 2) return [fighterOf(fight, fight.side)];
  const answers = state.offers.filter((offer) => isAwaited(fight, offer)).map(answererOf);
  if (answers.length) return [...new Set(answers)].sort((a, b) => a - b);
  const helper = nextHelper(state, fight);
  return helper < 0 ? [] : [helper];
}

/** Whether the fight is at last call for this helper. */
export function isCalled(state: State, seat: Seat): boolean {
  const { fight } = state;
  if (fight?.stage !== 'exchange' || fight.passes < 2) return false;
  return !state.offers.some((offer) => isAwaited(fight, offer)) && nextHelper(state, fight) === seat;
}

/** Lets pass who has nothing to add, and shows the cards when nobody is left to ask (C6.3, C6.6). */
export function continueExchange(state: State, emit?: Emit): void {
  const { fight } = state;
  if (fight?.stage !== 'exchange') return;
  while (fight.passes < 2) {
    if (!hasNothingToAdd(state, fight, fight.side)) return;
    passExchange(fight, emit);
  }
  if (exchangeWaits(state, fight).length === 0) reveal(state, fight, emit);
}

export function passExchange(fight: Fight, emit?: Emit): void {
  emit?.({ type: 'passed', seat: fighterOf(fight, fight.side), what: 'fight' });
  fight.passes += 1;
  fight.side = 1 - fight.side;
}

/** A fighter's means have changed: both must pass again, the defender first, and the helpers are asked again (C6.6). */
export function reopenExchange(state: State): void {
  const { fight } = state;
  if (fight?.stage !== 'exchange') return;
  if (fight.passes > 0) fight.side = defending;
  fight.passes = 0;
  fight.asked.fill(0);
}

/** The war cards of a side by value, mercenaries' included. */
export function cardsOfSide(fight: Fight, side: number): number[] {
  const cards = fight.laid.slice(side * warValues, (side + 1) * warValues);
  for (const card of fight.hired) {
    if (card === 0 || sideOfHired(card) !== side) continue;
    const i = valueOfHired(card) - 1;
    cards[i] = cards[i]! + 1;
  }
  return cards;
}

/** The sum of the cards, the highest doubled, one per weapon (C6.6). */
export function strength(cards: readonly number[], weapons: number): number {
  let total = 0;
  let left = weapons;
  for (let value = warValues; value >= 1; value--) {
    const count = cards[value - 1]!;
    const doubled = Math.min(left, count);
    left -= doubled;
    total += (count + doubled) * value;
  }
  return total;
}

function reveal(state: State, fight: Fight, emit?: Emit): void {
  const attackers = cardsOfSide(fight, attacking);
  const defenders = cardsOfSide(fight, defending);
  const values = [strength(attackers, fight.weapons[attacking]!), strength(defenders, fight.weapons[defending]!)];
  emit?.({
    type: 'shown',
    attacker: fight.attacker,
    defender: fight.defender,
    attackers,
    defenders,
    weapons: [...fight.weapons],
    values,
    reveals: true,
  });
  const winner = values[attacking]! > values[defending]! ? attacking : defending;
  concludeFight(state, fight, winner, true, emit);
}
