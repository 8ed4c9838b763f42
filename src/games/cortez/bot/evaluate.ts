/** How likely a position is to be won: everybody's traits weighed, and the seat's share of all. */
import type { Seat } from '../../../core/game.ts';
import type { Aspect } from '../../../core/heuristics.ts';
import { standing } from '../scoring.ts';
import type { State } from '../state.ts';
import type { AspectKey } from './aspect-names.ts';
import { duel, type Judgement, several } from './judgement.ts';
import { type Outlook, outlook } from './outlook.ts';
import { ownStrength } from './power.ts';
import { type Trait, traits, traitsOf } from './traits.ts';
import { weights } from './weights.ts';
import { ripeness } from './worth.ts';

const names = Object.keys(traits) as Trait[];
/** Three coefficients of each trait in turn, see judgement.ts. */
const coefficients = (judgement: Judgement) => names.flatMap((name) => judgement[name]);
const [ofDuel, ofSeveral] = [coefficients(duel), coefficients(several)];

function weightsAt(state: State, look: Outlook): number[] {
  const left = ripeness(look.turns, 8);
  const table = state.players === 2 ? ofDuel : ofSeveral;
  return names.map((_, i) => {
    const [now, more, most] = [table[3 * i], table[3 * i + 1], table[3 * i + 2]] as [number, number, number];
    return now + left * (more + left * most);
  });
}

function strengthsOf(state: State): number[] {
  return Array.from({ length: state.players }, (_, seat) => ownStrength(state, seat));
}

/** Lopsided positions still differ, so that a bot far ahead or behind does not drift. */
const mostOdds = 6;

function worthOf(share: number, odds: number): number {
  return weights.winning * share + weights.odds * Math.max(-mostOdds, Math.min(mostOdds, odds));
}

export function evaluate(state: State, seat: Seat): number {
  const look = outlook(state);
  const strengths = strengthsOf(state);
  const weighs = weightsAt(state, look);
  const esteem = strengths.map((_, each) => {
    const found = traitsOf(state, look, strengths, each);
    return found.reduce((sum, trait, i) => sum + trait * weighs[i]!, 0);
  });
  const own = esteem[seat]!;
  let others = 0;
  for (const [other, its] of esteem.entries()) if (other !== seat) others += Math.exp(its - own);
  return worthOf(1 / (1 + others), -Math.log(others));
}

/** The same for a game that is over. */
export function outcome(state: State, seat: Seat): number {
  const { points, winners } = standing(state);
  const best = Math.max(...points.filter((_, other) => other !== seat));
  return worthOf(winners.includes(seat) ? 1 / winners.length : 0, (points[seat]! - best) / 3);
}

interface Line extends Aspect {
  readonly aspect: AspectKey;
}

/** The own traits by the side they belong to, as much as each would be worth in an even game. */
export function aspects(state: State, seat: Seat): Line[] {
  const look = outlook(state);
  const weighs = weightsAt(state, look);
  const sides = new Map<AspectKey, number>();
  for (const [i, trait] of traitsOf(state, look, strengthsOf(state), seat).entries()) {
    const aspect = traits[names[i]!];
    if (aspect) sides.set(aspect, (sides.get(aspect) ?? 0) + (trait * weighs[i]! * weights.winning) / 4);
  }
  return [...sides].map(([aspect, points]) => ({ aspect, points }));
}
