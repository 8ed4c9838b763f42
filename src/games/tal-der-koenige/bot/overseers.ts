/** K3.2 and K3.3: where overseers are wanted: to guard, to claim, to rob. */
import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { ActionOf, TalAction } from '../action.ts';
import { figuresEach, movePoints } from '../data.ts';
import { claims } from '../overseers.ts';
import { distance, firstPlaceOf, placesOf, type Spot, siteOf } from '../places.ts';
import type { State } from '../state.ts';
import { figureAt, hasMoved, isFinished, isTaken, overseersAt, ownerOf, sitesInPlay } from '../table.ts';
import { valueFor } from './evaluate.ts';
import { workersWithin } from './holding.ts';
import { look, newOutlook } from './outlook.ts';
import { isPrey, raidGain } from './raids.ts';
import { weights } from './weights.ts';
import { newYard, readYard } from './yard.ts';

const yard = newYard();
const outlook = newOutlook();

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

/** What it adds to have the overseer `figure` on the site rather than where it is. */
function gainAt(state: State, seat: Seat, figure: number, site: number, stay: number): number {
  const at = seat * figuresEach + figure;
  const from = state.figures[at] as Spot;
  state.figures[at] = site ? firstPlaceOf(site) : from;
  const claimed = claims(state, seat, site);
  if (claimed) state.owners[site] = seat;
  const value = valueFor(state, seat) - stay;
  if (claimed) state.owners[site] = -1;
  state.figures[at] = from;
  return value;
}

interface Post {
  /** 0 for staying. */
  readonly site: number;
  readonly cost: number;
  readonly gain: number;
}

/** Every site an overseer can reach, and staying, by what it adds. */
function posts(state: State, seat: Seat, figure: number, stay: number): Post[] {
  const from = figureAt(state, seat, figure);
  const found: Post[] = [{ site: 0, cost: 0, gain: raid(state, seat, siteOf(from)) }];
  for (const site of sitesInPlay(state.players)) {
    const cost = distance(from, firstPlaceOf(site));
    if (cost > movePoints || site === siteOf(from) || isFinished(state, site)) continue;
    if (state.round === 1 && ownerOf(state, site) >= 0 && ownerOf(state, site) !== seat) continue;
    const gain = isPrey(state, seat, site)
      ? raid(state, seat, site) + gainAt(state, seat, figure, site, stay)
      : gainAt(state, seat, figure, site, stay);
    found.push({ site, cost, gain });
  }
  return found;
}

/** What one overseer more can bring on the site of somebody else. */
function raid(state: State, seat: Seat, site: number): number {
  if (!site || state.round === 1 || !isPrey(state, seat, site)) return 0;
  const own = Math.max(1, overseersAt(state, seat, site));
  const chance = outnumbering(own, overseersAt(state, ownerOf(state, site), site));
  if (chance === 0) return 0;
  return chance * weights.daring * raidGain(state, seat, site, workersWithin(state, seat, site, movePoints), yard, outlook);
}

/** Orders by what they promise, best first; `noise` blurs the order for those who must not be read. */
export function bestOrders(state: State, seat: Seat, count: number, noise: number, random: Random): ActionOf<'order'>[] {
  readYard(state, yard);
  look(state, outlook);
  const stay = valueFor(state, seat);
  const one = posts(state, seat, 0, stay);
  const two = posts(state, seat, 1, stay);
  const pairs: { one: number; two: number; value: number }[] = [];
  for (const first of one)
    for (const second of two) {
      if (first.cost + second.cost > movePoints) continue;
      pairs.push({ one: first.site, two: second.site, value: pairGain(state, seat, first, second) + blur(noise, random) });
    }
  pairs.sort((a, b) => b.value - a.value);
  return pairs.slice(0, count).map((pair) => orderFor(state, seat, pair.one, pair.two, random));
}

function blur(noise: number, random: Random): number {
  return noise === 0 ? 0 : noise * (random.below(1000) / 1000 + random.below(1000) / 1000 - 1);
}

/** Two overseers on one site of another are more than each alone; two claims of one site are no more than one. */
function pairGain(state: State, seat: Seat, first: Post, second: Post): number {
  const here = first.site || siteOf(figureAt(state, seat, 0));
  const there = second.site || siteOf(figureAt(state, seat, 1));
  if (here !== there || here === 0) return first.gain + second.gain;
  if (!isPrey(state, seat, here)) return Math.max(first.gain, second.gain) + 0.1 * Math.min(first.gain, second.gain);
  if (state.round === 1) return 0;
  const chance = outnumbering(2, overseersAt(state, ownerOf(state, here), here));
  return chance * weights.daring * raidGain(state, seat, here, workersWithin(state, seat, here, movePoints), yard, outlook);
}

function orderFor(state: State, seat: Seat, one: number, two: number, random: Random): ActionOf<'order'> {
  const first = (one && freePlace(state, one, random)) || figureAt(state, seat, 0);
  let second = (two && freePlace(state, two, random)) || figureAt(state, seat, 1);
  for (let i = 0; i < 20 && second === first && two; i++) second = freePlace(state, two, random) || second;
  return { type: 'order', one: first, two: second, begin: 1 };
}

/** Round 1: open moves, best first; `done` last. */
export function firstPosts(state: State, seat: Seat, random: Random): TalAction[] {
  const stay = valueFor(state, seat);
  const found: { action: TalAction; gain: number }[] = [];
  for (let figure = 0; figure < 2; figure++) {
    if (hasMoved(state, figure)) continue;
    for (const { site, cost, gain } of posts(state, seat, figure, stay)) {
      const to = site && cost <= state.points ? freePlace(state, site, random) : 0;
      if (to) found.push({ action: { type: 'overseer', overseer: figure + 1, to }, gain });
    }
  }
  found.sort((a, b) => b.gain - a.gain);
  return [...found.filter(({ gain }) => gain > 0).map(({ action }) => action), { type: 'done' }];
}
