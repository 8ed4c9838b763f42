/**
 * Ratings of everybody at a table from the places they came to: Weng and Lin's approximation of the Plackett-Luce model, as openskill 5
 * computes it (its figures are held in the tests). It is written out here because the package brings 157 others along for it.
 */
import { at } from '../../core/at.ts';

/** What is believed of somebody's strength: the middle, and how sure it is. */
export interface Belief {
  readonly mu: number;
  readonly sigma: number;
}

/** Where everybody begins. */
export const beginning: Belief = { mu: 25, sigma: 25 / 3 };
/** How much a single game says: the spread of one's play from game to game. */
export const beta = 25 / 6;
/** Strength changes with time: so much doubt comes back with every game. */
const tau = 25 / 300;
/** No game makes anybody's strength surer than this share of what it was. */
const least = 1e-4;

/** What is believed after a game; equal places are shared ones, the lowest is the best. */
export function afterGame(before: readonly Belief[], places: readonly number[]): Belief[] {
  const doubted = before.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + tau ** 2 }));
  const spread = Math.sqrt(doubted.reduce((sum, { variance }) => sum + variance + beta ** 2, 0));
  const weights = doubted.map(({ mu }) => Math.exp(mu / spread));
  // Of those who were still to be placed when this place was given out, and with how many it is shared.
  const field = places.map((place) => sumWhere(weights, places, (other) => other >= place));
  const shared = places.map((place) => places.filter((other) => other === place).length);
  return doubted.map(({ mu, variance }, own) => {
    let [shift, surer] = [0, 0];
    for (const [other, place] of places.entries()) {
      if (place > at(places, own)) continue;
      const chance = at(weights, own) / at(field, other);
      shift += (own === other ? 1 - chance : -chance) / at(shared, other);
      surer += (chance * (1 - chance)) / at(shared, other);
    }
    const doubt = Math.sqrt(variance);
    const kept = Math.max(1 - surer * (variance / spread ** 2) * (doubt / spread), least);
    return { mu: mu + shift * (variance / spread), sigma: doubt * Math.sqrt(kept) };
  });
}

function sumWhere(values: readonly number[], places: readonly number[], wanted: (place: number) => boolean): number {
  return values.reduce((sum, value, seat) => (wanted(at(places, seat)) ? sum + value : sum), 0);
}
