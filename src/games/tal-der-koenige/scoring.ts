/** K4.2 and K5: what finished pyramids are worth, and what unfinished ones can still become. */
import type { Seat, Standing } from '../../core/game.ts';
import { colours, type Kind, pyramids, worth } from './data.ts';
import { fits, patternsOf, shortOf } from './patterns.ts';
import { capacityOf, levelStarts, positionsPerSite, sizeOf } from './pyramid.ts';
import { blockAt, isFinished, laidOn, ownerOf, type State, sitesInPlay } from './state.ts';

/** What everybody sees of the pyramids. */
export type Pyramids = Pick<State, 'players' | 'expert' | 'owners' | 'blocks' | 'laid'>;

/** The best class that fits a finished pyramid. The hidden block is never judged. */
export function kindOf(pyramids: Pyramids, site: number): Kind {
  const oneColour = isOneColour(pyramids, site);
  if (oneColour) return 'oneColour';
  if (isLayered(pyramids, site)) return 'layered';
  return pyramids.expert && isTwoColour(pyramids, site) ? 'twoColour' : 'mixed';
}

export function pointsFor(pyramids: Pyramids, site: number): number {
  return worth[sizeOf(site)][kindOf(pyramids, site)];
}

function isOneColour(state: Pyramids, site: number): boolean {
  const { hidden } = pyramids[sizeOf(site)];
  const first = blockAt(state, site, 0);
  for (let position = 1; position < capacityOf(site); position++)
    if (position !== hidden && blockAt(state, site, position) !== first) return false;
  return true;
}

function isLayered(state: Pyramids, site: number): boolean {
  const { hidden } = pyramids[sizeOf(site)];
  const begins = levelStarts(site);
  for (let level = 0; level + 1 < begins.length; level++) {
    const first = begins[level]!;
    for (let position = first + 1; position < begins[level + 1]!; position++)
      if (position !== hidden && blockAt(state, site, position) !== blockAt(state, site, first)) return false;
  }
  return true;
}

/** K6.2: two colours, and neighbours side by side differ on every level; asked of what is not of one colour. */
function isTwoColour(state: Pyramids, site: number): boolean {
  const { hidden, chequer } = pyramids[sizeOf(site)];
  const [one, other] = [blockAt(state, site, 0), blockAt(state, site, 1)];
  const begins = levelStarts(site);
  for (let level = 0; level + 1 < begins.length; level++) {
    const first = begins[level]!;
    const even = blockAt(state, site, first);
    if (even !== one && even !== other) return false;
    const odd = even === one ? other : one;
    for (let position = first; position < begins[level + 1]!; position++)
      if (position !== hidden && blockAt(state, site, position) !== (chequer[position] ? odd : even)) return false;
  }
  return true;
}

/** K4.2: only finished pyramids count, for their owner. */
function pointsOf(state: Pyramids): number[] {
  const points: number[] = new Array(state.players).fill(0);
  for (const site of sitesInPlay(state.players)) {
    const owner = ownerOf(state, site);
    if (owner >= 0 && isFinished(state, site)) points[owner] = points[owner]! + pointsFor(state, site);
  }
  return points;
}

export function standing(state: State): Standing {
  const points = pointsOf(state);
  const over = state.phase === 'over';
  const best = Math.max(...points);
  return { points, over, winners: over ? points.flatMap((sum, seat) => (sum === best ? [seat] : [])) : [] };
}

/** What an unfinished pyramid can still become at best, with the blocks there are. */
export interface Prospect {
  readonly site: number;
  readonly owner: Seat;
  readonly kind: Kind;
  readonly points: number;
  /** Blocks still missing. */
  readonly missing: number;
}

/** Everything the prospects depend on: blocks that lie in the bag, on sale, in hands or on unfinished pyramids may come. */
export type Supply = Pyramids & Pick<State, 'bag' | 'groups' | 'hands'>;

/** The best each owned, unfinished pyramid can still become; those that lack the blocks for any class are left out. */
export function prospects(state: Supply): Prospect[] {
  const open = sitesInPlay(state.players).filter((site) => !isFinished(state, site));
  const free = colours.map((_, colour) => freeBlocks(state, colour));
  for (const site of open) addBlocks(state, site, free, 1);
  return open.flatMap((site) => {
    const owner = ownerOf(state, site);
    if (owner < 0) return [];
    const elsewhere = free.slice();
    addBlocks(state, site, elsewhere, -1);
    const start = site * positionsPerSite;
    const blocks = state.blocks.slice(start, start + capacityOf(site));
    const best = patternsOf(sizeOf(site), state.expert).find(
      (pattern) => fits(pattern, blocks) && !shortOf(pattern, blocks, elsewhere),
    );
    return best ? [{ site, owner, kind: best.kind, points: best.points, missing: capacityOf(site) - laidOn(state, site) }] : [];
  });
}

function freeBlocks({ bag, groups, hands }: Supply, colour: number): number {
  const ofColour = (list: readonly number[]) =>
    list.reduce((sum, count, i) => (i % colours.length === colour ? sum + count : sum), 0);
  return ofColour(bag) + ofColour(groups) + ofColour(hands);
}

function addBlocks(state: Pyramids, site: number, counts: number[], sign: 1 | -1): void {
  for (let position = 0; position < capacityOf(site); position++) {
    const block = blockAt(state, site, position);
    if (block) counts[block - 1] = counts[block - 1]! + sign;
  }
}
