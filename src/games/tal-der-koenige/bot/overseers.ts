/** K3.2 and K3.3: where overseers are wanted: to guard, to claim, to rob. */
import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { ActionOf, TalAction } from '../action.ts';
import { figuresEach, movePoints, overseersEach } from '../data.ts';
import { distance, firstPlaceOf, placesOf, type Spot, siteOf } from '../map.ts';
import { claims } from '../overseers.ts';
import { figureAt, hasMoved, isFinished, isTaken, nobody, overseersAt, ownerOf, type State, sitesInPlay } from '../state.ts';
import { spiltByOthers, valueFor } from './evaluate.ts';
import { workersWithin } from './holding.ts';
import { look, newOutlook } from './outlook.ts';
import { isPrey, raidGain } from './raids.ts';
import { newYard, readYard } from './yard.ts';

const yard = newYard();
const outlook = newOutlook();
/** What the others will leave over this round, whatever the seat's overseers do. */
let elsewhere = 0;

/** A place of the site that is free now, from a random one on; 0 when there is none. */
export function freePlace(state: State, site: number, random: Random): Spot {
  const first = firstPlaceOf(site);
  const places = placesOf(site);
  const turn = random.below(places);
  for (let i = 0; i < places; i++) {
    const spot = first + ((turn + i) % places);
    if (!isTaken(state, spot)) return spot;
  }
  return 0;
}

/** How likely as many overseers as that outnumber those of the owner, who may go or come. */
function outnumbering(own: number, owners: number): number {
  if (own > owners + 1) return 0.85;
  if (own > owners) return 0.5;
  return own === owners && own > 0 ? 0.15 : 0;
}

/** What the overseers bring where they stand: guarding, claiming, and what there is to rob. The state is as it was after. */
function worthWith(state: State, seat: Seat, one: Spot, two: Spot): number {
  const first = seat * figuresEach;
  const [wasOne, wasTwo] = [state.figures[first]!, state.figures[first + 1]!];
  const [here, there] = [siteOf(one), siteOf(two)];
  state.figures[first] = one;
  state.figures[first + 1] = two;
  const claimsHere = claims(state, seat, here);
  if (claimsHere) state.owners[here] = seat;
  const claimsThere = here !== there && claims(state, seat, there);
  if (claimsThere) state.owners[there] = seat;
  let value = valueFor(state, seat, elsewhere);
  if (claimsHere) state.owners[here] = nobody;
  if (claimsThere) state.owners[there] = nobody;
  if (state.round > 1) {
    if (here === there) value += raid(state, seat, here, 2);
    else value += raid(state, seat, here, 1) + raid(state, seat, there, 1);
  }
  state.figures[first] = wasOne;
  state.figures[first + 1] = wasTwo;
  return value;
}

/** What so many overseers can bring on the site of somebody else. */
function raid(state: State, seat: Seat, site: number, own: number): number {
  if (!site || !isPrey(state, seat, site)) return 0;
  const chance = outnumbering(own, overseersAt(state, ownerOf(state, site), site));
  if (chance === 0) return 0;
  return (
    chance * outlook.weights.daring * raidGain(state, seat, site, workersWithin(state, seat, site, movePoints), yard, outlook)
  );
}

interface Post {
  /** Any place of the site; the own spot for staying. */
  readonly spot: Spot;
  readonly cost: number;
  readonly value: number;
}

/** Every site an overseer can reach, and staying, by what it brings while the other one stays. */
function posts(state: State, seat: Seat, figure: number, points: number): Post[] {
  const from = figureAt(state, seat, figure);
  const other = figureAt(state, seat, 1 - figure);
  const value = (spot: Spot) => (figure === 0 ? worthWith(state, seat, spot, other) : worthWith(state, seat, other, spot));
  const found: Post[] = [{ spot: from, cost: 0, value: value(from) }];
  for (const site of sitesInPlay(state.players)) {
    const spot = firstPlaceOf(site);
    const cost = distance(from, spot);
    if (cost > points || site === siteOf(from) || isFinished(state, site)) continue;
    if (state.round === 1 && ownerOf(state, site) >= 0 && ownerOf(state, site) !== seat) continue;
    found.push({ spot, cost, value: value(spot) });
  }
  return found;
}

/** Orders by what they promise, best first; `noise` blurs the order for those who must not be read. */
export function bestOrders(state: State, seat: Seat, count: number, noise: number, random: Random): ActionOf<'order'>[] {
  readYard(state, yard);
  look(state, outlook);
  elsewhere = spiltByOthers(state, seat);
  const pairs: { one: Spot; two: Spot; value: number }[] = [];
  const seconds = posts(state, seat, 1, movePoints);
  for (const first of posts(state, seat, 0, movePoints))
    for (const second of seconds)
      if (first.cost + second.cost <= movePoints)
        pairs.push({ one: first.spot, two: second.spot, value: first.value + second.value + blur(noise, random) });
  pairs.sort((a, b) => b.value - a.value);
  // Each alone says little of both together: the best are looked at once more.
  const best = pairs.slice(0, count + 6);
  for (const pair of best) pair.value = worthWith(state, seat, pair.one, pair.two) + blur(noise, random);
  best.sort((a, b) => b.value - a.value);
  return best
    .slice(0, count)
    .map((pair) => orderFor(state, seat, siteToGo(state, seat, 0, pair.one), siteToGo(state, seat, 1, pair.two), random));
}

/** The site an overseer is sent to; 0 where it stays. */
function siteToGo(state: State, seat: Seat, figure: number, spot: Spot): number {
  return spot === figureAt(state, seat, figure) ? 0 : siteOf(spot);
}

function blur(noise: number, random: Random): number {
  return noise === 0 ? 0 : noise * (random.below(1000) / 1000 + random.below(1000) / 1000 - 1);
}

function orderFor(state: State, seat: Seat, one: number, two: number, random: Random): ActionOf<'order'> {
  const first = (one && freePlace(state, one, random)) || figureAt(state, seat, 0);
  let second = (two && freePlace(state, two, random)) || figureAt(state, seat, 1);
  for (let i = 0; i < 20 && second === first && two; i++) second = freePlace(state, two, random) || second;
  return { type: 'order', one: first, two: second, begin: 1 };
}

/** Round 1: open moves, best first; `done` last. */
export function firstPosts(state: State, seat: Seat, random: Random): TalAction[] {
  elsewhere = spiltByOthers(state, seat);
  const found: { action: TalAction; value: number }[] = [];
  let stay = 0;
  for (let figure = 0; figure < overseersEach; figure++) {
    if (hasMoved(state, figure)) continue;
    const [here, ...others] = posts(state, seat, figure, state.points) as [Post, ...Post[]];
    stay = here.value;
    for (const { spot, value } of others) {
      const to = freePlace(state, siteOf(spot), random);
      if (to) found.push({ action: { type: 'overseer', overseer: figure + 1, to }, value });
    }
  }
  found.sort((a, b) => b.value - a.value);
  return [...found.filter(({ value }) => value > stay).map(({ action }) => action), { type: 'done' }];
}
