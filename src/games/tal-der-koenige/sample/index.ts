/** Some legal action without listing all: the hot path of simulations. Leans towards play that gets somewhere. */
import type { Seat } from '../../../core/game.ts';
import { type Random, shuffle } from '../../../core/random.ts';
import type { ActionOf, TalAction } from '../action.ts';
import { blankTablets, colours, figuresEach, firstArea, lastArea, movePoints, overseersEach } from '../data.ts';
import { distance, firstPlaceOf, placesOf, type Spot, siteOf } from '../map.ts';
import { destinationRefusal } from '../movement.ts';
import { levelStarts } from '../pyramid.ts';
import { canBuildAt, canStealAt, canTakeOverAt, highestBlocks, mostToSteal } from '../rights.ts';
import {
  blockAt,
  blocksInHand,
  figureAt,
  groupCount,
  hasMoved,
  inHand,
  isFinished,
  laidOn,
  levelInWork,
  ownerOf,
  type State,
  sitesInPlay,
} from '../state.ts';

const done: TalAction = { type: 'done' };
const tries = 12;

export function sample(state: State, seat: Seat, random: Random): TalAction {
  switch (state.phase) {
    case 'bids':
      return someBid(state, random);
    case 'overseers':
      return someOverseer(state, seat, random) ?? done;
    case 'orders':
      return someOrders(state, seat, random);
    case 'workers':
      return someWorker(state, seat, random) ?? done;
    case 'steal':
      return someTheft(state, seat, random) ?? done;
    case 'takeOver':
      return someTakeOver(state, seat, random) ?? done;
    default:
      return someBlock(state, seat, random) ?? done;
  }
}

function someBid(state: State, random: Random): TalAction {
  const groups = groupCount(state);
  const tablet = () => random.below(groups + 1);
  const numbered = [tablet(), tablet(), tablet(), tablet()];
  const blanks: number[] = [];
  for (let group = 0; group < groups; group++) blanks.push(0);
  for (let i = 0; i < blankTablets; i++) {
    const group = tablet();
    if (group) blanks[group - 1] = blanks[group - 1]! + 1;
  }
  return { type: 'bid', numbered, blanks };
}

/** Any spot that is used with so many players; once in so many times an area. */
function someSpot(players: number, random: Random, areaEvery = 8): Spot {
  if (random.below(areaEvery) === 0) return firstArea + random.below(lastArea - firstArea + 1);
  const sites = sitesInPlay(players);
  return somePlace(sites[random.below(sites.length)]!, random);
}

function somePlace(site: number, random: Random): Spot {
  return firstPlaceOf(site) + random.below(placesOf(site));
}

function someOverseer(state: State, seat: Seat, random: Random): TalAction | undefined {
  if (random.below(64) === 0) return undefined;
  for (let i = 0; i < tries; i++) {
    const figure = random.below(overseersEach);
    if (hasMoved(state, figure)) continue;
    const to = someSpot(state.players, random);
    if (!destinationRefusal(state, seat, figureAt(state, seat, figure), to, 'K3.2'))
      return { type: 'overseer', overseer: figure + 1, to };
  }
  return undefined;
}

/** Orders within the points; also how the secret orders of others are imagined. */
export function someOrders(state: Pick<State, 'players' | 'figures'>, seat: Seat, random: Random): ActionOf<'order'> {
  const first = state.figures[seat * figuresEach]!;
  const second = state.figures[seat * figuresEach + 1]!;
  for (;;) {
    const one = random.below(4) === 0 ? first : someSpot(state.players, random, 4);
    const two = random.below(4) === 0 ? second : someSpot(state.players, random, 4);
    if (distance(first, one) + distance(second, two) <= movePoints)
      return { type: 'order', one, two, begin: 1 + random.below(overseersEach) };
  }
}

function isOwnWork(state: State, seat: Seat, site: number): boolean {
  return site > 0 && ownerOf(state, site) === seat && !isFinished(state, site);
}

function isOthersWork(state: State, seat: Seat, site: number): boolean {
  const owner = ownerOf(state, site);
  return owner >= 0 && owner !== seat && !isFinished(state, site);
}

/** A place on a site to rob, or where the seat can build, rather on the highest pyramid; now and then just anywhere. */
function someGoal(state: State, seat: Seat, random: Random): Spot {
  const watched = siteOf(figureAt(state, seat, random.below(overseersEach)));
  if (watched && random.below(2) === 0 && isOthersWork(state, seat, watched)) return somePlace(watched, random);
  if (random.below(16) === 0) return someSpot(state.players, random);
  const sites = sitesInPlay(state.players);
  const turn = random.below(sites.length);
  const highest = random.below(4) > 0;
  let goal = 0;
  for (let i = 0; i < sites.length; i++) {
    const site = sites[(turn + i) % sites.length]!;
    if (!isOwnWork(state, seat, site)) continue;
    if (goal === 0 || (highest && laidOn(state, site) > laidOn(state, goal))) goal = site;
  }
  return goal ? somePlace(goal, random) : someSpot(state.players, random);
}

function someWorker(state: State, seat: Seat, random: Random): TalAction | undefined {
  if (random.below(64) === 0) return undefined;
  for (let i = 0; i < tries; i++) {
    const figure = overseersEach + random.below(figuresEach - overseersEach);
    if (hasMoved(state, figure)) continue;
    const from = figureAt(state, seat, figure);
    const site = siteOf(from);
    // Who is at work mostly stays there.
    if (isOwnWork(state, seat, site) && random.below(16) > 0) continue;
    // Without points a step within the frame is all there is.
    const to = state.points === 0 && site ? somePlace(site, random) : someGoal(state, seat, random);
    if (!destinationRefusal(state, seat, from, to, 'K3.4')) return { type: 'worker', from, to };
  }
  return undefined;
}

function someTheft(state: State, seat: Seat, random: Random): TalAction | undefined {
  if (random.below(8) === 0) return undefined;
  const turn = random.below(overseersEach);
  for (let i = 0; i < overseersEach; i++) {
    const site = siteOf(figureAt(state, seat, (turn + i) % overseersEach));
    if (site && canStealAt(state, seat, site)) {
      const count = 1 + random.below(mostToSteal(state, seat, site));
      return { type: 'steal', site, positions: highestBlocks(state, site, count, (level) => shuffle(level, random)) };
    }
  }
  return undefined;
}

function someTakeOver(state: State, seat: Seat, random: Random): TalAction | undefined {
  if (random.below(8) === 0) return undefined;
  const turn = random.below(overseersEach);
  for (let i = 0; i < overseersEach; i++) {
    const site = siteOf(figureAt(state, seat, (turn + i) % overseersEach));
    if (site && canTakeOverAt(state, seat, site)) return { type: 'takeOver', site };
  }
  return undefined;
}

function someBlock(state: State, seat: Seat, random: Random): TalAction | undefined {
  if (random.below(64) === 0 || blocksInHand(state, seat) === 0) return undefined;
  const workers = figuresEach - overseersEach;
  const turn = random.below(workers);
  for (let i = 0; i < workers; i++) {
    const site = siteOf(figureAt(state, seat, overseersEach + ((turn + i) % workers)));
    if (site && canBuildAt(state, seat, site)) return blockFor(state, seat, site, random);
  }
  return undefined;
}

function blockFor(state: State, seat: Seat, site: number, random: Random): TalAction {
  const begins = levelStarts(site);
  const level = levelInWork(state, site);
  const first = begins[level]!;
  const size = begins[level + 1]! - first;
  let position = first + random.below(size);
  while (blockAt(state, site, position)) position = position + 1 < first + size ? position + 1 : first;
  // Half of the time in the colour of the level's first block, or layered pyramids would never be seen.
  const beside = blockAt(state, site, first) - 1;
  let colour = beside >= 0 && random.below(2) === 0 ? beside : random.below(colours.length);
  while (inHand(state, seat, colour) === 0) colour = (colour + 1) % colours.length;
  return { type: 'build', site, position, colour };
}
