/** How strong a hand is in a fight, the own one exactly, another's as far as everybody can tell. */
import type { Seat } from '../../../core/game.ts';
import { food, supplyKinds, warPerFood, warValues, weapon } from '../data.ts';
import { cardsOn, type Fight, type State, suppliesOf, supplyOf, warPileOf, warsOf } from '../state.ts';
import { knownOf } from '../supplies.ts';
import { weights } from './weights.ts';

/** What war cards are worth on average, and how much more the best of several. */
const bestCard = 1.6;

/** The normal distribution, nearly. */
export function chance(deviations: number): number {
  return 1 / (1 + Math.exp(-1.702 * deviations));
}

/** So many unseen war cards with so many weapons, on average. */
export function expectedStrength(cards: number, weapons: number, mean = weights.handCard): number {
  if (cards <= 0) return 0;
  const doubled = Math.min(cards, weapons);
  return mean * cards + doubled * (mean + bestCard * (1 - doubled / cards));
}

/** How far off such a guess may be. */
export function doubtOf(cards: number): number {
  return weights.doubtFloor + weights.doubt * Math.sqrt(cards);
}

/** All of the seat's own war cards and weapons at once. */
export function ownStrength(state: State, seat: Seat): number {
  let left = supplyOf(state, seat, weapon);
  let total = 0;
  for (let value = warValues; value >= 1; value--) {
    const count = state.war[seat * warValues + value - 1]!;
    const doubled = Math.min(left, count);
    left -= doubled;
    total += (count + doubled) * value;
  }
  return total;
}

/** How many cards of a kind the others must think a seat to hold. */
function guessed(state: State, seat: Seat, kind: number): number {
  let known = 0;
  for (let each = 0; each < supplyKinds; each++) known += knownOf(state, seat, each);
  return knownOf(state, seat, kind) + (suppliesOf(state, seat) - known) / supplyKinds;
}

export function guessedWeapons(state: State, seat: Seat): number {
  return guessed(state, seat, weapon);
}

/** War cards a defender can have in the fight: a food card brings four more (C6.2). */
function guessedDefenders(state: State, seat: Seat): number {
  const fed = Math.min(1, guessed(state, seat, food) * 0.7);
  return warsOf(state, seat) + Math.min(warPerFood, warPileOf(state, state.nations[seat]!)) * fed;
}

export interface Odds {
  readonly chance: number;
  /** The share of the own hand that a fair fight against this defence takes. */
  readonly effort: number;
}

/** How an attack of the seat on a figure of that defender would go. */
export function oddsAgainst(state: State, seat: Seat, defender: Seat): Odds {
  const cards = guessedDefenders(state, defender);
  const defence = expectedStrength(cards, guessedWeapons(state, defender));
  const own = ownStrength(state, seat);
  return {
    chance: chance((own * 0.95 - defence * weights.resolve - 1) / doubtOf(cards)),
    effort: own > 0 ? Math.min(1, (defence * weights.commitment + 2) / own) : 1,
  };
}

/** What lies on a side as the other side sees it: nobody lays his worst cards. */
export function guessedLaid(fight: Fight, side: number): number {
  return expectedStrength(cardsOn(fight, side), fight.weapons[side]!, weights.laidCard);
}
