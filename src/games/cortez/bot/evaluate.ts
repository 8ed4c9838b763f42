/** How likely a position is to be won: everybody's traits weighed, and the seat's share of all. */
import type { Seat } from '../../../core/game.ts';
import type { Aspect } from '../../../core/heuristics.ts';
import { standing } from '../scoring.ts';
import type { State } from '../state.ts';
import type { AspectKey } from './aspect-names.ts';
import { countsFor } from './judgement.ts';
import { type Outlook, outlook } from './outlook.ts';
import { ownStrength } from './power.ts';
import { type Trait, traitCount, traits, traitsOf, watchRaces } from './traits.ts';
import { weights } from './weights.ts';
import { ripeness } from './worth.ts';

const names = Object.keys(traits) as Trait[];
/** What each trait counts for with so much of the game to come; written over by the next call. */
const weighs = new Float64Array(traitCount);

function weightsAt(state: State, look: Outlook): Float64Array {
  const left = ripeness(look.turns, 8);
  const table = countsFor(state.players);
  for (let i = 0; i < traitCount; i++) weighs[i] = table[3 * i]! + left * (table[3 * i + 1]! + left * table[3 * i + 2]!);
  return weighs;
}

/** What everything is read into, position after position: nothing of it is kept. */
const scratch = {
  look: undefined as Outlook | undefined,
  strengths: [] as number[],
  traits: new Float64Array(traitCount),
  esteem: [] as number[],
};

function read(state: State): { readonly look: Outlook; readonly strengths: readonly number[] } {
  const { strengths } = scratch;
  scratch.look = outlook(state, scratch.look);
  watchRaces(scratch.look);
  strengths.length = state.players;
  for (let seat = 0; seat < state.players; seat++) strengths[seat] = ownStrength(state, seat);
  return { look: scratch.look, strengths };
}

function esteemOf(state: State, look: Outlook, strengths: readonly number[], seat: Seat): number {
  const found = traitsOf(state, look, strengths, seat, scratch.traits);
  let sum = 0;
  for (let i = 0; i < traitCount; i++) sum += found[i]! * weighs[i]!;
  return sum;
}

/** Lopsided positions still differ, so that a bot far ahead or behind does not drift. */
const mostOdds = 6;

function worthOf(share: number, odds: number): number {
  return weights.winning * share + weights.odds * Math.max(-mostOdds, Math.min(mostOdds, odds));
}

export function evaluate(state: State, seat: Seat): number {
  const { look, strengths } = read(state);
  const { esteem } = scratch;
  weightsAt(state, look);
  for (let each = 0; each < state.players; each++) esteem[each] = esteemOf(state, look, strengths, each);
  const own = esteem[seat]!;
  let others = 0;
  for (let other = 0; other < state.players; other++) if (other !== seat) others += Math.exp(esteem[other]! - own);
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
  const { look, strengths } = read(state);
  weightsAt(state, look);
  const sides = new Map<AspectKey, number>();
  for (const [i, trait] of traitsOf(state, look, strengths, seat, scratch.traits).entries()) {
    const aspect = traits[names[i]!];
    if (aspect) sides.set(aspect, (sides.get(aspect) ?? 0) + (trait * weighs[i]! * weights.winning) / 4);
  }
  return [...sides].map(([aspect, points]) => ({ aspect, points }));
}
