/** K2: where a figure can go openly, and at what price. */
import type { Offer, Seat } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { ActionOf } from './action.ts';
import { firstArea } from './data.ts';
import { distance, lastSpot, nameOf, type Spot, siteOf, wayBetween } from './map.ts';
import { refuse } from './refuse.ts';
import { inPlay, isTaken, nobody, ownerOf, type State } from './state.ts';

/** Why a figure of the seat cannot go there; `rule` is the paragraph of the phase, which speaks of round 1. */
export function destinationRefusal(state: State, seat: Seat, from: Spot, to: Spot, rule: string): Refusal | undefined {
  const site = siteOf(to);
  if (site && !inPlay(state.players, site)) return refuse('K1.3', 'outOfPlay', { site });
  if (to === from) return refuse('K2.1', 'samePlace', { place: nameOf(to) });
  if (site && state.round === 1) {
    const owner = ownerOf(state, site);
    if (owner !== nobody && owner !== seat) return refuse(rule, 'ownedByOther', { site, owner });
  }
  if (isTaken(state, to)) return refuse('K1.4', 'placeTaken', { place: nameOf(to) });
  const price = distance(from, to);
  return price > state.points ? refuse('K2.2', 'tooFar', { price, points: state.points }) : undefined;
}

type Move = ActionOf<'overseer'> | ActionOf<'worker'>;

/** An offer for every spot the figure can reach, with the price, the points left after it and the cheapest way. */
export function destinations<A extends Move>(
  state: State,
  seat: Seat,
  from: Spot,
  rule: string,
  offer: (to: Spot) => Offer<A>,
): Offer<A>[] {
  const offers: Offer<A>[] = [];
  for (let to = firstArea; to <= lastSpot; to++) {
    if (destinationRefusal(state, seat, from, to, rule)) continue;
    const price = distance(from, to);
    const plain = offer(to);
    const effect = { left: state.points - price, ...plain.effect };
    offers.push({ ...plain, at: nameOf(to), price, way: wayBetween(from, to), effect });
  }
  return offers;
}
